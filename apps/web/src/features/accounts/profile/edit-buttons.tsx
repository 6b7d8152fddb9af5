import { Check, PencilLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { ProfileEditing } from './use-profile-editing.ts';

const icon = { 'aria-hidden': true, className: 'size-4.5' } as const;

/** One button that begins editing and saves it; on a phone it stays within reach of the thumb meanwhile. */
export function EditButtons({ editing }: { editing: ProfileEditing }) {
  const t = useTranslations('profile.edit');
  const isEditing = editing.draft !== null;
  return (
    <div
      className={
        isEditing
          ? 'flex flex-row-reverse gap-3 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-hairline max-sm:border-t max-sm:bg-surface max-sm:p-4'
          : 'flex'
      }
    >
      <Button
        variant={isEditing ? 'primary' : 'secondary'}
        loading={editing.isSaving}
        onClick={isEditing ? editing.save : editing.start}
        icon={isEditing ? <Check {...icon} /> : <PencilLine {...icon} />}
        className="max-sm:grow"
      >
        {isEditing ? t('save') : t('start')}
      </Button>
      {isEditing && (
        <Button variant="secondary" disabled={editing.isSaving} onClick={editing.cancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
