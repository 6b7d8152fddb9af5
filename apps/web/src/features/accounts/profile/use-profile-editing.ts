import type { User } from '@pomona/contract/accounts';
import { changeOwnUser, type UserChange } from '@pomona/contract/accounts/profile';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi, useSession } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import type { FieldErrors } from '../use-field-errors.ts';
import { changeOf, draftOf, type ProfileDraft, problemsOf } from './profile-draft.ts';

export type ProfileErrors = FieldErrors<'name' | 'bio'>;

export interface ProfileEditing {
  /** `null` while nothing is edited. */
  readonly draft: ProfileDraft | null;
  readonly errors: ProfileErrors;
  readonly isSaving: boolean;
  /** Something would be lost. */
  readonly isDirty: boolean;
  start(): void;
  cancel(): void;
  change(part: Partial<ProfileDraft>): void;
  /** Leaves edit mode only on success (PROF-01). */
  save(): void;
}

export function useProfileEditing(user: User, onProblem: () => void): ProfileEditing {
  const t = useTranslations('profile.edit');
  const api = useApi();
  const session = useSession();
  const [draft, setDraft] = useState<ProfileDraft | null>(null);
  const [errors, setErrors] = useState<ProfileErrors>({});

  function show(found: ProfileErrors): void {
    setErrors(found);
    if (Object.keys(found).length > 0) onProblem();
  }

  const saving = useMutation({
    mutationFn: (body: UserChange) => api.call(changeOwnUser, { body }),
    onSuccess(saved) {
      session.updateUser(saved);
      setDraft(null);
      showToast({ tone: 'success', title: t('updated'), description: t('updatedText') });
    },
    onError(error) {
      show(fieldErrorsOf(error));
      showFailure(error, {
        title: t('failed'),
        refused: t('failedText'),
        unreachable: t('unreachable'),
      });
    },
  });

  return {
    draft,
    errors,
    isSaving: saving.isPending,
    isDirty: draft !== null && Object.keys(changeOf(user, draft)).length > 0,
    start: () => setDraft(draftOf(user)),
    cancel() {
      setDraft(null);
      setErrors({});
    },
    change(part) {
      setDraft((known) => known && { ...known, ...part });
      const fields = Object.keys(part);
      setErrors((known) =>
        Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field))),
      );
    },
    save() {
      if (draft === null || saving.isPending) return;
      const problems = Object.entries(problemsOf(draft));
      show(Object.fromEntries(problems.map(([field, problem]) => [field, t(problem)])));
      const [first] = problems;
      if (first === undefined) saving.mutate(changeOf(user, draft));
      else showToast({ tone: 'destructive', title: t('failed'), description: t(first[1]) });
    },
  };
}

function fieldErrorsOf(error: Error): ProfileErrors {
  if (!(error instanceof ApiError)) return {};
  const named = error.problems.flatMap(({ path, message }) => {
    const field = (['name', 'bio'] as const).find((each) => path.endsWith(`.${each}`));
    return field ? [[field, message]] : [];
  });
  return Object.fromEntries(named);
}
