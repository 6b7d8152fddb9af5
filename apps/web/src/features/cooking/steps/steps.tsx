import type { Recipe } from '@pomona/contract/recipes';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { highlightLines } from './highlighted-lines.ts';
import { linksOfStep, stepIngredients } from './linked-steps.ts';
import { StepIngredients } from './step-ingredients.tsx';
import { StepText } from './step-text.tsx';

interface Props {
  recipe: Recipe;
  /** The ingredient lines as they are shown: scaled, in the chosen units. */
  lines: readonly string[];
}

const stepsClasses = {
  list: 'mt-6 grid gap-7 print:mt-2 print:gap-2',
  step: 'flex scroll-mt-28 break-inside-avoid gap-4 sm:gap-5 print:gap-2',
  text: 'max-w-prose leading-relaxed',
};

const stepNumberClasses =
  'w-8 shrink-0 font-display font-semibold text-3xl text-leaf leading-none tabular-nums print:w-5 print:text-xl';

/** The steps with their times and ingredients; the number of a step shows what it takes (DETAIL-07). */
export function Steps({ recipe, lines }: Props) {
  const [shown, setShown] = useState<string | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  useEffect(() => () => highlightLines(), []);
  usePressElsewhere(shown !== null, () => show(null));

  function linesOf(step: number | null): number[] {
    if (step === null) return [];
    return linksOfStep(recipe, step).flatMap((mention) => mention.lines);
  }

  function show(place: string | null, named?: readonly number[]): void {
    setShown(place);
    highlightLines(named ?? linesOf(opened));
  }

  function open(step: number | null): void {
    setOpened(step);
    highlightLines(linesOf(step));
  }

  return (
    <ol className={stepsClasses.list} lang={recipe.language}>
      {recipe.instructions.map((_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a recipe keep their order
        <li key={step} id={`step-${step + 1}`} className={stepsClasses.step}>
          <StepNumber
            step={step}
            isOpen={opened === step}
            hasIngredients={linesOf(step).length > 0}
            onPress={() => open(opened === step ? null : step)}
          />
          <div className={stepsClasses.text}>
            <StepText recipe={recipe} step={step} mentions={{ lines, shown, onShow: show }} />
            {opened === step && (
              <StepIngredients
                id={`step-${step + 1}-ingredients`}
                ingredients={stepIngredients(recipe, step)}
                lines={lines}
                language={recipe.language}
                className="mt-3 text-sm print:hidden"
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface NumberProps {
  step: number;
  isOpen: boolean;
  hasIngredients: boolean;
  onPress: () => void;
}

function StepNumber({ step, isOpen, hasIngredients, onPress }: NumberProps) {
  const t = useTranslations('cooking.steps');
  if (!hasIngredients) {
    return (
      <span aria-hidden="true" className={stepNumberClasses}>
        {step + 1}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `step-${step + 1}-ingredients` : undefined}
      aria-label={t('stepIngredients', { number: step + 1 })}
      onClick={onPress}
      className={`${stepNumberClasses} wide-target self-start rounded-sm text-left transition-opacity hover:opacity-70`}
    >
      {step + 1}
    </button>
  );
}

/** A press beside what is shown closes it, also where a press moves no focus. */
function usePressElsewhere(isActive: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const press = (event: PointerEvent) => {
      const isMention =
        event.target instanceof Element && event.target.closest('[aria-describedby]');
      if (!isMention) onPress();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  });
}
