import type { Changes, Edit } from '../change.ts';

/** Where changes are until the server has them. */
export interface ChangeStore {
  /** Reads, edits and writes in one transaction; resolves once that is durable. */
  edit(edit: Edit): Promise<Changes>;
}

export const readOnly: Edit = (changes) => changes;
