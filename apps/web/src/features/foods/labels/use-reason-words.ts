import type { JudgedLabel, LabelReason } from '@pomona/contract/foods/labels';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';

type RuleUnit = NonNullable<LabelReason['unit']>;

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
const kinds = ['processed', 'redmeat', 'butter-cream'] as const;

/** Says why a label holds or does not: one plain sentence for each condition of its rule. */
export function useReasonWords() {
  const t = useTranslations('foods.labels');
  const format = useFormatter();
  const isNumberFree = useNumberFree();

  function amount(value: number, unit: RuleUnit | undefined): string {
    if (unit === 'share') return format.number(value, { style: 'percent' });
    const shown = format.number(value, { maximumFractionDigits: value < 10 ? 1 : 0 });
    if (unit === undefined || unit === 'load') return shown;
    return unit === 'mg' ? `${shown} mg` : `${shown} g`;
  }
  const listOf = (foods: readonly { name: string }[]) => format.list(foods.map(({ name }) => name));

  function figureSentence(reason: LabelReason, side: 'atMost' | 'atLeast'): string {
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

  function kindSentence({ verdict, role, limit = 0, foods, condition }: LabelReason): string {
    const known = kinds.find((kind) => kind === role);
    const kind = known === undefined ? (role ?? '') : t(`kind.${known}`);
    if (condition === 'withoutRole')
      return t(`kindNone.${verdict}`, { kind, foods: listOf(foods) });
    if (isNumberFree) return t(`kindLittleWords.${verdict}`, { kind, foods: listOf(foods) });
    return t(`kindLittle.${verdict}`, { kind, limit: amount(limit, 'g'), foods: listOf(foods) });
  }

  const quoted = (words: readonly string[]) =>
    format.list(words.map((word) => t('quoted', { word })));

  /** Names the very foods and words that decide, or that leave it open. */
  function withoutSentence({ verdict, foods, words = [], unknown_lines: lines }: LabelReason) {
    const named = [...foods.map(({ name }) => name), ...words.map((word) => t('quoted', { word }))];
    const unread = verdict === 'cannot_tell' ? lines.flatMap((line) => line.words) : [];
    const told = [
      ...(named.length > 0 || verdict === 'proven'
        ? [t(`without.${verdict}`, { foods: format.list(named) })]
        : []),
      ...(unread.length > 0 ? [t('unread', { words: quoted(unread) })] : []),
    ];
    return told.length > 0 ? told.join(' ') : t('without.incomplete');
  }

  function groupSentence({ verdict, counted = [], limit = 0 }: LabelReason): string {
    const count = counted.filter((group) => group.verdict === 'proven').length;
    return t(`some.${verdict}`, { count: String(count), limit: String(limit) });
  }

  function sentence(reason: LabelReason): string {
    switch (reason.condition) {
      case 'atMost':
      case 'atLeast':
        return figureSentence(reason, reason.condition);
      case 'without':
        return withoutSentence(reason);
      case 'withoutRole':
      case 'roleAtMost':
        return kindSentence(reason);
      case 'mainFat':
        return t(`mainFat.${reason.verdict}`);
      case 'withoutTransFat':
        return t(`transFat.${reason.verdict}`, { foods: listOf(reason.foods) });
      case 'some':
        return groupSentence(reason);
    }
  }

  /** What helps to understand the sentence: groups, contributors, what is missing. */
  function details(reason: LabelReason): string[] {
    const { contributions = [], limit_for: limitFor, widest, unmeasured, unit } = reason;
    const told: string[] = groupDetails(reason);
    if (contributions.length > 0) {
      const list = contributors(contributions, reason);
      told.push(isEnergy(reason) ? t('energyFrom', { list }) : t('mostFrom', { list }));
    }
    if (limitFor !== undefined && !isNumberFree) told.push(t(`limitFor.${limitFor}`));
    if (unmeasured.length > 0) {
      const list = listOf(unmeasured);
      told.push(unit === 'load' ? t('noIndex', { list }) : t('unmeasured', { list }));
    }
    if (widest !== undefined && !isNumberFree) told.push(t('widest', { food: widest.name }));
    return [...told, ...doubtDetails(reason), ...unknownDetails(reason)];
  }

  function doubtDetails({ doubts }: LabelReason): string[] {
    const told = doubts.map(({ food, words, line, because }) =>
      t(`doubt.${because}`, { food: food?.name ?? t('quoted', { word: words }), line }),
    );
    return [...new Set(told)];
  }

  function unknownDetails({ unknown_lines: lines }: LabelReason): string[] {
    const told = lines.map(({ text, words }) =>
      words.length > 0
        ? t('unreadIn', { line: text, words: quoted(words) })
        : t('unweighed', { line: text }),
    );
    return [...new Set(told)];
  }

  function groupDetails({ counted = [] }: LabelReason): string[] {
    const named = (verdict: LabelReason['verdict']) => {
      const those = counted.filter((group) => group.verdict === verdict);
      return format.list(those.map(({ name }) => groupName(name)));
    };
    const [there, open] = [named('proven'), named('cannot_tell')];
    return [
      ...(there === '' ? [] : [t('groupThere', { list: there })]),
      ...(open === '' ? [] : [t('groupOpen', { list: open })]),
    ];
  }

  function groupName(name: string): string {
    const known = groupNames.find((group) => group === name);
    return known === undefined ? name : t(`group.${known}`);
  }

  /** The three that bring most; in grams where the figure itself is in grams, else as shares. */
  function contributors(
    contributions: NonNullable<LabelReason['contributions']>,
    { unit }: LabelReason,
  ): string {
    const most = contributions.slice(0, 3);
    if (isNumberFree) return listOf(most);
    const isSum = unit === 'g' || unit === 'mg';
    return format.list(
      most.map(({ name, value, share }) =>
        t('part', { food: name, amount: isSum ? amount(value, unit) : amount(share, 'share') }),
      ),
    );
  }

  return {
    sentence,
    details,
    note: ({ note, foods }: JudgedLabel['notes'][number]) =>
      t(`note.${note}`, { foods: listOf(foods) }),
  };
}

/** Too small a share of energy is told by what brings the energy. */
const isEnergy = ({ contributes_to: sum }: LabelReason) => sum === 'calories';

/** Of drinks the sugars are counted in 100 ml. */
function figureName({ figure, unit }: LabelReason) {
  return figure === 'sugarsPer100g' && unit === 'gPer100ml' ? 'sugarsPer100ml' : figure;
}

/** The condition that decides: the first that refutes, else the first that stays open, else the first. */
export function decidingReason({ verdict, because }: JudgedLabel): LabelReason | undefined {
  return because.find((reason) => reason.verdict === verdict) ?? because[0];
}
