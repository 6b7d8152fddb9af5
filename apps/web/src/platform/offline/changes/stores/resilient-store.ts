import type { Changes } from '../change.ts';
import type { ChangeStore } from './change-store.ts';
import { createMemoryStore } from './memory-store.ts';

interface ResilientParts {
  open(): Promise<ChangeStore>;
  /** Changes last only as long as the page from now on. */
  onNotDurable(): void;
}

/**
 * The store of the browser, or memory once it fails twice: private windows, full disks. What can still be written there is,
 * so that nothing done is sent again after the next start.
 */
export function createResilientStore({ open, onNotDurable }: ResilientParts): ChangeStore {
  let opened: Promise<ChangeStore> | null = null;
  let memory: ChangeStore | null = null;
  let last: Changes = [];

  async function attempt(edit: Parameters<ChangeStore['edit']>[0]): Promise<Changes> {
    opened ??= open();
    try {
      return await (await opened).edit(edit);
    } catch (error) {
      opened = null;
      throw error;
    }
  }

  return {
    async edit(edit) {
      if (memory === null) {
        try {
          last = await attempt(edit).catch(() => attempt(edit));
          return last;
        } catch (error) {
          console.warn('Changes cannot be stored in this browser', error);
          memory = createMemoryStore(last);
          onNotDurable();
        }
      } else void attempt(edit).catch(() => undefined);
      return memory.edit(edit);
    },
  };
}
