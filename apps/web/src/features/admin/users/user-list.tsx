import { userStates } from '@pomona/contract/admin/users';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { PagedList } from '../paged-list.tsx';
import { type UserSelection, usersQuery } from './queries.ts';
import { UserRow } from './user-row.tsx';

const states = ['all', ...userStates] as const;

/** The accounts, to search and to administrate (ADMIN-08). */
export function UserList({ memberId }: { memberId: string }) {
  const t = useTranslations('admin.users');
  const [selection, setSelection] = useState<UserSelection>({ text: '', state: 'all' });
  const deferred = useDeferredValue(selection);
  return (
    <section aria-labelledby="users">
      <h2 id="users" className="text-2xl">
        {t('heading')}
      </h2>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          type="search"
          label={t('search')}
          maxLength={100}
          fieldClassName="min-w-60 flex-1"
          value={selection.text}
          onChange={(event) => setSelection({ ...selection, text: event.target.value })}
        />
        <SegmentedControl
          label={t('filter')}
          className="flex-wrap"
          value={selection.state}
          onChange={(state) => setSelection({ ...selection, state })}
          segments={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      </div>
      <FoundUsers selection={{ ...deferred, text: deferred.text.trim() }} memberId={memberId} />
    </section>
  );
}

function FoundUsers({ selection, memberId }: { selection: UserSelection; memberId: string }) {
  const t = useTranslations('admin.users');
  const found = useInfiniteQuery(usersQuery(useApi(), selection));
  const list = useListFocus(found.data);
  return (
    <PagedList
      texts={{
        ...{ loading: t('loading'), none: t('none'), noneText: t('noneText'), more: t('more') },
        ...{ failed: t('failed'), unreachable: t('unreachable'), tryAgain: t('tryAgain') },
      }}
      found={found}
      isEmpty={([first]) => first?.users.length === 0}
      loading={['a', 'b', 'c', 'd'].map((position) => (
        <div key={position} className="flex items-center gap-3">
          <Skeleton className="size-11 rounded-full" />
          <Skeleton className="h-9 flex-1" />
        </div>
      ))}
    >
      {(pages) => (
        <>
          <p role="status" className="mt-4 text-muted">
            {t('count', { count: pages[0]?.total ?? 0 })}
          </p>
          <div ref={list} tabIndex={-1} className="mt-2 outline-none">
            <ul>
              {pages
                .flatMap(({ users }) => users)
                .map((user) => (
                  <UserRow key={user.id} user={user} isSelf={user.id === memberId} />
                ))}
            </ul>
          </div>
        </>
      )}
    </PagedList>
  );
}
