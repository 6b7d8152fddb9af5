import { ArrowLeft, ArrowRight, Check, RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

interface Props {
  step: number;
  total: number;
  isAwake: boolean;
  onGoTo: (step: number) => void;
}

/** The buttons that turn the pages of cook mode. */
export function CookModeFoot({ step, total, isAwake, onGoTo }: Props) {
  const t = useTranslations('cooking');
  return (
    <div className="page-width short:py-1.5 flex w-full items-center justify-between gap-3 py-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] short:pb-[max(0.375rem,env(safe-area-inset-bottom))]">
      <Button
        variant="secondary"
        aria-disabled={step === 0}
        onClick={() => step > 0 && onGoTo(step - 1)}
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
            onClick={() => onGoTo(0)}
            icon={<RotateCcw aria-hidden="true" className="size-5" />}
          >
            <span className="hidden sm:inline">{t('startOver')}</span>
          </Button>
        )}
        <Button onClick={() => onGoTo(step + 1)}>
          {t(step === total - 1 ? 'done' : 'next')}
          {step === total - 1 ? (
            <Check aria-hidden="true" strokeWidth={2} className="size-5" />
          ) : (
            <ArrowRight aria-hidden="true" className="size-5" />
          )}
        </Button>
      </div>
    </div>
  );
}
