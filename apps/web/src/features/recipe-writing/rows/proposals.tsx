import type { Language } from '@pomona/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { proposalsQuery } from '#features/recipe-writing/queries.ts';
import { useApi } from '#platform/services.tsx';

interface Props {
  name: string;
  /** Words of the line that are not read. */
  unread: readonly string[];
  language: Language;
  /** The food that the line is read as now. */
  taken: string | null;
  onPick: (food: string) => void;
}

/** Foods that the words of a line may mean; one press writes the food into the line. */
export function Proposals({ name, unread, language, taken, onPick }: Props) {
  const t = useTranslations('recipe-form.reading');
  const query = useQuery({
    ...proposalsQuery(useApi(), language, [name, ...unread]),
    enabled: name !== '',
  });
  if (name === '') return null;
  if (query.isError) return <p className="mt-1 text-muted text-sm">{t('proposalsFailed')}</p>;
  if (query.data === undefined) return null;
  // A misspelled food is offered too: picked, it is written as it is called.
  const others = query.data.filter(({ key }) => key !== taken || unread.length > 0);
  // A food was found, and there is no other that the words could mean.
  if (others.length === 0 && taken !== null) return null;
  if (others.length === 0) return <p className="mt-1 text-muted text-sm">{t('noProposals')}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div
      role="group"
      aria-label={t('proposals', { name })}
      className="mt-2 flex flex-wrap gap-x-2 gap-y-2.5 sm:justify-end"
    >
      {others.map((food) => (
        <button
          key={food.key}
          type="button"
          onClick={() => onPick(food.name)}
          className="wide-target min-h-8 rounded-full border border-outline bg-surface px-3 text-sm transition-colors hover:border-leaf hover:text-leaf"
        >
          {food.name}
        </button>
      ))}
    </div>
  );
}
