import type { RecipeImport } from '@pomona/contract/admin/imports';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { ImportActs } from './use-import-acts.ts';

interface Props {
  found: RecipeImport;
  acts: Pick<ImportActs, 'discard'>;
}

/** Ends the import. Where nothing is lost with it nobody has to confirm. */
export function DiscardButton({ found, acts: { discard } }: Props) {
  const t = useTranslations('admin-imports.discard');
  const [isAsking, setIsAsking] = useState(false);
  const { saved, failed } = found.counts;
  const isFinished = found.state === 'read' && saved > 0 && saved + failed === found.total;
  return (
    <>
      <Button
        variant={isFinished ? 'primary' : 'secondary'}
        icon={!isFinished && <Trash2 aria-hidden="true" className="size-5" />}
        loading={discard.isPending}
        onClick={() => (isFinished ? discard.mutate() : setIsAsking(true))}
      >
        {t(isFinished ? 'finish' : 'button')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('title')}
        description={t('text', { count: saved })}
        closeLabel={t('close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('keep')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setIsAsking(false);
                discard.mutate();
              }}
            >
              {t('button')}
            </Button>
          </>
        }
      />
    </>
  );
}
