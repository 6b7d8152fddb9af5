// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import { expect, it } from 'vitest';
import {
  foundRecipesQuery,
  type OfAccount,
} from '#features/recipes/finding/found-recipes-query.ts';
import { createApi } from '#platform/api/api.ts';
import { readStored, writeStored } from '#platform/storage/storage.ts';
import { forgetMember } from './forget-member.ts';
import { createQueryClient } from './query-client.ts';

const api = createApi(() => Promise.reject(new Error('Nobody is asked')));
const found = (account: OfAccount) => foundRecipesQuery(api, { selected: { q: 'soup' }, account });
const page = { pages: [], pageParams: [] };

it('AUTH-07 what was found by what a member avoids is gone with them; what everybody finds stays', () => {
  const queryClient = createQueryClient();
  const keys = {
    everybody: found(null),
    theirs: found({ avoid: ['Nuts'], diets: [] }),
  };
  for (const query of Object.values(keys)) {
    queryClient
      .getQueryCache()
      .build(queryClient, query as never)
      .setData(page);
  }
  queryClient.setQueryData(['own', 'shopping'], []);
  queryClient.setQueryData(['recipes', 'one', 'hidden'], { visibility: 'private' });
  queryClient.setQueryData(['recipes', 'one', 'soup'], { visibility: 'public' });
  forgetMember(queryClient);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([keys.everybody.queryKey, ['recipes', 'one', 'soup']]);
});

it('WELL-15 what was typed for a doctor is gone with the member', () => {
  writeStored(storageKeys.visitQuestions, 'Is my iron fine?');
  forgetMember(createQueryClient());
  expect(readStored(storageKeys.visitQuestions)).toBeNull();
});

it('GEN-04 what was cooked for their diet is gone with the member', () => {
  sessionStorage.setItem(storageKeys.chef, '{"memberId":"member-1"}');
  forgetMember(createQueryClient());
  expect(sessionStorage.getItem(storageKeys.chef)).toBeNull();
});
