import type { Recipe } from '@pomona/contract/recipes';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { stepsOfLine } from './linked-steps.ts';

interface Props {
  recipe: Pick<Recipe, 'step_links'>;
  line: number;
}

/** In which steps a line is used; each press leads to the next of them (DETAIL-07). */
export function LineSteps({ recipe, line }: Props) {
  const t = useTranslations('cooking.steps');
  const presses = useRef(0);
  const steps = stepsOfLine(recipe, line);
  if (steps.length === 0) return null;

  function goToStep(): void {
    const number = steps[presses.current % steps.length];
    presses.current += 1;
    const step = document.getElementById(`step-${number}`);
    step?.scrollIntoView({ block: 'center' });
    step?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      aria-label={t('usedIn', { steps: steps.join(', ') })}
      onClick={goToStep}
      className="wide-target ml-auto shrink-0 self-start rounded-sm pt-0.5 font-medium text-muted text-sm tabular-nums transition-colors hover:text-leaf print:hidden"
    >
      {steps.join(' · ')}
    </button>
  );
}
