import type { Passkey } from '@pomona/contract/accounts/passkeys';
import type { PasskeyRow } from './store.ts';

export function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
