import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface Props {
  /** As they are shown on the page: scaled, in the chosen units. */
  lines: readonly string[];
  language: string;
}

/** All ingredients, without leaving the step. */
export function IngredientsButton({ lines, language }: Props) {
  const t = useTranslations('cooking.ingredients');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        icon={<ListChecks aria-hidden="true" className="size-5" />}
      >
        {t('open')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('open')} closeLabel={t('close')}>
        <ul lang={language} className="divide-y divide-hairline">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand twice
            <li key={index} className="py-2.5">
              {line}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
