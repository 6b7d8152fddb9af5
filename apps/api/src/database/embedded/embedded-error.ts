/** The embedded server cannot be used; the message tells the user what to do. */
export class EmbeddedError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'EmbeddedError';
  }
}
