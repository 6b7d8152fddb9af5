import type { MayContainReason, Trait } from '../foods/food-row.ts';
import type { Reason } from '../labels/judged-serving.ts';
import { labelRules } from '../labels/label-rules.ts';
import type { LabelVerdict } from '../labels/labels.ts';
import type { ParsedLine } from '../lines/line.ts';
import type { LineMention } from '../lines/line-mentions.ts';

/** Why a food leaves a label open: an alternative, optional, only a part of an unread word, or its `may` reason. */
export type DoubtReason = 'choice' | 'optional' | 'part' | MayContainReason;

export interface Doubt {
  /** `null` for words without a row. */
  key: string | null;
  words: string;
  line: string;
  because: DoubtReason;
}

/** The foods that leave a condition on contents open. */
export function doubtsOf(
  label: LabelVerdict['label'],
  reason: Reason,
  lines: readonly ParsedLine[],
): Doubt[] {
  if (reason.verdict !== 'cannot_tell' || reason.condition !== 'without') return [];
  const broken = brokenBy(label);
  const doubts = new Map<string, Doubt>();
  for (const line of lines) {
    for (const mention of line.mentions) {
      const because = doubtIn(mention, line, broken);
      if (because === null) continue;
      const one = doubt(mention, line, because);
      doubts.set(JSON.stringify(one), one);
    }
  }
  return [...doubts.values()];
}

const doubt = ({ food, text }: LineMention, line: ParsedLine, because: DoubtReason): Doubt => ({
  key: food?.key ?? null,
  words: text,
  line: line.text,
  because,
});

/** No rule has two conditions of this kind. */
function brokenBy(label: LabelVerdict['label']): readonly Trait[] {
  const rule = labelRules.find((one) => one.label === label);
  const condition = rule?.conditions.find((one) => one.kind === 'without');
  return condition === undefined ? [] : [...condition.traits, ...(condition.unsure ?? [])];
}

function doubtIn(
  { traits, may, relation, isCertain }: LineMention,
  { optional }: ParsedLine,
  broken: readonly Trait[],
): DoubtReason | null {
  const found = traits.filter((trait) => broken.includes(trait));
  if (found.length === 0) return may.find(({ trait }) => broken.includes(trait))?.because ?? null;
  if (relation === 'part') return 'part';
  if (!isCertain) return 'choice';
  if (optional) return 'optional';
  return 'traces';
}
