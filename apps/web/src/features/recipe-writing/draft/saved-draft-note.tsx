import type { Recipe } from '@pomona/contract/recipes';
import { BookMarked, Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { OpenedDraft } from './use-opened-draft.ts';

interface Props {
  opened: OpenedDraft;
  recipe: Recipe | null;
  onDiscard: () => void;
}

/** What to know before writing: that something was stored, and what saving does to a recipe that everybody reads. */
export function SavedDraftNote({ opened, recipe, onDiscard }: Props) {
  const t = useTranslations('recipe-form.savedDraft');
  const [isConfirming, setIsConfirming] = useState(false);
  const isPublished = recipe?.visibility === 'public' && recipe.owner_id !== null;
  if (opened.from === 'start' && !isPublished) return null;
  const icon = {
    'aria-hidden': true,

    className: 'mt-0.5 size-5 shrink-0',
  } as const;
  return (
    <div className="grid gap-3">
      {opened.from === 'kept' && (
        <Note icon={<BookMarked {...icon} />}>
          <p role="status" className="min-w-0 flex-1">
            {t('kept')} {opened.hasLostPicture && t('lostPicture')}
          </p>
          <Button variant="quiet" size="small" onClick={() => setIsConfirming(true)}>
            {t('discard')}
          </Button>
        </Note>
      )}
      {opened.from === 'import' && (
        <Note icon={<BookMarked {...icon} />}>
          <p className="min-w-0 flex-1">{t('imported')}</p>
        </Note>
      )}
      {isPublished && (
        <Note icon={<Eye {...icon} />}>
          <p className="min-w-0 flex-1">{t('published')}</p>
        </Note>
      )}
      <Dialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('askTitle')}
        description={recipe === null ? t('askNew') : t('askEdit')}
        closeLabel={t('close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsConfirming(false)}>
              {t('keepIt')}
            </Button>
            <Button variant="danger" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </>
        }
      />
    </div>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-card bg-sky-soft px-4 py-3 text-sky">
      {icon}
      {children}
    </div>
  );
}
