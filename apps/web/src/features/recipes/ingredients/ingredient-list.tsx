import { maximumServings, minimumServings } from '@pomona/contract/constants';
import type { Recipe } from '@pomona/contract/recipes';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CookingProgress } from '#product/cooking-progress.ts';
import { Stepper } from '#ui/form/stepper.tsx';
import { Surface } from '#ui/surface.tsx';
import { UnitSwitch } from './unit-switch.tsx';

interface Props {
  recipe: Pick<Recipe, 'ingredients' | 'language' | 'servings'>;
  progress: CookingProgress;
  /** The ingredient lines as they are shown: scaled, in the chosen units. */
  lines: readonly string[];
  /** Indices of the lines that the step in use names. */
  highlighted?: readonly number[];
  /** Stands behind a line: the steps that use it. */
  stepsOfLine?: (line: number) => ReactNode;
}

/** What is needed, for as many as eat, in the units of their kitchen, each line to be ticked off (DETAIL-05, SCALE-01). */
export function IngredientList({ recipe, progress, lines, highlighted = [], ...props }: Props) {
  const t = useTranslations('recipe-detail.page');
  const { stepsOfLine } = props;
  const { servings, ticked } = progress;

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
            onChange={progress.setServings}
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
        <UnitSwitch />
        {stepsOfLine && (
          <p aria-hidden="true" className="mt-4 text-right text-muted text-xs print:hidden">
            {t('inStep')}
          </p>
        )}
        <ul
          className={`divide-y divide-hairline print:mt-2 ${stepsOfLine ? '' : 'mt-3'}`}
          lang={recipe.language}
        >
          {lines.map((line, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name the same line twice; positions are stable
              key={index}
              className={`-mx-2 flex items-start gap-2 px-2 transition-colors ${highlighted.includes(index) ? 'bg-leaf-soft' : ''}`}
            >
              <IngredientLine
                text={line}
                isTicked={ticked.has(index)}
                onToggle={() => progress.toggle(index)}
              />
              {stepsOfLine && (
                <span className="min-w-5 py-2.5 text-right print:hidden">{stepsOfLine(index)}</span>
              )}
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
    <label className="flex min-h-11 flex-1 items-start gap-3 py-2.5 print:min-h-0 print:py-1">
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
