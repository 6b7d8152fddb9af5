import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { adminPage, nextCursor } from './pages.ts';

const person = z.nullable(z.object({ id: z.string(), name: z.string() }));

export const adminActions = [
  'admin_made',
  'admin_removed',
  'user_disabled',
  'user_enabled',
  'user_deleted',
  'user_restored',
  'reset_link_issued',
  'recipe_created',
  'recipe_changed',
  'recipe_version_restored',
  'recipe_deleted',
  'recipe_restored',
  'recipe_published',
  'recipe_declined',
  'recipe_unpublished',
  'picture_generated',
  'pictures_started',
  'pictures_stopped',
] as const;
export type AdminAction = (typeof adminActions)[number];

/** What an administrator did, for good. Admin and member are `null` once the account is erased. */
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  admin: person,
  action: z.enum(adminActions),
  member: person,
  /** `id` is `null` once it is gone; of a member's, all of it where it is not public any more. */
  recipe: z.nullable(z.object({ id: z.nullable(z.string()), title: z.string() })),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = defineEndpoint({
  name: 'listAudit',
  feature: 'admin',
  summary: 'What administrators did, the last first',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  query: z.object({ ...adminPage, action: z.optional(z.enum(adminActions)) }),
  replies: { 200: z.object({ entries: z.array(auditEntry), ...nextCursor }) },
  errors: [],
});

export const auditEndpoints = [listAudit] as const;
