import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { LinkField } from './link-field.tsx';
import type { ShareNamespace } from './share-namespace.ts';

interface Props {
  namespace: ShareNamespace;
  /** Whether there is a link: as the server says. */
  share: {
    data: object | null | undefined;
    isPending: boolean;
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  link: string | null;
  /** What is said of a link that was created earlier. */
  existing: string;
  create: { isPending: boolean; press: () => void };
  revoke: { isPending: boolean; press: () => void };
  onClose: () => void;
  /** What the link opens or allows. */
  children: ReactNode;
  /** Beside the link, another way to hand it on. */
  more?: ReactNode;
}

/** Creates the link that opens something of a member to others, replaces and revokes it. */
export function ShareDialog(props: Props) {
  const { namespace, share, onClose } = props;
  const t = useTranslations(namespace);
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
      {share.data !== undefined && <Sharing {...props} hasShare={share.data !== null} />}
    </Dialog>
  );
}

function Sharing({ namespace, link, existing, hasShare, ...props }: Props & { hasShare: boolean }) {
  const t = useTranslations(namespace);
  const { create, revoke } = props;
  return (
    <div className="grid gap-5">
      {props.children}
      {hasShare && link !== null && <LinkField namespace={namespace} link={link} />}
      {hasShare && link === null && (
        <p className="rounded-control bg-sunken p-3 text-sm">{existing}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={link === null ? 'primary' : 'secondary'}
          loading={create.isPending}
          onClick={create.press}
        >
          {hasShare ? t('replace') : t('create')}
        </Button>
        {hasShare && (
          <Button variant="danger" loading={revoke.isPending} onClick={revoke.press}>
            {t('revoke')}
          </Button>
        )}
        {props.more}
      </div>
    </div>
  );
}
