import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { stepIngredients } from '#features/cooking/steps/linked-steps.ts';
import { StepIngredients } from '#features/cooking/steps/step-ingredients.tsx';
import { StepText } from '#features/cooking/steps/step-text.tsx';
import { AllergenLine } from '#product/allergen-line.tsx';
import { startingServings } from '#product/starting-servings.ts';

interface Props {
  recipe: Recipe;
  /** The ingredient lines as they are shown: scaled, in the chosen units. */
  lines: readonly string[];
  step: number;
  servings: number;
  /** Of the text of the step, for what describes the dialog. */
  textId: string;
}

/**
 * One page of cook mode: what the step takes, what to do, and what comes next. The live region stays from step to step,
 * so that screen readers announce each; a running clock in it is not announced.
 */
export function CookStep({ recipe, lines, step, servings, textId }: Props) {
  const t = useTranslations('cooking');
  const next = recipe.instructions[step + 1];
  const ingredients = stepIngredients(recipe, step);
  const written = startingServings(recipe);
  const hasOwnNumber = ingredients.some(
    ({ shareText }) => shareText !== null && /\d/.test(shareText),
  );
  return (
    <div>
      <p className="font-semibold text-leaf tabular-nums">
        {t('step', { number: step + 1, total: recipe.instructions.length })}
      </p>
      <div className="mt-3 grid gap-5 short:grid-cols-[minmax(0,1fr)_15rem] short:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div
          key={step}
          className="animate-fade empty:hidden short:order-last lg:order-last lg:mt-3"
        >
          <StepIngredients
            ingredients={ingredients}
            lines={lines}
            language={recipe.language}
            className="short:flex-col text-sm sm:text-base lg:flex-col lg:text-lg"
          />
          {hasOwnNumber && servings !== written && (
            <p className="mt-2 text-muted text-sm">{t('asWritten', { count: written })}</p>
          )}
        </div>
        <div
          id={textId}
          aria-live="polite"
          aria-relevant="additions"
          lang={recipe.language}
          className="max-w-[40ch] font-display text-3xl leading-snug short:text-2xl md:text-4xl"
        >
          <div key={step} className="animate-fade">
            <StepText recipe={recipe} step={step} />
          </div>
        </div>
      </div>
      {step === 0 && <AllergenLine recipe={recipe} />}
      {next !== undefined && (
        <p className="short:mt-3 mt-8 line-clamp-1 max-w-prose text-muted">
          {t.rich('comesNext', { step: () => <span lang={recipe.language}>{next}</span> })}
        </p>
      )}
    </div>
  );
}
