import type { Changes } from '../change.ts';
import type { ChangeStore } from './change-store.ts';

export function createMemoryStore(start: Changes = []): ChangeStore {
  let changes = start;
  return {
    async edit(edit) {
      changes = edit(changes);
      return changes;
    },
  };
}
