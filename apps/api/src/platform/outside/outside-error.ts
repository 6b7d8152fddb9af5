/**
 * - `refused`: an address that is not fetched: not http(s), another port, not public;
 * - `too_large`: more bytes than allowed;
 * - `failed`: no response in time, none with 200, or one that broke off.
 */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly reason: 'refused' | 'too_large' | 'failed';
  constructor(reason: OutsideError['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
