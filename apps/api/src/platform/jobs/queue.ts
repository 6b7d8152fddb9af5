export interface Queue<Payload> {
  name: string;
  /** How often a failed job is tried again. */
  retryLimit: number;
  /** Before the first of them, a second where absent; doubled for each further one. */
  retryDelaySeconds?: number;
  /** After this time a job counts as lost with its process, and another performs it. */
  expireInSeconds: number;
  /** Throws where the stored value is no such payload. */
  parse(payload: unknown): Payload;
}

/** There is at most one job of each id in a queue, however often it is added. */
export interface NewJob<Payload> {
  /** A UUID. */
  id: string;
  payload: Payload;
  priority: number;
}
