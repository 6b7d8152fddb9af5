import * as z from 'zod/mini';
import { newPassword } from '../accounts.ts';
import { maximumPasswordLength } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';

/** The password that is in use, asked for once more before something that could take the account away. */
export const currentPassword = z.string().check(z.minLength(1), z.maxLength(maximumPasswordLength));

export const session = z.object({
  id: z.string(),
  /** The reader's own, which makes this call. */
  is_current: z.boolean(),
  /** As the browser names itself; `null` where that is not known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  /** At most a minute old. */
  last_used_at: z.iso.datetime(),
});
export type Session = z.infer<typeof session>;

export const changePassword = defineEndpoint({
  name: 'changePassword',
  feature: 'accounts',
  summary: 'Change the password; every other session ends',
  method: 'PUT',
  path: '/api/users/me/password',
  access: 'member',
  body: z.strictObject({ current_password: currentPassword, new_password: newPassword }),
  replies: { 204: null },
  errors: ['wrong_password', 'password_too_common', 'demo_account', 'too_many_attempts'],
});

export const listSessions = defineEndpoint({
  name: 'listSessions',
  feature: 'accounts',
  summary: 'Where the member is signed in, the last used first',
  method: 'GET',
  path: '/api/users/me/sessions',
  access: 'member',
  replies: { 200: z.object({ sessions: z.array(session) }) },
  errors: [],
});

export const endSession = defineEndpoint({
  name: 'endSession',
  feature: 'accounts',
  summary: 'Sign out one session of the member',
  method: 'DELETE',
  path: '/api/users/me/sessions/:id',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  replies: { 204: null },
  errors: ['session_not_found'],
});

export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  feature: 'accounts',
  summary: 'Sign out every session of the member but this one',
  method: 'DELETE',
  path: '/api/users/me/sessions',
  access: 'member',
  replies: { 204: null },
  errors: [],
});

export const accountSecurityEndpoints = [
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
] as const;
