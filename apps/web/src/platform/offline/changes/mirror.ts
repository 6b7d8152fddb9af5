import { replaceEqualDeep } from '@tanstack/react-query';
import type { Changes, Edit } from './change.ts';
import type { ChangeStore } from './stores/change-store.ts';

/** The stored changes as this tab shows them: each edit at once, and for good once it is stored. */
export interface Mirror {
  shown(): Changes;
  /** Resolves to what is stored then. */
  run(edit: Edit): Promise<Changes>;
  runHere(edit: Edit): void;
}

export function createMirror(store: ChangeStore, onChange: () => void): Mirror {
  let stored: Changes = [];
  let shown: Changes = [];
  let pending: readonly Edit[] = [];
  let last: Promise<unknown> = Promise.resolve();

  function publish(): void {
    // The store returns copies: what is equal stays the same object, or every line would be rendered again.
    const next = replaceEqualDeep(
      shown,
      pending.reduce((changes, edit) => edit(changes), stored),
    );
    if (next === shown) return;
    shown = next;
    onChange();
  }

  return {
    shown: () => shown,
    run(edit) {
      pending = [...pending, edit];
      publish();
      const result = last
        .then(() => store.edit(edit))
        .then((changes) => {
          stored = changes;
          return changes;
        })
        .finally(() => {
          pending = pending.slice(1);
          publish();
        });
      last = result.catch(() => undefined);
      return result;
    },
    runHere(edit) {
      stored = edit(stored);
      publish();
    },
  };
}
