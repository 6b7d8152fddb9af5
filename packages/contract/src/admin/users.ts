import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { adminPage, nextCursor } from './pages.ts';

const feature = 'admin';
const access = 'admin';

/** An account as administrators see it: nothing of its health data, goals or lists. */
export const adminUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  is_admin: z.boolean(),
  is_disabled: z.boolean(),
  is_demo: z.boolean(),
  /** Deleted: erased then, unless it is restored before. */
  erasure_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  /** Of its newest session; `null` while it has none. */
  last_used_at: z.nullable(z.iso.datetime()),
});
export type AdminUser = z.infer<typeof adminUser>;

export const userStates = ['admins', 'disabled', 'deleted'] as const;
export type UserState = (typeof userStates)[number];

/** With any parameter beside `limit` the answer is an object. */
export const listUsersQuery = z.object({
  ...adminPage,
  /** In name and e-mail, without regard to case and accents. */
  q: z.optional(z.string().check(z.maxLength(100))),
  state: z.optional(z.enum(userStates)),
  page: z.optional(z.literal('first')),
});
export type ListUsersQuery = z.infer<typeof listUsersQuery>;

const idParams = z.object({ id: z.uuid() });

export const listUsers = defineEndpoint({
  ...{ name: 'listUsers', feature, access },
  summary:
    'Accounts, the newest first; a list, or with another parameter than limit a page of them',
  method: 'GET',
  path: '/api/admin/users',
  query: listUsersQuery,
  replies: {
    200: z.union([
      z.array(adminUser),
      z.object({ users: z.array(adminUser), total: z.number(), ...nextCursor }),
    ]),
  },
  errors: [],
});

export const readUser = defineEndpoint({
  ...{ name: 'readAdminUser', feature, access },
  summary: 'One account',
  method: 'GET',
  path: '/api/admin/users/:id',
  params: idParams,
  replies: { 200: adminUser },
  errors: ['not_found'],
});

/** Its sessions end at once where it may do less afterwards. */
export const changeUser = defineEndpoint({
  ...{ name: 'changeUser', feature, access },
  summary: 'Make somebody an administrator or a member, disable or enable the account',
  method: 'PATCH',
  path: '/api/admin/users/:id',
  params: idParams,
  body: z
    .strictObject({ is_admin: z.optional(z.boolean()), is_disabled: z.optional(z.boolean()) })
    .check(z.refine((change) => Object.keys(change).length > 0, 'Changes nothing')),
  replies: { 200: adminUser },
  errors: ['not_found', 'last_admin', 'demo_account', 'forbidden'],
});

export const deleteUser = defineEndpoint({
  ...{ name: 'deleteUser', feature, access },
  summary: 'Delete somebody’s account; it can be restored until it is erased',
  method: 'DELETE',
  path: '/api/admin/users/:id',
  params: idParams,
  replies: { 200: adminUser },
  errors: ['not_found', 'last_admin', 'demo_account', 'forbidden'],
});

export const restoreUser = defineEndpoint({
  ...{ name: 'restoreUser', feature, access },
  summary: 'Bring a deleted account back; for one that is not deleted it changes nothing',
  method: 'POST',
  path: '/api/admin/users/:id/restore',
  params: idParams,
  replies: { 200: adminUser },
  errors: ['not_found'],
});

export const adminUsersEndpoints = [
  listUsers,
  readUser,
  changeUser,
  deleteUser,
  restoreUser,
] as const;
