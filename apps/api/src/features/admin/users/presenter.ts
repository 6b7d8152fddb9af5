import type { AdminUser } from '@pomona/contract/admin/users';
import type { UserRow } from './store.ts';

export const presentUser = (row: UserRow): AdminUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  avatar: row.avatar,
  is_admin: row.isAdmin,
  is_disabled: row.isDisabled,
  is_demo: row.isDemo,
  erasure_at: row.erasureAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});
