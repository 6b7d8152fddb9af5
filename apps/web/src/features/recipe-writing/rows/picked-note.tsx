import { Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

interface Props {
  /** What the line said before a food was picked for it. */
  before: string;
  onUndo: () => void;
}

/** The way back from a food that was picked. */
export function PickedNote({ before, onUndo }: Props) {
  const t = useTranslations('recipe-form');
  return (
    <p role="status" className="mt-1 flex flex-wrap items-center gap-x-2 text-muted text-sm">
      <span className="hyphenate min-w-0">{t('reading.before', { line: before })}</span>
      <Button
        variant="quiet"
        size="small"
        onClick={onUndo}
        icon={<Undo2 aria-hidden="true" className="size-4" />}
        className="-ml-2"
      >
        {t('rows.undo')}
      </Button>
    </p>
  );
}
