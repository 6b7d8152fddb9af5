import { ArrowLeft, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

interface Props {
  /** What the page offers to those who have cooked. */
  children: ReactNode;
  onStartOver: () => void;
  onClose: () => void;
}

export function Finish({ children, onStartOver, onClose }: Props) {
  const t = useTranslations('cooking');
  return (
    <div className="grid justify-items-start gap-6">
      <div>
        <p className="font-display font-semibold text-4xl md:text-5xl">{t('enjoy')}</p>
        <p className="mt-2 text-lg text-muted">{t('enjoyText')}</p>
      </div>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={children ? 'secondary' : 'primary'}
          onClick={onClose}
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
        >
          {t('backToRecipe')}
        </Button>
        <Button
          variant="secondary"
          onClick={onStartOver}
          icon={<RotateCcw aria-hidden="true" className="size-5" />}
        >
          {t('startOver')}
        </Button>
      </div>
    </div>
  );
}
