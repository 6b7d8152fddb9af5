/** A kind of job. */
export interface Queue<Payload> {
  name: string;
  /** How often a job that failed is tried again. */
  retryLimit: number;
  /** A job that is not done after so long counts as lost with its process, and another takes it up. */
  expireInSeconds: number;
  /** Throws where what the database holds is not such a payload. */
  parse(payload: unknown): Payload;
}

/** A job to be done. There is at most one of each id in a queue, however often it is added. */
export interface NewJob<Payload> {
  /** A UUID. */
  id: string;
  payload: Payload;
  /** Higher ones come first. */
  priority: number;
}
