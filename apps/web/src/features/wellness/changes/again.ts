import { newKey } from '#platform/api/new-key.ts';
import type { Change } from '#platform/offline/changes/change.ts';
import { type DiaryChange, type DiaryKind, diaryChangeOf } from './diary-change.ts';

/** What is offered for a refused change. */
export function againOf<Entry extends { id: string }, Body, Fields>(
  kind: DiaryKind<Entry, Body, Fields>,
  refused: Change,
): DiaryChange<Entry, Body, Fields> {
  const change = diaryChangeOf(kind, refused);
  // A refused id may be in use.
  const id = newKey();
  if (change.kind === 'log')
    return { ...change, body: kind.bodyAs(id, change.body), entry: { ...change.entry, id } };
  // A correction that came too late: the entry as the member corrected it.
  if (change.kind === 'change' && refused.refusal?.code === kind.gone)
    return { kind: 'restore', entry: { ...kind.changed(change.entry, change.change), id } };
  return change;
}
