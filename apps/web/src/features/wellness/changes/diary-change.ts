import type { Api } from '#platform/api/api.ts';
import type { MergePayloads } from '#platform/offline/changes/change.ts';

/** Something that a member did to their diary: plain data, stored until the server has done it. */
export type DiaryChange<Entry, Body, Change> =
  | { kind: 'log'; body: Body /** As it is shown until then. */; entry: Entry }
  | { kind: 'change'; entry: Entry; change: Change }
  | { kind: 'remove'; entry: Entry }
  /** After its deletion. */
  | { kind: 'restore'; entry: Entry };

export const diaryKinds = ['symptoms', 'activities', 'meals'] as const;
export type DiaryKindName = (typeof diaryKinds)[number];

export interface DiaryCall {
  api: Api;
  signal: AbortSignal;
  /** Sent again, the call changes nothing. */
  idempotencyKey: string;
}

/** One kind of what a diary holds: how it is changed here, and how the server is called. */
export interface DiaryKind<Entry extends { id: string }, Body, Change> {
  name: DiaryKindName;
  log(call: DiaryCall, body: Body): Promise<Entry>;
  change(call: DiaryCall, id: string, change: Change): Promise<Entry>;
  remove(call: DiaryCall, id: string): Promise<Entry>;
  restore(call: DiaryCall, entry: Entry): Promise<Entry>;
  changed(entry: Entry, change: Change): Entry;
  changedBody(body: Body, change: Change): Body;
  /** Under another id. */
  bodyAs(id: string, body: Omit<Body, 'id'>): Body;
  /** In the order in which they are listed. */
  compare(a: Entry, b: Entry): number;
  /** Code of the refusal where there is no such entry. */
  gone: string;
}

/** Only this feature writes payloads of these kinds. */
export const diaryChangeOf = <Entry extends { id: string }, Body, Change>(
  _kind: DiaryKind<Entry, Body, Change>,
  { payload }: { payload: unknown },
) => payload as DiaryChange<Entry, Body, Change>;

/** The entries as they will be once the server has done this. Done again it changes nothing. */
export function afterDiaryChange<Entry extends { id: string }, Body, Change>(
  kind: DiaryKind<Entry, Body, Change>,
  entries: readonly Entry[],
  change: DiaryChange<Entry, Body, Change>,
): readonly Entry[] {
  const { entry } = change;
  const known = entries.find(({ id }) => id === entry.id);
  const others = entries.filter((other) => other !== known);
  if (change.kind === 'remove') return others;
  if (change.kind === 'change') return [...others, kind.changed(known ?? entry, change.change)];
  return known === undefined ? [...entries, entry] : entries;
}

/** What was never sent is merged: what is done to an entry that the server has not seen is part of logging it. */
export const mergeDiaryChanges =
  <Entry extends { id: string }, Body, Change>(
    kind: DiaryKind<Entry, Body, Change>,
  ): MergePayloads =>
  (before, after) => {
    const earlier = diaryChangeOf(kind, { payload: before });
    const later = diaryChangeOf(kind, { payload: after });
    if (earlier.entry.id !== later.entry.id || earlier.kind === 'remove') return undefined;
    const isNew = earlier.kind === 'log' || earlier.kind === 'restore';
    if (later.kind === 'remove') return isNew ? null : undefined;
    if (later.kind !== 'change') return undefined;
    if (earlier.kind === 'change')
      return { ...earlier, change: { ...earlier.change, ...later.change } };
    return {
      ...earlier,
      entry: kind.changed(earlier.entry, later.change),
      ...(earlier.kind === 'log' && { body: kind.changedBody(earlier.body, later.change) }),
    };
  };
