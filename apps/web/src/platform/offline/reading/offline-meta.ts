import type { QueryKey } from '@tanstack/react-query';

/** Queries that are stored in the browser; of each group those that were shown last. */
export interface OfflineMeta extends Record<string, unknown> {
  readonly offline: { readonly group: string; readonly max: number };
}

export const storedOffline = (group: string, max = 1): OfflineMeta => ({ offline: { group, max } });

interface WithMeta {
  readonly queryKey: QueryKey;
  readonly meta?: Record<string, unknown> | undefined;
}

export function offlineOf({ meta }: WithMeta): OfflineMeta['offline'] | undefined {
  return isOfflineMeta(meta) ? meta.offline : undefined;
}

function isOfflineMeta(meta: object | undefined): meta is OfflineMeta {
  return meta !== undefined && 'offline' in meta && typeof meta.offline === 'object';
}
