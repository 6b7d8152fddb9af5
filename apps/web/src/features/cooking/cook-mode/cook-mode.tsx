import type { Recipe } from '@pomona/contract/recipes';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TimerList } from '#features/cooking/timers/timer-list.tsx';
import { useCountEvent } from '#platform/api/use-count-event.ts';
import { useWakeLock } from '#platform/use-wake-lock.ts';
import { storedStep, storeStep } from '#product/cooking-progress.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useFocusReturn } from '#ui/overlay/use-focus-return.ts';
import { CookModeFoot } from './cook-mode-foot.tsx';
import { CookModeHead } from './cook-mode-head.tsx';
import { CookStep } from './cook-step.tsx';
import { Finish } from './finish.tsx';
import { isForPage } from './for-page.ts';
import { stepByKey } from './step-by-key.ts';
import { useSwipe } from './use-swipe.ts';

interface Props {
  recipe: Recipe;
  /** The ingredient lines as they are shown: scaled, in the chosen units. */
  lines: readonly string[];
  servings: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  afterCooking?: ReactNode;
}

/**
 * One step at a time, large, with the screen kept awake; keys and fingers turn the pages. Where one was is stored for a
 * day (DETAIL-07).
 */
export function CookMode(props: Props) {
  return (
    <Dialog.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <Dialog.Portal>
        <CookPages {...props} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function CookPages({ recipe, lines, servings, onOpenChange, afterCooking }: Props) {
  const t = useTranslations('cooking');
  const total = recipe.instructions.length;
  const [step, setStep] = useState(() => Math.min(storedStep(recipe), total - 1));
  const isAwake = useWakeLock(true);
  const focusReturn = useFocusReturn();
  const textId = useId();
  const page = useRef<HTMLDivElement>(null);
  const isFinished = step >= total;
  const swipe = useSwipe((by) => goTo(Math.min(Math.max(step + by, 0), total)));

  const countEvent = useCountEvent();

  function goTo(next: number): void {
    setStep(next);
    if (next >= total && !isFinished) countEvent({ event: 'cooked', recipe_id: recipe.id });
    // Who has finished begins again the next time.
    storeStep(recipe, next >= total ? 0 : next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its beginning
  useEffect(() => {
    page.current?.scrollTo(0, 0);
  }, [step]);

  function turnByKey(event: KeyboardEvent): void {
    if (!isForPage(event)) return;
    const isOnControl = event.target instanceof Element && event.target.closest('button, a');
    if (event.altKey || event.ctrlKey || event.metaKey || (event.key === ' ' && isOnControl))
      return;
    const next = stepByKey(event.key, step, total);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  }

  return (
    <Dialog.Content
      {...focusReturn}
      onOpenAutoFocus={(event) => {
        focusReturn.onOpenAutoFocus();
        // Not on the first button: the space bar is to turn the page, not to close.
        event.preventDefault();
        if (event.target instanceof HTMLElement) event.target.focus();
      }}
      aria-describedby={isFinished ? undefined : textId}
      onKeyDown={turnByKey}
      className="fixed inset-0 z-40 flex flex-col bg-paper outline-none"
    >
      <CookModeHead recipe={recipe} servings={servings} lines={lines} />
      <ProgressBar
        label={t('progress')}
        valueText={isFinished ? t('enjoy') : t('step', { number: step + 1, total })}
        value={isFinished ? total : step + 1}
        max={total}
        className="h-1 shrink-0 rounded-none"
      />
      <div
        ref={page}
        {...swipe}
        className="flex min-h-0 w-full flex-1 touch-pan-y flex-col overflow-y-auto overflow-x-hidden"
      >
        <div className="page-width short:my-0 my-auto w-full short:py-3 py-8">
          {isFinished ? (
            <Finish onStartOver={() => goTo(0)} onClose={() => onOpenChange(false)}>
              {afterCooking}
            </Finish>
          ) : (
            <CookStep
              recipe={recipe}
              lines={lines}
              step={step}
              servings={servings}
              textId={textId}
            />
          )}
        </div>
      </div>
      <div className="short:max-h-16 grid max-h-[30dvh] shrink-0 justify-items-center overflow-y-auto px-4 last:pb-5">
        <TimerList />
      </div>
      {!isFinished && <CookModeFoot step={step} total={total} isAwake={isAwake} onGoTo={goTo} />}
    </Dialog.Content>
  );
}
