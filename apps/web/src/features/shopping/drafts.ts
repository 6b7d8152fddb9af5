import type { ShoppingItem, ShoppingItemChange } from '@pomona/contract/shopping';
import { usualQuantity } from '@pomona/contract/shopping';
import { useCallback, useState } from 'react';

type Changeable = Pick<ShoppingItem, 'item' | 'quantity' | 'category'>;

/** What is being changed of an item: as it was when its editor was opened, and as it is written now. */
export interface Draft {
  opened: Changeable;
  /** Kept beside the editor's own state: no other line is rendered for a letter. */
  written: { current: Changeable };
}

/** The editors that are open, by the id of their item; they outlive a line that is rendered elsewhere. */
export interface Drafts {
  of(id: string): Draft | undefined;
  /** `null` closes the editor. */
  put(id: string, draft: Draft | null): void;
}

export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const put = useCallback((id: string, draft: Draft | null) => {
    setDrafts((now) => {
      const others = [...now].filter(([other]) => other !== id);
      return new Map(draft === null ? others : [...others, [id, draft]]);
    });
  }, []);
  return { of: (id) => drafts.get(id), put };
}

export function draftOf({ item, quantity, category }: Changeable): Draft {
  const opened = { item, quantity, category };
  return { opened, written: { current: opened } };
}

/** What was changed in the editor; what others changed of the item meanwhile stays theirs. */
export function changeOf({ opened, written: { current: written } }: Draft): ShoppingItemChange {
  const item = written.item.trim() || opened.item;
  const quantity = written.quantity.trim() || usualQuantity;
  const { category } = written;
  return {
    ...(item !== opened.item && { item }),
    ...(quantity !== opened.quantity && { quantity }),
    ...(category !== opened.category && { category }),
  };
}
