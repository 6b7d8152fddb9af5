import type { Language } from '@pomona/contract/languages';
import { newKey } from '#platform/api/new-key.ts';
import type { Change } from '#platform/offline/changes/change.ts';
import { restoring } from './additions.ts';
import { changedItem, type ListMutation } from './list-mutation.ts';
import { listChangeOf } from './stored-change.ts';

/** What may still be done about a refused change; `null`: nothing. */
export function againOf(change: Change, language: Language): ListMutation | null {
  const { token, ...mutation } = listChangeOf(change);
  if (change.refusal?.code === 'shopping_item_merged') return null;
  // An edit that came too late: the item as the member wanted it.
  if (mutation.kind === 'change' && change.refusal?.code === 'shopping_item_not_found')
    return token === null
      ? restoring([changedItem(mutation.item, mutation.change)], language)
      : null;
  if (mutation.kind !== 'add') return mutation;
  // A refused id may be in use.
  const ids = new Map(mutation.items.map(({ id }) => [id, newKey()]));
  const renamed = <Item extends { id: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, id: ids.get(item.id) ?? item.id }));
  return { ...mutation, items: renamed(mutation.items), shown: renamed(mutation.shown) };
}
