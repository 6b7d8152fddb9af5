import type { ErrorCode, FieldProblem } from '@pomona/contract/errors';

export interface AppErrorOptions {
  /** Instead of the sentence of the code; only where the code alone would not help (it is not translated). */
  detail?: string;
  /** Which fields are wrong, and how. */
  errors?: readonly FieldProblem[];
  /** When to try again; becomes `Retry-After`. */
  retryAfterSeconds?: number;
  /** What went wrong underneath; logged, never shown. */
  cause?: unknown;
}

/** A failure that the caller should learn about, by name. Everything else that is thrown is a fault of ours. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: string | undefined;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? code, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = options.detail;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** A 422 that names one field. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('validation_failed', { errors: [{ path, message }] });
}
