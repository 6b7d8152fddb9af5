import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { currentPassword } from './security.ts';

/** Every session ends at once. Who signs in before the date keeps the account. */
export const eraseOwnUser = defineEndpoint({
  name: 'eraseOwnUser',
  feature: 'accounts',
  summary: 'Delete the account: nobody sees it from now on, and in 14 days it is erased',
  method: 'DELETE',
  path: '/api/users/me',
  access: 'member',
  body: z.strictObject({ password: currentPassword }),
  replies: { 202: z.object({ erasure_at: z.iso.datetime() }) },
  errors: ['wrong_password', 'demo_account', 'last_admin', 'too_many_attempts'],
});

export const accountErasureEndpoints = [eraseOwnUser] as const;
