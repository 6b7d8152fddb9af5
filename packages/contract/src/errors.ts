import * as z from 'zod/mini';

/** The API maps each code to one HTTP status (`status-codes.ts`) and to a message in four languages (`./locales`). */
export const errorCodes = [
  'bad_request',
  'validation_failed',
  'not_signed_in',
  'session_rejected',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
  'storage_full',
  'timeout',
  'login_failed',
  'email_taken',
  'goal_not_found',
  'too_many_goals',
  'password_too_common',
  'registration_closed',
  'too_many_attempts',
  'wrong_password',
  'demo_account',
  'session_not_found',
  'passkey_not_found',
  'passkey_refused',
  'passkeys_unavailable',
  'too_many_passkeys',
  'recipe_not_found',
  'too_many_recipes',
  'recipe_changed',
  'import_nothing_found',
  'import_address_refused',
  'import_not_loaded',
  'import_too_large',
  'import_not_read',
  'import_in_progress',
  'review_not_found',
  'review_exists',
  'own_recipe',
  'food_not_found',
  'shopping_item_not_found',
  'shopping_list_full',
  'shared_list_not_found',
  'shared_list_read_only',
  'image_not_found',
  'image_unreadable',
  'image_too_large',
  'image_address_refused',
  'image_not_loaded',
  'too_many_images_today',
  'image_storage_full',
  'consent_needed',
  'meal_not_found',
  'endpoint_not_found',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const fieldProblem = z.object({ path: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** `detail` is the message in the language of the request. */
export const errorReply = z.object({
  detail: z.string(),
  code: z.enum(errorCodes),
  errors: z.optional(z.array(fieldProblem)),
  request_id: z.optional(z.string()),
});
export type ErrorReply = z.infer<typeof errorReply>;
