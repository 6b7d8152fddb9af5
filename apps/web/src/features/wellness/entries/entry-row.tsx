import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';

interface Props {
  icon: LucideIcon;
  /** For the labels of the buttons: "Sleep 7 · 7.5 h". */
  name: string;
  title: string;
  value: ReactNode;
  notes: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** One entry of the diary, with the ways to correct and to delete it (WELL-06). */
export function EntryRow(props: Props) {
  const { icon: Icon, name, title, value, notes, onEdit, onRemove } = props;
  const t = useTranslations('wellness-diary');
  return (
    <div className="flex items-center gap-3 py-2">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{title}</span>
          {value}
        </p>
        {notes !== '' && <p className="break-words text-muted text-sm">{notes}</p>}
      </div>
      <div className="flex shrink-0">
        <IconButton
          label={t('edit', { name })}
          onClick={onEdit}
          icon={<Pencil aria-hidden="true" className="size-4.5" />}
        />
        <IconButton
          label={t('delete', { name })}
          onClick={onRemove}
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        />
      </div>
    </div>
  );
}
