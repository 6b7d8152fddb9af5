import type { LabelReason } from '@pomona/contract/foods/labels';
import type { ReasonWords } from './reason-words.ts';

const groupNames = [
  'vegetables',
  'legumes',
  'seafood',
  'wholeGrains',
  'nuts',
  'fruit',
  'oilyFish',
  'leafyOrCruciferous',
  'berries',
  'oliveOil',
  'nutsOrSeeds',
  'turmericOrGinger',
] as const;

/** What helps to understand a reason: groups, contributors, what is missing. */
export function reasonDetails(words: ReasonWords, reason: LabelReason): string[] {
  return [
    ...groupDetails(words, reason),
    ...contributionDetails(words, reason),
    ...limitDetails(words, reason),
    ...unmeasuredDetails(words, reason),
    ...widestDetails(words, reason),
    ...doubtDetails(words, reason),
    ...unknownDetails(words, reason),
  ];
}

function contributionDetails(words: ReasonWords, reason: LabelReason): string[] {
  if (reason.contributions === undefined || reason.contributions.length === 0) return [];
  const list = contributors(words, reason.contributions, reason);
  // Too small a share of energy is explained by what brings the energy.
  const isEnergy = reason.contributes_to === 'calories';
  return [isEnergy ? words.t('energyFrom', { list }) : words.t('mostFrom', { list })];
}

function limitDetails({ t, isNumberFree }: ReasonWords, { limit_for: meal }: LabelReason) {
  return meal === undefined || isNumberFree ? [] : [t(`limitFor.${meal}`)];
}

function unmeasuredDetails({ t, foods }: ReasonWords, { unmeasured, unit }: LabelReason) {
  if (unmeasured.length === 0) return [];
  const list = foods(unmeasured);
  return [unit === 'load' ? t('noIndex', { list }) : t('unmeasured', { list })];
}

function widestDetails({ t, isNumberFree }: ReasonWords, { widest }: LabelReason): string[] {
  return widest === undefined || isNumberFree ? [] : [t('widest', { food: widest.name })];
}

function doubtDetails({ t, quoted }: ReasonWords, { doubts }: LabelReason): string[] {
  const texts = doubts.map(({ food, words, line, because }) =>
    t(`doubt.${because}`, { food: food?.name ?? quoted(words), line }),
  );
  return [...new Set(texts)];
}

function unknownDetails(
  { t, list, quoted }: ReasonWords,
  { unknown_lines: lines }: LabelReason,
): string[] {
  const texts = lines.map(({ text, words }) =>
    words.length > 0
      ? t('unreadIn', { line: text, words: list(words.map(quoted)) })
      : t('unweighed', { line: text }),
  );
  return [...new Set(texts)];
}

function groupDetails(words: ReasonWords, { counted = [] }: LabelReason): string[] {
  const named = (verdict: LabelReason['verdict']) =>
    words.list(
      counted
        .filter((group) => group.verdict === verdict)
        .map(({ name }) => groupName(words, name)),
    );
  const [there, open] = [named('proven'), named('cannot_tell')];
  return [
    ...(there === '' ? [] : [words.t('groupThere', { list: there })]),
    ...(open === '' ? [] : [words.t('groupOpen', { list: open })]),
  ];
}

function groupName({ t }: ReasonWords, name: string): string {
  const known = groupNames.find((group) => group === name);
  return known === undefined ? name : t(`group.${known}`);
}

/** The three that bring most; in grams where the figure itself is in grams, else as shares. */
function contributors(
  { t, amount, list, foods, isNumberFree }: ReasonWords,
  contributions: NonNullable<LabelReason['contributions']>,
  { unit }: LabelReason,
): string {
  const largest = contributions.slice(0, 3);
  if (isNumberFree) return foods(largest);
  const isSum = unit === 'g' || unit === 'mg';
  return list(
    largest.map(({ name, value, share }) =>
      t('part', { food: name, amount: isSum ? amount(value, unit) : amount(share, 'share') }),
    ),
  );
}
