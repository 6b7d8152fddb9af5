import type { Recipe } from '@pomona/contract/recipes';
import { ChefHat } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { useHistoryLayer } from '#platform/use-history-layer.ts';
import { Button } from '#ui/button.tsx';
import { Steps } from './steps/steps.tsx';

/** Fetched when somebody cooks: it and the dialog beneath it weigh as much as the rest of the page. */
const CookMode = lazyPart(
  async () => (await import('#features/cooking/cook-mode/cook-mode.tsx')).CookMode,
);

interface Props {
  recipe: Recipe;
  /** The ingredient lines as they are shown: scaled, in the chosen units. */
  lines: readonly string[];
  servings: number;
  /** What the page offers to those who have cooked: at the end of cook mode. */
  afterCooking?: ReactNode;
}

/** The numbered steps, with timers where a step names a time, and the way into cook mode (DETAIL-07). */
export function Instructions({ recipe, lines, servings, afterCooking }: Props) {
  const t = useTranslations('cooking.steps');
  const page = useTranslations('recipe-detail.page');
  const cooking = useHistoryLayer('cooking');
  // Once fetched it stays, and with it the step that one was at.
  const [hasCooked, setHasCooked] = useState(false);

  function cook(): void {
    setHasCooked(true);
    cooking.open();
  }

  return (
    <section aria-labelledby="instructions">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="instructions" className="text-2xl print:text-xl">
          {page('instructions')}
        </h2>
        <Button
          variant="secondary"
          size="small"
          className="print:hidden"
          onClick={cook}
          icon={<ChefHat aria-hidden="true" className="size-4.5" />}
        >
          {t('start')}
        </Button>
      </div>
      <Steps recipe={recipe} lines={lines} />
      {hasCooked && (
        <CookMode
          recipe={recipe}
          lines={lines}
          servings={servings}
          isOpen={cooking.isOpen}
          onOpenChange={(isOpen) => !isOpen && cooking.close()}
          afterCooking={afterCooking}
        />
      )}
    </section>
  );
}
