import { ChefHat } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useBottomBar } from '#ui/use-bottom-bar.ts';

interface Props {
  isCooking: boolean;
  isCancelled: boolean;
}

/** The button that cooks; on phones it stays at the thumb. */
export function SubmitBar({ isCooking, isCancelled }: Props) {
  const t = useTranslations('chef.form');
  useBottomBar('low');
  const button = useRef<HTMLButtonElement>(null);
  // The button that cancelled is gone.
  useEffect(() => {
    if (isCancelled) button.current?.focus();
  }, [isCancelled]);
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-2 rounded-b-card border-hairline border-t bg-surface px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
      <Button
        ref={button}
        type="submit"
        size="large"
        loading={isCooking}
        icon={<ChefHat aria-hidden="true" className="size-5.5" />}
        className="w-full"
      >
        {t('submit')}
      </Button>
      <p role="status" className="text-center text-muted text-sm empty:hidden">
        {isCancelled && t('cancelled')}
      </p>
    </div>
  );
}
