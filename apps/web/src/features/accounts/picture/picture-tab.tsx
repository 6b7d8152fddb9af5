import type { User } from '@pomona/contract/accounts';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#ui/feedback/toast-message.ts';
import { PictureChoice } from './picture-choice.tsx';
import { PictureCropper } from './picture-cropper.tsx';
import { type FileProblem, problemOfFile } from './picture-file.ts';
import { usePictureSaving } from './use-picture-saving.ts';

/** Chooses, crops and saves the member's picture (PROF-05, PROF-06). */
export function PictureTab({ user }: { user: User }) {
  const t = useTranslations('profile.picture');
  const [source, setSource] = useState<string | null>(null);
  const saving = usePictureSaving(() => setSource(null));
  // The file lies in memory as long as it has an address.
  useEffect(() => () => (source === null ? undefined : URL.revokeObjectURL(source)), [source]);

  function refuse(problem: FileProblem): void {
    const [title, description] = [t(`problem.${problem}.title`), t(`problem.${problem}.text`)];
    showToast({ tone: 'destructive', title, description });
  }

  function choose(file: File): void {
    const problem = problemOfFile(file);
    if (problem === null) setSource(URL.createObjectURL(file));
    else refuse(problem);
  }

  if (source === null) {
    return (
      <PictureChoice
        user={user}
        isRemoving={saving.isSaving}
        onFile={choose}
        onRemove={() => saving.save(null)}
      />
    );
  }
  return (
    <PictureCropper
      source={source}
      isSaving={saving.isSaving}
      onSave={saving.save}
      onCancel={() => {
        saving.cancel();
        setSource(null);
      }}
      onUnreadable={() => {
        setSource(null);
        refuse('unreadable');
      }}
    />
  );
}
