import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { NoticeCard } from '#features/accounts/notice-card.tsx';
import { EnableAdminAccess } from '#features/admin/grants/enable-admin-access.tsx';
import { Button } from '#ui/button.tsx';

/** For members without the right; the server refuses their calls all the same (ROLE-03). */
export function Denied({ email }: { email: string }) {
  const t = useTranslations();
  return (
    <NoticeCard icon={Lock} title={t('admin.page.denied')} text={t('admin.access.contact')}>
      <p className="-order-1 mb-3 w-full">
        <span className="rounded-full border border-hairline bg-surface px-3 py-0.5 font-semibold text-muted text-sm">
          {t('admin.page.noBadge')}
        </span>
      </p>
      <EnableAdminAccess email={email} />
      <Button asChild size="large" variant="secondary">
        <Link to="/">{t('shell.backHome')}</Link>
      </Button>
    </NoticeCard>
  );
}
