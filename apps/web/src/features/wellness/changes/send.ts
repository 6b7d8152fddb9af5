import { ApiError } from '#platform/api/failures.ts';
import type { DiaryCall, DiaryChange, DiaryKind } from './diary-change.ts';

/** `null`: there is no such entry any more. */
export async function sendDiaryChange<Entry extends { id: string }, Body, Change>(
  call: DiaryCall,
  kind: DiaryKind<Entry, Body, Change>,
  change: DiaryChange<Entry, Body, Change>,
): Promise<Entry | null> {
  switch (change.kind) {
    case 'log':
      return kind.log(call, change.body).catch(nullWhereGone(kind.gone));
    case 'change':
      return kind.change(call, change.entry.id, change.change);
    case 'remove':
      await kind.remove(call, change.entry.id).catch(nullWhereGone(kind.gone));
      return null;
    case 'restore':
      return kind.restore(call, change.entry).catch(nullWhereGone(kind.gone));
  }
}

/** Deleted by another device, or logged by the same call before, whose answer was lost, and deleted then. */
const nullWhereGone =
  (gone: string) =>
  (error: unknown): null => {
    if (error instanceof ApiError && error.code === gone) return null;
    throw error;
  };
