/** Names stand in the table as they stand within a sentence. */
export function capitalised(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
