import { LoaderCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { pictureOf } from '#product/picture-of.ts';
import { classes } from '#ui/classes.ts';
import { DropZone } from '#ui/form/drop-zone.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureChanges } from './use-picture-changes.ts';

/** The picture as it is, or the chosen one; covered while it is updated or generated. */
export function PictureStage({ changes }: { changes: PictureChanges }) {
  const t = useTranslations('recipe-form.manager');
  const { shown, file, problem, isBusy, isGenerating } = changes;
  return (
    <DropZone
      onFile={(picture) => void changes.takeFile(picture)}
      overlay={t('drop')}
      className={(isOver) =>
        classes(
          'relative aspect-4/3 overflow-hidden rounded-card border bg-sunken',
          isOver ? 'border-2 border-leaf' : 'border-hairline',
          problem !== null && 'border-berry',
        )
      }
    >
      {file === null ? (
        <Picture
          key={shown.image}
          picture={{ ...pictureOf(shown), alt: t('current') }}
          sizes="(min-width: 40rem) 260px, 100vw"
          className="absolute! inset-0 size-full"
        />
      ) : (
        <img src={file} alt={t('preview')} className="absolute inset-0 size-full object-cover" />
      )}
      <p
        role="status"
        className={classes(
          isBusy &&
            'absolute inset-0 grid place-content-center justify-items-center gap-2 bg-glass p-4 text-center font-semibold text-leaf',
        )}
      >
        {isBusy && (
          <>
            <LoaderCircle aria-hidden="true" className="size-7 animate-turn" />
            {isGenerating ? t('generating') : t('updating')}
          </>
        )}
      </p>
    </DropZone>
  );
}
