import type { ErrorCode, FieldProblem } from '@pomona/contract/errors';

export interface AppErrorOptions {
  /** Instead of the sentence of the code; not translated. */
  detail?: string;
  errors?: readonly FieldProblem[];
  retryAfterSeconds?: number;
  /** Logged, never shown. */
  cause?: unknown;
}

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

export function invalidField(path: string, message: string): AppError {
  return new AppError('validation_failed', { errors: [{ path, message }] });
}
