import { type AdminUser, listUsers, type UserState } from '@pomona/contract/admin/users';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

export const usersKey = ['own', 'admin', 'users'] as const;

export interface UserSelection {
  text: string;
  state: UserState | 'all';
}

interface UserPage {
  users: AdminUser[];
  total: number;
  next_cursor: string | null;
}

const usersAtOnce = 25;

/** Accounts, the newest first; for administrators. */
export function usersQuery(api: Api, { text, state }: UserSelection) {
  return infiniteQueryOptions({
    queryKey: [...usersKey, text, state],
    initialPageParam: null as string | null,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }): Promise<UserPage> => {
      const page = await api.call(listUsers, {
        signal,
        query: {
          ...{ limit: usersAtOnce, page: 'first' as const },
          ...(text !== '' && { q: text }),
          ...(state !== 'all' && { state }),
          ...(pageParam !== null && { after: pageParam }),
        },
      });
      // A list is the answer to no parameter but `limit`.
      return Array.isArray(page) ? { users: page, total: page.length, next_cursor: null } : page;
    },
    getNextPageParam: ({ next_cursor: next }) => next,
  });
}
