import { readAdminFigures } from '@pomona/contract/admin/figures';
import { readGenerationStatus } from '@pomona/contract/images';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

/** How many recipes, people and pictures there are; for administrators. */
export function figuresQuery(api: Api) {
  return queryOptions({
    queryKey: ['own', 'admin', 'figures'],
    staleTime: 15_000,
    queryFn: async ({ signal }) => {
      const [{ stats }, images] = await Promise.all([
        api.call(readAdminFigures, { signal }),
        api.call(readGenerationStatus, { signal }),
      ]);
      return { ...stats, images };
    },
  });
}
