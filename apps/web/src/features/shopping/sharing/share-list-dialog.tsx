import {
  createShoppingShare,
  revokeShoppingShare,
  type ShareScope,
  type ShoppingShare,
  shareScopes,
} from '@pomona/contract/shopping/sharing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { ShareDialog } from '#product/sharing/share-dialog.tsx';
import { useShareLink } from '#product/sharing/use-share-link.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { shareKey, shareQuery } from '../queries.ts';

interface Props {
  memberId: string;
  onClose: () => void;
}

/** Creates the link that opens the list to others, and revokes it (SHOP-04). */
export function ShareListDialog({ memberId, onClose }: Props) {
  const t = useTranslations('shopping.share');
  const api = useApi();
  const share = useQuery(shareQuery(api, memberId));
  const { create, revoke, link } = useShareLink<ShoppingShare, ShareScope>({
    namespace: 'shopping.share',
    queryKey: shareKey(memberId),
    create: (wished) => api.call(createShoppingShare, { body: { scope: wished } }),
    revoke: () => api.call(revokeShoppingShare, {}),
    room: '/shopping-list/shared',
  });
  const [chosen, setChosen] = useState<ShareScope | null>(null);
  const scope = chosen ?? share.data?.scope ?? 'tick_and_add';
  return (
    <ShareDialog
      namespace="shopping.share"
      share={share}
      link={link}
      existing={useExistingWords(share.data)}
      create={{ isPending: create.isPending, press: () => create.mutate(scope) }}
      revoke={{ isPending: revoke.isPending, press: () => revoke.mutate() }}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <SegmentedControl
          label={t('scope')}
          segments={shareScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
          value={scope}
          onChange={setChosen}
        />
        <p className="text-muted text-sm">{t(`scopeText.${scope}`)}</p>
      </div>
    </ShareDialog>
  );
}

function useExistingWords(share: ShoppingShare | null | undefined): string {
  const t = useTranslations('shopping.share');
  const format = useFormatter();
  if (!share) return '';
  const date = format.dateTime(new Date(share.created_at), { dateStyle: 'medium' });
  return t('existing', { date, scope: t(`scopes.${share.scope}`) });
}
