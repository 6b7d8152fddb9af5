import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { useSettled } from '#platform/use-settled.ts';
import { suggestionsQuery } from '../queries.ts';
import { folded } from './food-words.ts';

const settleMilliseconds = 200;
const shortestWord = 2;

interface Props {
  typed: string;
  taken: readonly string[];
  onPick: (food: string) => void;
}

/** Foods that the word being typed may mean; one press adds one. */
export function Suggestions({ typed, taken, onPick }: Props) {
  const t = useTranslations('chef.foods');
  const text = useSettled(typed.trim(), settleMilliseconds);
  const isWord = text.length >= shortestWord && typed.trim() !== '';
  const found = useQuery({
    ...suggestionsQuery(useApi(), useLocale(), text),
    enabled: isWord,
  });
  const known = new Set(taken.map(folded));
  const foods = isWord ? (found.data ?? []).filter(({ name }) => !known.has(folded(name))) : [];
  if (foods.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={t('suggestions', { text })} className="mt-2 flex flex-wrap gap-2">
      {foods.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          onClick={() => onPick(name)}
          className="wide-target inline-flex min-h-8 items-center gap-1 rounded-full border border-outline bg-surface px-2.5 text-sm transition-colors hover:border-leaf hover:text-leaf"
        >
          <Plus aria-hidden="true" className="size-3.5 text-leaf" />
          {name}
        </button>
      ))}
    </div>
  );
}
