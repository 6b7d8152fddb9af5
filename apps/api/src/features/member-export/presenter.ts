import type { MemberExport } from '@pomona/contract/accounts/member-export';
import { exportKeptHours } from '@pomona/contract/constants';
import type { ArchiveRow } from './store.ts';

export const keptMilliseconds = exportKeptHours * 60 * 60 * 1000;

export function presentExport(row: ArchiveRow, now: number): MemberExport {
  const until = row.readyAt === null ? null : new Date(row.readyAt.getTime() + keptMilliseconds);
  // The file is removed within a minute after.
  const isOver = row.state === 'ready' && until !== null && until.getTime() <= now;
  const state = isOver ? 'expired' : row.state;
  const isReady = state === 'ready';
  const share = Math.min(1, row.filesDone / Math.max(1, row.filesTotal));
  return {
    id: row.id,
    state,
    progress: isReady ? 1 : share,
    bytes: isReady ? row.bytes : 0,
    requested_at: row.requestedAt.toISOString(),
    ready_until: isReady && until !== null ? until.toISOString() : null,
  };
}
