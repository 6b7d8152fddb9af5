import { storageKeys } from '@pomona/contract/constants';
import type { Query, QueryClient } from '@tanstack/react-query';
import { removeStored } from '#platform/storage/storage.ts';
import { removeTabStored } from '#platform/storage/tab-storage.ts';

/**
 * What one member saw is gone before the next one sits down: queries whose key begins with `own` or that are marked as theirs
 * (`meta`), and recipes that not everybody may read, but for what a link
 * opens to anybody who has it. So are calls that wait for another: they would be made in the next
 * one's name. What they typed for their doctor and had cooked for their diet goes as well: health data stays on no shared
 * computer.
 */
export function forgetMember(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: isOfMember });
  removeStored(storageKeys.visitQuestions);
  removeTabStored(storageKeys.chef);
}

function isOfMember({ queryKey, meta, state }: Query): boolean {
  if (queryKey[0] === 'shared-recipe') return false;
  return queryKey[0] === 'own' || meta?.isOwn === true || isUnpublished(state.data);
}

function isUnpublished(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'visibility' in data &&
    data.visibility !== 'public'
  );
}
