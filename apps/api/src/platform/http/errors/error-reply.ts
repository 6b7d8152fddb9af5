import { errorText } from '@pomona/contract/error-texts';
import type { ErrorCode, ErrorReply } from '@pomona/contract/errors';
import type { Language } from '@pomona/contract/languages';
import { AppError } from '#platform/errors.ts';
import { statuses } from './status-codes.ts';

/** Seconds after which a database that was restarted is expected back. */
const databaseRetrySeconds = 2;

/** What the framework itself refuses. */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  413: 'payload_too_large',
  414: 'not_found',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  431: 'payload_too_large',
};

export interface Failure {
  status: number;
  headers: Record<string, string>;
  body: ErrorReply;
}

export interface FaultClassifier {
  isUnavailable(error: unknown): boolean;
  isDiskFull(error: unknown): boolean;
}

/** `internal` for what nobody foresaw. */
export function appErrorOf(error: unknown, faults: FaultClassifier): AppError {
  if (error instanceof AppError) return error;
  if (faults.isDiskFull(error)) return new AppError('storage_full', { cause: error });
  if (faults.isUnavailable(error)) {
    return new AppError('unavailable', { cause: error, retryAfterSeconds: databaseRetrySeconds });
  }
  const status = statusOf(error);
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError(codesByStatus[status] ?? 'bad_request', { cause: error });
  }
  return new AppError('internal', { cause: error });
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

export function failureOf(error: AppError, language: Language, requestId: string): Failure {
  const status = statuses[error.code];
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (error.retryAfterSeconds !== undefined) {
    headers['retry-after'] = String(Math.ceil(error.retryAfterSeconds));
  }
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  const body: ErrorReply = {
    detail: error.detail ?? errorText(error.code, language),
    code: error.code,
    ...(error.errors ? { errors: [...error.errors] } : {}),
    request_id: requestId,
  };
  return { status, headers, body };
}
