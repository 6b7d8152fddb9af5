import { useLayoutEffect, useRef } from 'react';
import { positionOf, type Row } from './rows.ts';

interface PendingFocus {
  readonly id: string;
  readonly at: number;
}

/** The text fields of rows, and the focus among them. */
export function useRowFocus(rows: readonly Row[]) {
  const fields = useRef(new Map<string, HTMLTextAreaElement>());
  const pending = useRef<PendingFocus | null>(null);

  // A row that was made or moved is there only after the next rendering.
  useLayoutEffect(() => {
    if (pending.current === null) return;
    const { id, at } = pending.current;
    pending.current = null;
    focusAt(fields.current.get(id), at);
  });

  return {
    register: (row: Row) => (field: HTMLTextAreaElement | null) => {
      if (field === null) return;
      fields.current.set(row.id, field);
      return () => {
        fields.current.delete(row.id);
      };
    },
    fieldOf: (row: Row) => fields.current.get(row.id),
    focus: (row: Row) => fields.current.get(row.id)?.focus(),
    focusNext(row: Row | undefined, at: number): void {
      if (row !== undefined) pending.current = { id: row.id, at };
    },
    /** Into the row above or below; `false` where there is none. */
    goTo(row: Row, by: 1 | -1): boolean {
      const next = rows[positionOf(rows, row.id) + by];
      const field = next && fields.current.get(next.id);
      if (!field) return false;
      focusAt(field, by === 1 ? 0 : field.value.length);
      return true;
    },
  };
}

function focusAt(field: HTMLTextAreaElement | undefined, at: number): void {
  field?.focus();
  field?.setSelectionRange(at, at);
}
