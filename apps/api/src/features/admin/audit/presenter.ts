import type { AuditEntry } from '@pomona/contract/admin/audit';
import type { AuditRow } from './store.ts';

const personOf = ({ id, name }: AuditRow['admin']) =>
  id === null || name === null ? null : { id, name };

const recipeOf = ({ recipeId: id, recipeTitle: title }: AuditRow) =>
  title === null ? null : { id, title };

export const presentEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  admin: personOf(row.admin),
  action: row.action,
  member: personOf(row.member),
  recipe: recipeOf(row),
});
