import { useFormatter, useTranslations } from 'use-intl';
import type { Finder } from '#features/recipes/finding/finder.ts';
import { isMatched, strictOf, withMatch } from '#features/recipes/matching/diet-match.ts';
import { useMatchCounts } from '#features/recipes/matching/use-match-counts.ts';
import type { Selection } from '#features/recipes/selection.ts';
import { useTexts } from '#platform/language/use-texts.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';

interface Props {
  selection: Selection;
  onChange: (selection: Selection) => void;
  finder: Finder | undefined;
  /** Whether there are too many recipes to load. */
  isLarge: boolean;
}

/** Beside the count: whether a dish must have each of the chosen diets or one of them, with how many either leaves (LIST-10). */
export function DietMatch(props: Props) {
  const hasTexts = useTexts('recipe-choice');
  return hasTexts && isMatched(props.selection.diets) ? <Choice {...props} /> : null;
}

function Choice({ selection, onChange, ...found }: Props) {
  const t = useTranslations('recipe-choice.match');
  const { any, all } = useMatchCounts(selection, found);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <SegmentedControl
        label={t('label')}
        className="tabular-nums max-[24rem]:w-full max-[24rem]:flex-col"
        value={selection.isEveryDiet ? 'all' : 'any'}
        onChange={(value) => onChange(withMatch(selection, value === 'all'))}
        segments={[
          { value: 'any', label: any === null ? t('any') : t('anyCounted', { count: any }) },
          { value: 'all', label: all === null ? t('all') : t('allCounted', { count: all }) },
        ]}
      />
      <Reason selection={selection} />
    </div>
  );
}

/** Said as soon as it changes: a strict diet asks for all, and without that not every dish keeps to it. */
function Reason({ selection: { diets, isEveryDiet } }: Pick<Props, 'selection'>) {
  const t = useTranslations('recipe-choice.match');
  const names = useTranslations('recipes.diet');
  const { list } = useFormatter();
  const strict = strictOf(diets);
  const named = list(
    strict.map((diet) => names(diet)),
    { type: 'unit' },
  );
  return (
    <p role="status" className="text-muted text-sm">
      {strict.length > 0 && t(isEveryDiet ? 'because' : 'notEvery', { diets: named })}
    </p>
  );
}
