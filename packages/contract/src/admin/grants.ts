import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Every refusal is the same, also that of a visitor (GRANT-02). */
export const grantAdmin = defineEndpoint({
  name: 'grantAdmin',
  feature: 'admin',
  summary:
    'Become an administrator by a right prepared on the server, or make another account one as an administrator; only soon after signing in',
  method: 'POST',
  path: '/api/admin/grant-admin/:email',
  access: 'visitor',
  params: z.object({ email: z.string() }),
  replies: { 200: z.object({ is_admin: z.literal(true) }) },
  errors: ['grant_refused'],
});

export const ownGrant = z.object({
  /** A right waits for this account. */
  is_open: z.boolean(),
  /** It can be redeemed only after signing in anew. */
  needs_sign_in: z.boolean(),
});

export const readOwnGrant = defineEndpoint({
  name: 'readOwnGrant',
  feature: 'admin',
  summary: 'Whether the right to administrate waits for oneself',
  method: 'GET',
  path: '/api/users/me/admin-grant',
  access: 'member',
  replies: { 200: ownGrant },
  errors: [],
});

export const adminGrantsEndpoints = [grantAdmin, readOwnGrant] as const;
