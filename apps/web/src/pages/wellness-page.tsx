import { NotebookPen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RoomToCome } from '#features/accounts/room-to-come.tsx';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

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
      {() => (
        <RoomToCome
          icon={NotebookPen}
          title={translate('wellnessTitle')}
          sentence={translate('wellnessBuilding')}
        />
      )}
    </SignInGate>
  );
}
