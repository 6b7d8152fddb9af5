export type LineChange =
  | { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }
  | { readonly kind: 'changed'; readonly before: string; readonly after: string };

/** What became of each line, in order: kept, removed, added, or changed where enough of its words stayed. */
export function lineChanges(
  before: readonly string[],
  after: readonly string[],
): readonly LineChange[] {
  const changes: LineChange[] = [];
  let [left, right] = [0, 0];
  for (const [keptLeft, keptRight] of [...keptPairs(before, after), endOf(before, after)]) {
    changes.push(...gapChanges(before.slice(left, keptLeft), after.slice(right, keptRight)));
    const text = before[keptLeft];
    if (text !== undefined) changes.push({ kind: 'same', text });
    [left, right] = [keptLeft + 1, keptRight + 1];
  }
  return changes;
}

type Pair = readonly [left: number, right: number];

const endOf = (before: readonly string[], after: readonly string[]): Pair => [
  before.length,
  after.length,
];

/** The longest common subsequence, as pairs of places. */
function keptPairs(before: readonly string[], after: readonly string[]): Pair[] {
  const lengths = lengthsOf(before, after);
  const at = (left: number, right: number) => lengths[left]?.[right] ?? 0;
  const pairs: Pair[] = [];
  let [left, right] = [0, 0];
  while (left < before.length && right < after.length) {
    if (before[left] === after[right]) {
      pairs.push([left, right]);
      left += 1;
      right += 1;
    } else if (at(left + 1, right) >= at(left, right + 1)) left += 1;
    else right += 1;
  }
  return pairs;
}

/** For each two places how many lines the rests have in common. */
function lengthsOf(before: readonly string[], after: readonly string[]): number[][] {
  const width = after.length + 1;
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: width }, () => 0),
  );
  for (let left = before.length - 1; left >= 0; left -= 1) {
    const [row, below] = [lengths[left], lengths[left + 1]];
    if (!row || !below) continue;
    for (let right = after.length - 1; right >= 0; right -= 1)
      row[right] =
        before[left] === after[right]
          ? (below[right + 1] ?? 0) + 1
          : Math.max(below[right] ?? 0, row[right + 1] ?? 0);
  }
  return lengths;
}

/** Between two kept lines: each removed one meets the next added one that is like it. */
function gapChanges(removed: readonly string[], added: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  let next = 0;
  for (const before of removed) {
    const place = added.findIndex((after, index) => index >= next && isAlike(before, after));
    const after = added[place];
    if (after === undefined) {
      changes.push({ kind: 'removed', text: before });
      continue;
    }
    changes.push(...addedLines(added.slice(next, place)), { kind: 'changed', before, after });
    next = place + 1;
  }
  return [...changes, ...addedLines(added.slice(next))];
}

const addedLines = (lines: readonly string[]): LineChange[] =>
  lines.map((text) => ({ kind: 'added', text }));

/** Half of the words of the longer one stand in both. */
function isAlike(before: string, after: string): boolean {
  const [first, second] = [wordsOf(before), wordsOf(after)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared > 0 && shared * 2 >= Math.max(first.size, second.size);
}

const wordsOf = (line: string): Set<string> => new Set(line.toLowerCase().split(/\s+/));
