import { maximumServings, minimumServings } from '@pomona/contract/constants';
import type { Recipe } from '@pomona/contract/recipes';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Stepper } from '#ui/stepper.tsx';
import { Surface } from '#ui/surface.tsx';
import { startingServings } from '../starting-servings.ts';
import { useConvertedLines } from '../use-converted-lines.ts';
import { useScaledLines } from '../use-scaled-lines.ts';
import type { Kitchen } from './kitchen.ts';
import { UnitSwitch } from './later-parts.ts';

interface Props {
  recipe: Pick<Recipe, 'id' | 'ingredients' | 'language' | 'servings'>;
  kitchen: Kitchen;
}

/** What is needed, for as many as eat, in the units of their kitchen, each line to be ticked off (DETAIL-05, SCALE-01). */
export function IngredientList({ recipe, kitchen }: Props) {
  const t = useTranslations('recipe.detail');
  const { servings, ticked } = kitchen;
  const factor = servings / startingServings(recipe);
  const scaled = useScaledLines(recipe.ingredients, factor);
  const converted = useConvertedLines(recipe, factor);
  const lines = converted.lines ?? scaled;

  return (
    <Surface asChild className="print:border-0 print:p-0">
      <section aria-labelledby="ingredients">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="ingredients" className="text-2xl print:text-xl">
            {t('ingredients')}
          </h2>
          <Stepper
            label={t('servings')}
            value={servings}
            onChange={kitchen.setServings}
            min={minimumServings}
            max={maximumServings}
            decreaseLabel={t('fewer')}
            increaseLabel={t('more')}
            className="print:hidden"
          />
        </div>
        <p className="mt-1 text-muted text-sm tabular-nums print:hidden" aria-live="polite">
          {t('ticked', { done: ticked.size, total: recipe.ingredients.length })}
        </p>
        <Suspense>
          <UnitSwitch />
        </Suspense>
        <ul className="mt-4 divide-y divide-hairline print:mt-2" lang={recipe.language}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name the same line twice; places are stable
            <li key={index}>
              <IngredientLine
                text={line}
                isTicked={ticked.has(index)}
                onToggle={() => kitchen.toggle(index)}
              />
            </li>
          ))}
        </ul>
      </section>
    </Surface>
  );
}

interface LineProps {
  text: string;
  isTicked: boolean;
  onToggle: () => void;
}

function IngredientLine({ text, isTicked, onToggle }: LineProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.5 print:min-h-0 print:py-1">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={onToggle}
        className="mt-0.5 size-5 shrink-0 accent-leaf print:hidden"
      />
      <span className={isTicked ? 'text-muted line-through print:no-underline' : undefined}>
        {text}
      </span>
    </label>
  );
}
