import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi, useSession } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ownGrantQuery } from './queries.ts';
import { useGrant } from './use-grant.ts';

/** There only while the right waits for this account (ADMIN-01); who signed in long ago does so again first. */
export function EnableAdminAccess({ email }: { email: string }) {
  const t = useTranslations('admin.grant');
  const { data } = useQuery(ownGrantQuery(useApi()));
  const grant = useGrant(email);
  const [isOpen, setIsOpen] = useState(false);
  if (data?.needs_sign_in) return <SignInAgain />;
  if (data?.is_open !== true && !grant.isSuccess) return null;
  return (
    <>
      <Button
        icon={<ShieldCheck aria-hidden="true" className="size-5" />}
        loading={grant.isSuccess}
        onClick={() => setIsOpen(true)}
      >
        {t('enable')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('question')}
        description={t('questionText', { email })}
        closeLabel={t('close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('cancel')}
            </Button>
            <Button
              loading={grant.isPending}
              onClick={() => grant.mutate(undefined, { onSettled: () => setIsOpen(false) })}
            >
              {t('enable')}
            </Button>
          </>
        }
      />
    </>
  );
}

function SignInAgain() {
  const t = useTranslations('admin.grant');
  const session = useSession();
  const navigate = useNavigate();
  async function signInAgain(): Promise<void> {
    await session.signOut();
    await navigate({ to: '/login', search: { from: '/admin' } });
  }
  return (
    <div className="grid justify-items-center gap-3">
      <p className="max-w-prose text-muted">{t('signInText')}</p>
      <Button onClick={() => void signInAgain()}>{t('signIn')}</Button>
    </div>
  );
}
