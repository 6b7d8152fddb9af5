import type { MealRanges } from '@pomona/contract/wellness/ranges';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { useConsentGate } from '../../use-consent-gate.tsx';

/** Fetched when it is opened. */
const RangesDialog = lazyPart(async () => (await import('./ranges-dialog.tsx')).RangesDialog);

/** The way to the member's own ranges. */
export function RangesButton({ ranges }: { ranges: MealRanges }) {
  const t = useTranslations('wellness-diary.ranges');
  const gate = useConsentGate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3.5"
        onClick={() => gate.whenAgreed(() => setOpen(true))}
        icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
      >
        {t('open')}
      </Button>
      {isOpen && <RangesDialog ranges={ranges} onClose={() => setOpen(false)} />}
      {gate.dialog}
    </>
  );
}
