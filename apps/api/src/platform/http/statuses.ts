import type { ErrorCode } from '@pomona/contract/errors';

/** The HTTP status of every failure: the only such map. */
export const statuses: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  validation_failed: 422,
  not_signed_in: 401,
  session_rejected: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
  timeout: 504,
  login_failed: 401,
  email_taken: 409,
  password_too_common: 422,
  registration_closed: 403,
  too_many_attempts: 429,
  recipe_not_found: 404,
  food_not_found: 404,
  image_not_found: 404,
  endpoint_not_found: 404,
};
