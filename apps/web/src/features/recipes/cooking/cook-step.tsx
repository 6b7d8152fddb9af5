import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { stepIngredients } from '../linked-steps.ts';
import { startingServings } from '../starting-servings.ts';
import { StepIngredients } from './step-ingredients.tsx';
import { StepText } from './step-text.tsx';

interface Props {
  recipe: Recipe;
  /** The ingredient lines as they are shown: scaled, in the chosen units. */
  lines: readonly string[];
  /** From 0. */
  step: number;
  servings: number;
  /** Of the text of the step, for what describes the dialog. */
  textId: string;
}

/** One page of cook mode: what the step takes, what to do, and what comes next. */
export function CookStep({ recipe, lines, step, servings, textId }: Props) {
  const t = useTranslations('cooking');
  const next = recipe.instructions[step + 1];
  const ingredients = stepIngredients(recipe, step);
  const written = startingServings(recipe);
  const hasOwnNumber = ingredients.some(({ said }) => said !== null && /\d/.test(said));
  return (
    <div className="animate-fade">
      <div aria-live="polite">
        <p className="font-semibold text-leaf tabular-nums">
          {t('step', { number: step + 1, total: recipe.instructions.length })}
        </p>
        <div
          id={textId}
          lang={recipe.language}
          className="short:mt-1 mt-4 short:max-w-[60ch] max-w-[32ch] font-display short:text-2xl text-3xl leading-snug sm:max-w-[40ch] md:text-4xl"
        >
          <StepText recipe={recipe} step={step} />
        </div>
      </div>
      <div lang={recipe.language}>
        <StepIngredients ingredients={ingredients} lines={lines} className="short:mt-3 mt-6" />
      </div>
      {hasOwnNumber && servings !== written && (
        <p className="mt-2 text-muted text-sm">{t('asWritten', { count: written })}</p>
      )}
      {next !== undefined && (
        <p className="short:mt-3 mt-8 line-clamp-1 max-w-prose text-muted">
          {t('comesNext', { step: next })}
        </p>
      )}
    </div>
  );
}
