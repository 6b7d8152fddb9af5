import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { adminPage, nextCursor } from './pages.ts';
import { settingNames } from './settings.ts';

const person = z.nullable(z.object({ id: z.string(), name: z.string() }));
const nameText = z.optional(z.string().check(z.maxLength(100)));

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
  'recipes_imported',
  'picture_generated',
  'pictures_started',
  'pictures_stopped',
  'grant_redeemed',
  'grant_refused',
  'server_grant_prepared',
  'server_grant_withdrawn',
  'server_admin_created',
  'server_admin_removed',
  'server_reset_link',
  'recipe_settled',
  'setting_changed',
] as const;
export type AdminAction = (typeof adminActions)[number];

const settingValue = z.union([z.boolean(), z.number()]);
/** What was changed, where it is neither account nor recipe. */
export const auditDetails = z.object({
  setting: z.enum(settingNames),
  before: settingValue,
  after: settingValue,
});
export type AuditDetails = z.infer<typeof auditDetails>;

/**
 * What was done, for good. Admin and member are `null` once the account is erased; what begins with `server_` was done by somebody with
 * access to the server, and a grant may be refused to a visitor, or for an account that does not exist.
 */
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  admin: person,
  action: z.enum(adminActions),
  member: person,
  /** `id` is `null` once it is gone; of a member's, all of it where it is not public any more. */
  recipe: z.nullable(z.object({ id: z.nullable(z.string()), title: z.string() })),
  details: z.nullable(auditDetails),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Names and e-mails are searched in, without regard to case and accents. Days are those of UTC, both included. */
const auditSelection = z.object({
  action: z.optional(z.enum(adminActions)),
  admin: nameText,
  member: nameText,
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
});
export type AuditSelection = z.infer<typeof auditSelection>;

export const listAudit = defineEndpoint({
  name: 'listAudit',
  feature: 'admin',
  summary: 'What administrators did, the last first',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  query: z.object({ ...adminPage, ...auditSelection.shape }),
  replies: { 200: z.object({ entries: z.array(auditEntry), ...nextCursor }) },
  errors: [],
});

/** Formulas in it are escaped: a spreadsheet runs none (OWASP, CSV injection). */
export const exportAudit = defineEndpoint({
  name: 'exportAudit',
  feature: 'admin',
  summary: 'What administrators did, the last first, as CSV',
  method: 'GET',
  path: '/api/admin/audit.csv',
  access: 'admin',
  query: auditSelection,
  replies: { 200: z.unknown() },
  errors: [],
});

export const auditEndpoints = [listAudit, exportAudit] as const;
