import type { LabelReason } from '@pomona/contract/foods/labels';
import type { ReasonWords } from './reason-words.ts';

const kinds = ['processed', 'redmeat', 'butter-cream'] as const;

/** Whether one condition of a label's rule holds, in one plain sentence. */
export function reasonSentence(words: ReasonWords, reason: LabelReason): string {
  switch (reason.condition) {
    case 'atMost':
    case 'atLeast':
      return figureSentence(words, reason, reason.condition);
    case 'without':
      return withoutSentence(words, reason);
    case 'withoutRole':
    case 'roleAtMost':
      return kindSentence(words, reason);
    case 'withoutFoods':
      return words.t(`foodsNone.${reason.verdict}`, { foods: words.foods(reason.foods) });
    case 'mainFat':
      return mainFatSentence(words, reason);
    case 'withoutTransFat':
      return words.t(`transFat.${reason.verdict}`, { foods: words.foods(reason.foods) });
    case 'some':
      return groupSentence(words, reason);
  }
}

function figureSentence(
  { t, amount, isNumberFree }: ReasonWords,
  reason: LabelReason,
  side: 'atMost' | 'atLeast',
): string {
  const { verdict, unit, range, limit = 0 } = reason;
  const name = figureName(reason);
  const figure = name === undefined ? '' : t(`figure.${name}`);
  if (isNumberFree) return t(`${side}Words.${verdict}`, { figure });
  const low = amount(range?.low ?? 0, unit);
  const high = range?.high === null || range === undefined ? '' : amount(range.high, unit);
  return t(`${side}.${verdict}`, {
    figure,
    value: amount(range?.value ?? range?.low ?? 0, unit),
    low,
    high,
    limit: amount(limit, unit),
    range: high === '' ? t('rangeOpen', { low }) : t('range', { low, high }),
  });
}

/** Of drinks the sugars are counted in 100 ml. */
function figureName({ figure, unit }: LabelReason) {
  return figure === 'sugarsPer100g' && unit === 'gPer100ml' ? 'sugarsPer100ml' : figure;
}

function mainFatSentence(
  { t, amount, isNumberFree }: ReasonWords,
  { verdict, limit = 0 }: LabelReason,
): string {
  if (isNumberFree) return t(`mainFatWords.${verdict}`);
  return t(`mainFat.${verdict}`, { limit: amount(limit, 'g') });
}

function kindSentence(
  { t, amount, foods: named, isNumberFree }: ReasonWords,
  { verdict, role, limit = 0, foods, condition }: LabelReason,
): string {
  const known = kinds.find((kind) => kind === role);
  const kind = known === undefined ? (role ?? '') : t(`kind.${known}`);
  const texts = { kind, foods: named(foods) };
  if (condition === 'withoutRole') return t(`kindNone.${verdict}`, texts);
  if (isNumberFree) return t(`kindLittleWords.${verdict}`, texts);
  return t(`kindLittle.${verdict}`, { ...texts, limit: amount(limit, 'g') });
}

/** Names the very foods and words that decide, or that leave it open. */
function withoutSentence(
  { t, list, quoted }: ReasonWords,
  { verdict, foods, words = [], unknown_lines: lines }: LabelReason,
): string {
  const named = [...foods.map(({ name }) => name), ...words.map(quoted)];
  const unread = verdict === 'cannot_tell' ? lines.flatMap((line) => line.words) : [];
  const sentences = [
    ...(named.length > 0 || verdict === 'proven'
      ? [t(`without.${verdict}`, { foods: list(named) })]
      : []),
    ...(unread.length > 0 ? [t('unread', { words: list(unread.map(quoted)) })] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : t('without.incomplete');
}

function groupSentence({ t }: ReasonWords, { verdict, counted = [], limit = 0 }: LabelReason) {
  const count = counted.filter((group) => group.verdict === 'proven').length;
  return t(`some.${verdict}`, { count: String(count), limit: String(limit) });
}
