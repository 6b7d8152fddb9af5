import type { User } from '@pomona/contract/accounts';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { DropZone } from '#ui/form/drop-zone.tsx';
import { FileInput } from '#ui/form/file-input.tsx';
import { acceptedTypes } from './picture-file.ts';

interface Props {
  user: User;
  isRemoving: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

const icon = { 'aria-hidden': true, className: 'size-5' } as const;

/** The picture of now, and the ways to another one: drop, choose, take (PROF-05). */
export function PictureChoice({ user, isRemoving, onFile, onRemove }: Props) {
  const t = useTranslations('profile.picture');
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <DropZone
        onFile={onFile}
        overlay={t('drop')}
        className={(isOver) =>
          classes(
            'relative grid justify-items-center gap-5 overflow-hidden rounded-card border-2 border-dashed bg-surface px-5 py-10 text-center',
            isOver ? 'border-leaf' : 'border-hairline',
          )
        }
      >
        <Avatar name={user.name} src={user.avatar} size="large" />
        <p className="max-w-80 text-muted">{t('dropHint')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => file.current?.click()} icon={<ImageUp {...icon} />}>
            {t('choose')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => camera.current?.click()}
            icon={<Camera {...icon} />}
            className="pointer-fine:hidden"
          >
            {t('take')}
          </Button>
          {user.avatar !== null && (
            <Button
              variant="quiet"
              loading={isRemoving}
              onClick={onRemove}
              icon={<Trash2 {...icon} />}
              className="text-berry! hover:bg-berry-soft"
            >
              {t('remove')}
            </Button>
          )}
        </div>
        <FileInput ref={file} accept={acceptedTypes} onFile={onFile} />
        <FileInput ref={camera} accept="image/*" capture="user" onFile={onFile} />
      </DropZone>
      <Tips />
    </div>
  );
}

function Tips() {
  const t = useTranslations('profile.picture.tips');
  return (
    <aside>
      <h2 className="text-xl">{t('title')}</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted marker:text-leaf">
        {(['face', 'light', 'formats', 'seen'] as const).map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
    </aside>
  );
}
