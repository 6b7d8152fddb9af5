import { NotebookPen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

/** Fetched for members. */
const Diary = lazyPart(async () => (await import('./wellness-diary/diary.tsx')).Diary);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('wellness.page.title'),
    description: translate('wellness.page.description'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('wellness.page');
  return (
    <SignInGate icon={NotebookPen} prompt={translate('prompt')} lead={translate('lead')}>
      {() => <Diary />}
    </SignInGate>
  );
}
