/** What the database tells those who run it. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
}
