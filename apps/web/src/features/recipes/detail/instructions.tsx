import type { Recipe } from '@pomona/contract/recipes';
import { ChefHat } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { StepText } from '../cooking/step-text.tsx';

/** Fetched when somebody cooks: it and the dialog beneath it weigh as much as the rest of the page. */
const CookMode = lazy(async () => ({
  default: (await import('../cooking/cook-mode.tsx')).CookMode,
}));

/** The numbered steps, with timers where a step names a time, and the way into cook mode (DETAIL-07). */
export function Instructions({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe');
  const [isCooking, setIsCooking] = useState(false);
  // Once fetched it stays, and with it the step that one was at.
  const [hasCooked, setHasCooked] = useState(false);

  function cook(): void {
    setHasCooked(true);
    setIsCooking(true);
  }

  return (
    <section aria-labelledby="instructions">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="instructions" className="text-2xl print:text-xl">
          {t('detail.instructions')}
        </h2>
        <Button
          variant="secondary"
          size="small"
          className="print:hidden"
          onClick={cook}
          icon={<ChefHat aria-hidden="true" strokeWidth={1.75} className="size-4.5" />}
        >
          {t('cooking.start')}
        </Button>
      </div>
      <ol className="mt-6 grid gap-7 print:mt-2 print:gap-2" lang="en">
        {recipe.instructions.map((step, index) => (
          <li key={step} className="flex break-inside-avoid gap-4 sm:gap-5 print:gap-2">
            <span
              aria-hidden="true"
              className="w-8 shrink-0 font-display font-semibold text-3xl text-leaf leading-none tabular-nums print:w-5 print:text-xl"
            >
              {index + 1}
            </span>
            <div className="max-w-prose leading-relaxed">
              <StepText recipeId={recipe.id} step={step} number={index + 1} />
            </div>
          </li>
        ))}
      </ol>
      {hasCooked && (
        <Suspense>
          <CookMode recipe={recipe} isOpen={isCooking} onOpenChange={setIsCooking} />
        </Suspense>
      )}
    </section>
  );
}
