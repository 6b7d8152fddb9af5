import { useTranslations } from 'use-intl';
import { RestoreEmail } from '#features/accounts/recovery/restore-email.tsx';
import { SignInScene } from '#features/accounts/sign-in-scene.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('recovery.restore.title'),
    description: translate('recovery.restore.lead'),
    isPrivate: true,
    isUnlisted: true,
  };
}

export function Page() {
  const t = useTranslations('recovery.restore');
  return (
    <SignInScene title={t('title')} lead={t('lead')} otherWay={t('wasMe')}>
      <RestoreEmail />
    </SignInScene>
  );
}
