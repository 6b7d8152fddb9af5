import * as z from 'zod/mini';
import { newPassword } from '../accounts.ts';
import { maximumEmailLength } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';

const feature = 'accounts';

/** Of another form it is no link either, and answers the same. In bodies only: addresses end up in logs. */
const token = z.string().check(z.maxLength(128));

/** Nobody learns whether there is such an account. */
export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  feature,
  summary:
    'Have a one-time link for a new password sent by mail; the answer is the same without an account',
  method: 'POST',
  path: '/api/users/password-reset',
  access: 'public',
  body: z.strictObject({
    email: z.string().check(z.minLength(1), z.maxLength(maximumEmailLength)),
  }),
  replies: { 204: null },
  errors: ['mail_unavailable', 'too_many_attempts'],
});

export const checkResetLink = defineEndpoint({
  name: 'checkResetLink',
  feature,
  summary: 'Whose password a one-time link sets; the link stays usable',
  method: 'POST',
  path: '/api/users/password-reset/check',
  access: 'public',
  body: z.strictObject({ token }),
  replies: { 200: z.object({ email: z.string() }) },
  errors: ['link_invalid'],
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  feature,
  summary: 'Set a new password by a one-time link; every session ends',
  method: 'PUT',
  path: '/api/users/password-reset',
  access: 'public',
  body: z.strictObject({ token, new_password: newPassword }),
  replies: { 204: null },
  errors: ['link_invalid', 'password_too_common'],
});

/** For a change that somebody else made: a new password is needed afterwards. */
export const restoreEmail = defineEndpoint({
  name: 'restoreEmail',
  feature,
  summary:
    'Take a change of e-mail back; every session ends, and the reply opens the way to a new password',
  method: 'POST',
  path: '/api/users/email-restoration',
  access: 'public',
  body: z.strictObject({ token }),
  replies: { 200: z.object({ email: z.string(), reset_token: z.string() }) },
  errors: ['link_invalid', 'email_taken'],
});

export const issueResetLink = defineEndpoint({
  name: 'issueResetLink',
  feature: 'admin',
  summary: 'Make a one-time link by which a member sets a new password; it is shown this once only',
  method: 'POST',
  path: '/api/admin/users/:id/reset-link',
  access: 'admin',
  params: z.object({ id: z.uuid() }),
  replies: { 201: z.object({ url: z.string(), expires_at: z.iso.datetime() }) },
  errors: ['not_found', 'demo_account', 'conflict'],
});

export const recoveryEndpoints = [
  requestPasswordReset,
  checkResetLink,
  resetPassword,
  restoreEmail,
  issueResetLink,
] as const;
