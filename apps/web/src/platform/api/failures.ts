import type { ErrorCode, FieldProblem } from '@pomona/contract/errors';

/** The server answered, and said no. `detail` is a sentence for the person, in the language of the request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly detail: string | null;
  readonly problems: readonly FieldProblem[];

  constructor(failure: {
    status: number;
    code?: ErrorCode | null;
    detail?: string | null;
    problems?: readonly FieldProblem[];
  }) {
    super(failure.detail ?? `The server answered ${failure.status}`);
    this.status = failure.status;
    this.code = failure.code ?? null;
    this.detail = failure.detail ?? null;
    this.problems = failure.problems ?? [];
  }
}

/** A proxy answers these for a server that it does not reach. */
export const isGatewayStatus = (status: number): boolean => status === 502 || status === 504;

export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof NetworkError || (error instanceof ApiError && isGatewayStatus(error.status))
  );
}

/** No answer came: the server cannot be reached, or the connection broke. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
