/** Why no recipe came, as far as it decides what to do next. */
export type CookFailure =
  /** Too many in this hour; `seconds` until the next one, where the server says so. */
  | { readonly kind: 'limit'; readonly until: number | null }
  | { readonly kind: 'unreachable' }
  /** The server's own sentence. */
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'broken' };

export class CookError extends Error {
  override readonly name = 'CookError';
  readonly failure: CookFailure;

  constructor(failure: CookFailure, cause?: unknown) {
    super(failure.kind, { cause });
    this.failure = failure;
  }
}

export function failureIn(error: unknown): CookFailure {
  return error instanceof CookError ? error.failure : { kind: 'broken' };
}
