import type { Recipe } from '@pomona/contract/recipes';
import { ChefHat } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Steps } from './later-parts.ts';
import { stepNumberLook, stepsLook } from './steps-look.ts';

/** Fetched when somebody cooks: it and the dialog beneath it weigh as much as the rest of the page. */
const CookMode = lazy(async () => ({
  default: (await import('../cooking/cook-mode.tsx')).CookMode,
}));

interface Props {
  recipe: Recipe;
  /** The ingredient lines as they are shown: scaled, in the chosen units. */
  lines: readonly string[];
  /** For how many the dish is cooked. */
  servings: number;
  /** What the page offers to those who have cooked: at the end of cook mode. */
  afterCooking?: ReactNode;
}

/** The numbered steps, with timers where a step names a time, and the way into cook mode (DETAIL-07). */
export function Instructions({ recipe, lines, servings, afterCooking }: Props) {
  const t = useTranslations('recipe');
  const [isCooking, setIsCooking] = useState(false);
  // Once fetched it stays, and with it the step that one was at.
  const [hasCooked, setHasCooked] = useState(false);

  // What the server drew stands until the script is there, whatever else of the page is drawn anew meanwhile.
  const shownLines = useDeferredValue(lines);
  const steps = useMemo(
    () => (
      <Suspense fallback={<PlainSteps recipe={recipe} />}>
        <Steps recipe={recipe} lines={shownLines} />
      </Suspense>
    ),
    [recipe, shownLines],
  );

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
      {steps}
      {hasCooked && (
        <Suspense>
          <CookMode
            recipe={recipe}
            lines={lines}
            servings={servings}
            isOpen={isCooking}
            onOpenChange={setIsCooking}
            afterCooking={afterCooking}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The steps to read, while what makes them more is on its way. */
function PlainSteps({ recipe }: { recipe: Recipe }) {
  return (
    <ol className={stepsLook.list} lang={recipe.language}>
      {recipe.instructions.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a recipe never change places
        <li key={index} className={stepsLook.step}>
          <span aria-hidden="true" className={stepNumberLook}>
            {index + 1}
          </span>
          <div className={stepsLook.text}>{step}</div>
        </li>
      ))}
    </ol>
  );
}
