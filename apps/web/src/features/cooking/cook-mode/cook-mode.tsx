import type { Recipe } from '@pomona/contract/recipes';
import { ArrowLeft, ArrowRight, Check, RotateCcw, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TimerList } from '#features/cooking/timers/timer-list.tsx';
import { keepStep, keptStep } from '#product/cooking-progress.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useFocusReturn } from '#ui/overlay/use-focus-return.ts';
import { CookStep } from './cook-step.tsx';
import { Finish } from './finish.tsx';
import { isForPage } from './for-page.ts';
import { stepByKey } from './step-by-key.ts';
import { useSwipe } from './use-swipe.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface Props {
  recipe: Recipe;
  /** The ingredient lines as they are shown: scaled, in the chosen units. */
  lines: readonly string[];
  /** For how many the dish is cooked. */
  servings: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the page offers to those who have cooked. */
  afterCooking?: ReactNode;
}

/**
 * One step at a time, large, with the screen kept awake; keys and fingers turn the pages. Where one was is kept for a
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
  const [step, setStep] = useState(() => Math.min(keptStep(recipe), total - 1));
  const isAwake = useWakeLock(true);
  const focusReturn = useFocusReturn();
  const textId = useId();
  const page = useRef<HTMLDivElement>(null);
  const isFinished = step >= total;
  const swipe = useSwipe((by) => goTo(Math.min(Math.max(step + by, 0), total)));

  function goTo(next: number): void {
    setStep(next);
    // Who has finished begins anew the next time.
    keepStep(recipe, next >= total ? 0 : next);
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
      <div className="page-width short:py-1 flex w-full items-center justify-between gap-4 py-4">
        <div className="min-w-0">
          <Dialog.Title
            lang={recipe.language}
            className="truncate font-display font-semibold text-xl"
          >
            {recipe.title}
          </Dialog.Title>
          <p className="text-muted text-sm">{t('servings', { count: servings })}</p>
        </div>
        <Dialog.Close
          aria-label={t('close')}
          className="grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-leaf-soft hover:text-leaf"
        >
          <X aria-hidden="true" className="size-6" />
        </Dialog.Close>
      </div>
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
      {!isFinished && (
        <div className="page-width short:py-1.5 flex w-full items-center justify-between gap-3 py-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] short:pb-[max(0.375rem,env(safe-area-inset-bottom))]">
          <Button
            variant="secondary"
            aria-disabled={step === 0}
            onClick={() => step > 0 && goTo(step - 1)}
            icon={<ArrowLeft aria-hidden="true" className="size-5" />}
          >
            {t('previous')}
          </Button>
          {isAwake && <p className="hidden text-muted text-sm md:block">{t('awake')}</p>}
          <div className="flex gap-2">
            {step > 0 && (
              <Button
                variant="quiet"
                aria-label={t('startOver')}
                onClick={() => goTo(0)}
                icon={<RotateCcw aria-hidden="true" className="size-5" />}
              >
                <span className="hidden sm:inline">{t('startOver')}</span>
              </Button>
            )}
            <Button onClick={() => goTo(step + 1)}>
              {t(step === total - 1 ? 'done' : 'next')}
              {step === total - 1 ? (
                <Check aria-hidden="true" strokeWidth={2} className="size-5" />
              ) : (
                <ArrowRight aria-hidden="true" className="size-5" />
              )}
            </Button>
          </div>
        </div>
      )}
    </Dialog.Content>
  );
}
