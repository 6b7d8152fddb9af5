import { NotebookPen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

/** Fetched for members. */
const Diary = lazyPart(async () => (await import('./wellness/diary.tsx')).Diary);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('rooms.wellnessTitle'),
    description: translate('rooms.wellnessDescription'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('rooms');
  return (
    <SignInGate
      icon={NotebookPen}
      prompt={translate('wellnessPrompt')}
      lead={translate('wellnessLead')}
    >
      {() => <Diary />}
    </SignInGate>
  );
}
