import type { ImportedRecipe } from '@pomona/contract/recipe-exchange';
import { mealTypes } from '@pomona/food/labels/diets';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { DraftReview } from './draft-review.tsx';

interface Props {
  found: readonly ImportedRecipe[];
  /** What the lines were recognised as. */
  lines: (recipe: ImportedRecipe) => ReactNode;
  onChange: (found: readonly ImportedRecipe[]) => void;
  onChosen: (recipe: ImportedRecipe) => void;
  onAgain: () => void;
}

/** What was understood of the source: one recipe, or several of which one is chosen. Nothing is saved by itself. */
export function FoundRecipes({ found, lines, onChange, onChosen, onAgain }: Props) {
  const t = useTranslations('recipe-import.found');
  const [place, setPlace] = useState(0);
  const heading = useFocusOnArrival();
  const recipe = found[place] ?? found[0];
  if (recipe === undefined) return null;

  function chooseMeal(value: string): void {
    const meal_type = mealTypes.find((meal) => meal === value) ?? null;
    onChange(
      found.map((one) => (one === recipe ? { ...one, draft: { ...one.draft, meal_type } } : one)),
    );
  }
  return (
    <div className="grid gap-8">
      <div>
        <Button
          variant="quiet"
          size="small"
          onClick={onAgain}
          className="-ml-3.5"
          icon={<ArrowLeft aria-hidden="true" className="size-4.5" />}
        >
          {t('again')}
        </Button>
        <h2 ref={heading} tabIndex={-1} className="mt-2 text-2xl outline-none">
          {t('heading')}
        </h2>
        <p className="mt-2 max-w-prose text-muted">{t('unsaved')}</p>
      </div>
      {found.length > 1 && <Choice found={found} place={place} onChange={setPlace} />}
      <DraftReview
        key={place}
        recipe={recipe}
        lines={lines(recipe)}
        onMeal={chooseMeal}
        foot={
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-hairline max-sm:border-t max-sm:bg-paper max-sm:px-4 max-sm:py-3">
            <Button size="large" className="max-sm:w-full" onClick={() => onChosen(recipe)}>
              {t('save')}
            </Button>
            {found.length > 1 && <p className="text-muted text-sm">{t('next')}</p>}
          </div>
        }
      />
    </div>
  );
}

interface ChoiceProps {
  found: readonly ImportedRecipe[];
  place: number;
  onChange: (place: number) => void;
}

function Choice({ found, place, onChange }: ChoiceProps) {
  const t = useTranslations('recipe-import');
  const name = useId();
  return (
    <fieldset>
      <legend className="font-display font-semibold text-xl">
        {t('found.several', { count: found.length })}
      </legend>
      <p className="text-muted">{t('found.which')}</p>
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        {found.map(({ draft }, index) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: a source keeps its order; two may have one title
            key={index}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-outline bg-surface px-4 py-2.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-soft has-checked:text-leaf has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name={name}
              checked={index === place}
              onChange={() => onChange(index)}
              className="size-4.5 shrink-0 accent-leaf"
            />
            <span lang={draft.language} className="hyphenate min-w-0 font-semibold">
              {draft.title || t('draft.untitled')}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The form has gone: who waited for the answer reads on here. */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
