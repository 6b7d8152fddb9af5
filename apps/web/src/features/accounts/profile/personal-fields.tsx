import type { User } from '@pomona/contract/accounts';
import { maximumBioLength, maximumNameLength } from '@pomona/contract/constants';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { draftOf } from './profile-draft.ts';
import type { ProfileEditing } from './use-profile-editing.ts';

interface Props {
  user: User;
  editing: ProfileEditing;
}

/** Name and bio (PROF-07). */
export function PersonalFields({ user, editing }: Props) {
  const t = useTranslations('profile.fields');
  const fields = useRef<HTMLFieldSetElement>(null);
  const { errors, change, isSaving } = editing;
  const draft = editing.draft ?? draftOf(user);
  useEffect(() => {
    const isWrong = Object.keys(errors).length > 0;
    const first = isWrong && fields.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (first) first.focus();
  }, [errors]);
  return (
    <fieldset
      ref={fields}
      disabled={editing.draft === null || isSaving}
      className="grid max-w-140 gap-5"
    >
      <legend className="sr-only">{t('personal')}</legend>
      <TextField
        label={t('name')}
        autoComplete="name"
        maxLength={maximumNameLength}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        error={errors.name}
      />
      <TextAreaField
        label={t('bio')}
        hint={t('bioHint')}
        aside={`${draft.bio.length}/${maximumBioLength}`}
        maxLength={maximumBioLength}
        value={draft.bio}
        onChange={({ target }) => change({ bio: target.value })}
        error={errors.bio}
      />
    </fieldset>
  );
}
