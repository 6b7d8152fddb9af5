import type { Recipe } from '@pomona/contract/recipes';
import { ArrowLeft, ArrowRight, Check, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useFocusReturn } from '#ui/use-focus-return.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { StepText } from './step-text.tsx';
import { TimerPills } from './timer-pills.tsx';

interface Props {
  recipe: Recipe;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One step at a time, large, with the screen kept awake; arrow keys turn the pages (DETAIL-07). */
export function CookMode({ recipe, isOpen, onOpenChange }: Props) {
  const t = useTranslations('recipe.cooking');
  const [index, setIndex] = useState(0);
  const isAwake = useWakeLock(isOpen);
  const focusReturn = useFocusReturn();
  const total = recipe.instructions.length;
  const step = recipe.instructions[index] ?? '';
  const isLast = index === total - 1;
  const turn = (by: number) => setIndex(Math.min(Math.max(index + by, 0), total - 1));

  function turnByKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  }

  function finish(): void {
    setIndex(0);
    onOpenChange(false);
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          onKeyDown={turnByKey}
          className="fixed inset-0 z-40 flex flex-col bg-paper outline-none"
        >
          <div className="page-width flex w-full items-center justify-between gap-4 py-4">
            <Dialog.Title lang="en" className="truncate font-display font-semibold text-xl">
              {recipe.title}
            </Dialog.Title>
            <Dialog.Close
              aria-label={t('close')}
              className="grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-leaf-soft hover:text-leaf"
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
            </Dialog.Close>
          </div>
          <ProgressBar
            label={t('step', { number: index + 1, total })}
            value={index + 1}
            max={total}
            className="h-1 rounded-none"
          />
          <div className="page-width flex w-full flex-1 flex-col justify-center overflow-y-auto py-8">
            <div aria-live="polite">
              <p className="font-semibold text-leaf tabular-nums">
                {t('step', { number: index + 1, total })}
              </p>
              <div
                lang="en"
                className="mt-4 max-w-[32ch] font-display text-3xl leading-snug sm:max-w-[40ch] md:text-4xl"
              >
                <StepText recipeId={recipe.id} step={step} number={index + 1} />
              </div>
            </div>
          </div>
          <div className="px-4">
            <TimerPills />
          </div>
          <div className="page-width flex w-full items-center justify-between gap-3 py-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            <Button
              variant="secondary"
              disabled={index === 0}
              onClick={() => turn(-1)}
              icon={<ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />}
            >
              {t('previous')}
            </Button>
            {isAwake && <p className="hidden text-muted text-sm sm:block">{t('awake')}</p>}
            {isLast ? (
              <Button
                onClick={finish}
                icon={<Check aria-hidden="true" strokeWidth={2} className="size-5" />}
              >
                {t('done')}
              </Button>
            ) : (
              <Button onClick={() => turn(1)}>
                {t('next')}
                <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
              </Button>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
