/** The embedded server cannot be used; the message is a line for a person and says what to do. */
export class EmbeddedError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'EmbeddedError';
  }
}
