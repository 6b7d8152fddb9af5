import type { ShoppingItem } from '@pomona/contract/shopping';
import type { SharedList as List } from '@pomona/contract/shopping/sharing';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { ExportButton } from '../export-button.tsx';
import { ListLayout } from '../list-layout.tsx';
import { ListLoading } from '../list-loading.tsx';
import { MoreActions } from '../more-actions.tsx';
import { SharedEditor } from './shared-editor.tsx';
import { SharedRow } from './shared-row.tsx';
import { useSharedList } from './use-shared-list.ts';

interface Props {
  token: string;
  /** `null` for a visitor. */
  viewerId: string | null;
}

/** Somebody else's list, as their link opens it: read, or ticked and added to by who is signed in (SHOP-04). */
export function SharedList({ token, viewerId }: Props) {
  const t = useTranslations('shopping');
  const { list, items, isGone, isFailed, retry } = useSharedList(token, viewerId);
  if (isGone) {
    return (
      <SharedState title={t('shared.goneTitle')} text={t('shared.goneText')}>
        <Button asChild>
          <Link to="/recipes">{t('list.browse')}</Link>
        </Button>
      </SharedState>
    );
  }
  if (isFailed) {
    return (
      <SharedState title={t('list.failedTitle')} text={t('list.failedText')}>
        <Button onClick={() => void retry()}>{t('list.tryAgain')}</Button>
      </SharedState>
    );
  }
  if (list === undefined) {
    return (
      <div className="page-width py-8 md:py-12">
        <PageHeading>{t('shared.loadingHeading')}</PageHeading>
        <ListLoading />
      </div>
    );
  }
  const mayChange = list.scope === 'tick_and_add' || list.is_own;
  return (
    <div className="page-width flex flex-col py-8 md:py-12">
      <PageHeading
        actions={
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            {items.length > 0 && <ExportButton items={items} categoryOrder={list.category_order} />}
            <MoreActions />
          </div>
        }
        lead={<SharedLead list={list} viewerId={viewerId} />}
      >
        {t('shared.heading', { owner: list.owner.name })}
      </PageHeading>
      <SectionBoundary>
        {mayChange && viewerId !== null ? (
          <SharedEditor
            {...{ token, viewerId, items }}
            ownerId={list.owner.id}
            categoryOrder={list.category_order}
          />
        ) : (
          <SharedReading items={items} list={list} viewerId={viewerId} />
        )}
      </SectionBoundary>
    </div>
  );
}

const linkClasses = 'font-medium text-leaf underline';

/** What the reader can do here, and what would let them do more. */
function SharedLead({ list, viewerId }: { list: List; viewerId: string | null }) {
  const t = useTranslations('shopping.shared');
  const from = useLocation({ select: (location) => location.href });
  if (list.is_own) {
    return t.rich('own', {
      link: (text) => (
        <Link to="/shopping-list" className={linkClasses}>
          {text}
        </Link>
      ),
    });
  }
  if (list.scope === 'read') return t('readOnly');
  if (viewerId !== null) return t('tickAndAdd');
  return t.rich('signIn', {
    link: (text) => (
      <Link to="/login" search={{ from }} className={linkClasses}>
        {text}
      </Link>
    ),
  });
}

interface ReadingProps {
  items: readonly ShoppingItem[];
  list: List;
  viewerId: string | null;
}

function SharedReading({ items, list, viewerId }: ReadingProps) {
  const t = useTranslations('shopping.shared');
  if (items.length === 0) return <EmptyState className="mt-8" title={t('empty')} />;
  return (
    <ListLayout items={items} categoryOrder={list.category_order}>
      {(item) => (
        <SharedRow key={item.id} {...{ item, viewerId }} ownerId={list.owner.id} onTick={null} />
      )}
    </ListLayout>
  );
}

interface StateProps {
  title: string;
  text: string;
  children: ReactNode;
}

function SharedState({ title, text, children }: StateProps) {
  return (
    <div className="page-width py-8 md:py-12">
      <EmptyState headingLevel={1} title={title} action={children}>
        {text}
      </EmptyState>
    </div>
  );
}
