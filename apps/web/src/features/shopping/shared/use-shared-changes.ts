import type { ShoppingItem } from '@pomona/contract/shopping';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { type TypedAddition, typing } from '../changes/additions.ts';
import { useAppend } from '../changes/use-append.ts';
import { readingQuery } from '../queries.ts';

/** Ways to change somebody else's list: ticks and additions (SHOP-04), queued like those of one's own. */
export function useSharedChanges(token: string, viewerId: string) {
  const api = useApi();
  const language = useLocale();
  const queryClient = useQueryClient();
  const append = useAppend(viewerId, token);
  return {
    async add(addition: TypedAddition): Promise<boolean> {
      const { queryKey } = readingQuery(api, language, addition.text);
      const read = queryClient.getQueryData(queryKey);
      return (await append(typing(addition, language, read))?.isAccepted) ?? false;
    },
    tick: (item: ShoppingItem, checked: boolean) =>
      void append({ kind: 'change', item, change: { checked } }),
  };
}
