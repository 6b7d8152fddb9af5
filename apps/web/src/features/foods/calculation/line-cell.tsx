import type { CalculatedLine } from '@pomona/contract/foods/calculation';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFigureWords } from '../figures/use-figure-words.ts';

/** A line of the recipe: its food, how the grams were reached, and the row that the figures come from. */
export function LineCell({ line, formula }: { line: CalculatedLine; formula: string | undefined }) {
  const t = useTranslations('foods.calculation');
  return (
    <>
      <span className="block font-medium">{line.text}</span>
      {line.within !== null && (
        <span className="block text-muted text-xs">{t('within', { line: line.within })}</span>
      )}
      {line.food === null ? (
        <span className="block text-berry text-sm">{t('notRecognized')}</span>
      ) : (
        <Link
          to="/foods/$key"
          params={{ key: line.food.key }}
          className="text-leaf text-sm underline-offset-4 hover:underline"
        >
          {line.food.name}
        </Link>
      )}
      <HowMeasured line={line} />
      {line.source && <SourceRow source={line.source} />}
      {formula !== undefined && (
        <span className="block text-muted text-xs tabular-nums sm:hidden">{formula}</span>
      )}
    </>
  );
}

function SourceRow({ source }: { source: NonNullable<CalculatedLine['source']> }) {
  const t = useTranslations('foods.calculation');
  return (
    <>
      {source.stands_in && (
        <span className="block text-xs">
          {t('standsIn')} <span lang="en">{source.description}</span>
        </span>
      )}
      <span className="block text-muted text-xs">
        {t('row', { row: source.row, source: source.source })}
      </span>
    </>
  );
}

function HowMeasured({ line }: { line: CalculatedLine }) {
  const t = useTranslations('foods');
  const words = useFigureWords();
  const { measure, food, grams } = line;
  if (food !== null && grams === null) {
    return <span className="block text-berry text-xs">{t('calculation.noWeight')}</span>;
  }
  if (measure === null) return null;
  const { by, spread, grams_of_one: one, eaten } = measure;
  const way = t(`measuredBy.${by}`);
  const parts = [
    spread === null ? way : t('calculation.spread', { by: way, spread: words.percent(spread) }),
    ...(one === null || by === 'weight'
      ? []
      : [t('calculation.gramsOfOne', { grams: words.grams(one) })]),
    ...(eaten.value === 1 ? [] : [t('calculation.eaten', { share: words.percent(eaten.value) })]),
    ...(line.optional ? [t('calculation.optional')] : []),
  ];
  return <span className="block text-muted text-xs">{parts.join(' · ')}</span>;
}
