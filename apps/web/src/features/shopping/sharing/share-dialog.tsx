import { type ShareScope, shareScopes } from '@pomona/contract/shopping/sharing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { shareQuery } from '../queries.ts';
import { LinkField } from './link-field.tsx';
import { useShareLink } from './use-share-link.ts';

interface Props {
  memberId: string;
  onClose: () => void;
}

/** Creates the link that opens the list to others, and revokes it (SHOP-04). */
export function ShareDialog({ memberId, onClose }: Props) {
  const t = useTranslations('shopping.share');
  const share = useQuery(shareQuery(useApi(), memberId));
  const { create, revoke, link } = useShareLink(memberId);
  const [chosen, setChosen] = useState<ShareScope | null>(null);
  const scope = chosen ?? share.data?.scope ?? 'tick_and_add';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
    >
      {share.isPending && <Skeleton className="h-24" />}
      {share.isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t('unknown')}</p>
          <Button variant="secondary" onClick={() => void share.refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {share.data !== undefined && (
        <div className="grid gap-5">
          <div className="grid gap-2">
            <SegmentedControl
              label={t('scope')}
              segments={shareScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
              value={scope}
              onChange={setChosen}
            />
            <p className="text-muted text-sm">{t(`scopeText.${scope}`)}</p>
          </div>
          {link !== null && share.data && <LinkField link={link} />}
          {link === null && share.data && (
            <ExistingLink createdAt={share.data.created_at} scope={share.data.scope} />
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              variant={link === null ? 'primary' : 'secondary'}
              loading={create.isPending}
              onClick={() => create.mutate(scope)}
            >
              {share.data ? t('replace') : t('create')}
            </Button>
            {share.data && (
              <Button variant="danger" loading={revoke.isPending} onClick={() => revoke.mutate()}>
                {t('revoke')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}

function ExistingLink({ createdAt, scope }: { createdAt: string; scope: ShareScope }) {
  const t = useTranslations('shopping.share');
  const format = useFormatter();
  const date = format.dateTime(new Date(createdAt), { dateStyle: 'medium' });
  return (
    <p className="rounded-control bg-sunken p-3 text-sm">
      {t('existing', { date, scope: t(`scopes.${scope}`) })}
    </p>
  );
}
