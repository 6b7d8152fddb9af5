import type { AuditEntry } from '@pomona/contract/admin/audit';
import type { AuditRow } from './store.ts';

const personOf = ({ id, name }: AuditRow['admin']) =>
  id === null || name === null ? null : { id, name };

export const presentEntry = ({ id, at, admin, action, member, details }: AuditRow): AuditEntry => ({
  id,
  at: at.toISOString(),
  admin: personOf(admin),
  action,
  member: personOf(member),
  details,
});
