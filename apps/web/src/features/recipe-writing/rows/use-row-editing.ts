import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  newRow,
  pastedLines,
  placeOf,
  type Row,
  withoutRow,
  withPasted,
  withRowAfter,
  withRowAt,
  withRowBack,
  withText,
} from './rows.ts';

interface Editing {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** Steps may hold several lines (Shift and Enter); ingredient lines hold one. */
  readonly isMultiline: boolean;
  /** Says to a screen reader where a row stands now. */
  readonly sayMoved: (place: number, total: number) => string;
  readonly sayRemoved: (text: string) => string;
}

export interface RemovedRow {
  readonly row: Row;
  readonly place: number;
}

interface Wanted {
  readonly id: string;
  readonly at: number;
}

/** Writing in rows as in a list: Enter adds, Backspace removes an empty one, Alt and arrows move, a paste brings many. */
export function useRowEditing({ rows, onChange, isMultiline, sayMoved, sayRemoved }: Editing) {
  const texts = useRef(new Map<string, HTMLTextAreaElement>());
  const wanted = useRef<Wanted | null>(null);
  const [removed, setRemoved] = useState<RemovedRow | null>(null);
  const [said, setSaid] = useState('');

  // A row that was made or moved is there only after the next drawing.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { id, at } = wanted.current;
    wanted.current = null;
    const text = texts.current.get(id);
    text?.focus();
    text?.setSelectionRange(at, at);
  });

  function focus(row: Row | undefined, at: number): void {
    if (row !== undefined) wanted.current = { id: row.id, at };
  }

  function addAfter(id: string, start = ''): void {
    const row = newRow(start);
    focus(row, 0);
    onChange(withRowAfter(rows, id, row));
  }

  function split(row: Row, { selectionStart, selectionEnd }: HTMLTextAreaElement): void {
    const next = newRow(row.text.slice(selectionEnd).trimStart());
    focus(next, 0);
    onChange(withRowAfter(withText(rows, row.id, row.text.slice(0, selectionStart)), row.id, next));
  }

  function remove(row: Row): void {
    const place = placeOf(rows, row.id);
    const rest = withoutRow(rows, row.id);
    const next = rest[Math.max(0, place - 1)];
    focus(next, next?.text.length ?? 0);
    if (row.text.trim() !== '') {
      setRemoved({ row, place });
      setSaid(sayRemoved(row.text));
    }
    onChange(rest);
  }

  function bringBack(): void {
    if (removed === null) return;
    focus(removed.row, removed.row.text.length);
    onChange(withRowBack(rows, removed.row, removed.place));
    setRemoved(null);
  }

  function moveTo(row: Row, place: number, at = row.text.length): void {
    const moved = withRowAt(rows, row.id, place);
    if (moved === rows) return;
    focus(row, at);
    setSaid(sayMoved(place + 1, rows.length));
    onChange(moved);
  }

  const moveBy = (row: Row, by: number, at?: number) => moveTo(row, placeOf(rows, row.id) + by, at);

  function goTo(row: Row, by: 1 | -1): boolean {
    const next = rows[placeOf(rows, row.id) + by];
    const text = next && texts.current.get(next.id);
    if (!text) return false;
    const at = by === 1 ? 0 : text.value.length;
    text.focus();
    text.setSelectionRange(at, at);
    return true;
  }

  function steer(event: KeyboardEvent<HTMLTextAreaElement>, row: Row): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { currentTarget: text } = event;
    const isUp = event.key === 'ArrowUp';
    const by = isUp ? -1 : 1;
    if (event.key === 'Enter' && !(isMultiline && event.shiftKey)) {
      event.preventDefault();
      if (row.text.trim() !== '') split(row, text);
      else goTo(row, 1);
    } else if (event.key === 'Backspace' && row.text === '' && rows.length > 1) {
      event.preventDefault();
      remove(row);
    } else if ((isUp || event.key === 'ArrowDown') && event.altKey) {
      event.preventDefault();
      moveBy(row, by, text.selectionStart);
    } else if ((isUp || event.key === 'ArrowDown') && isAtEdge(text, by) && !event.shiftKey) {
      if (goTo(row, by)) event.preventDefault();
    }
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>, row: Row): void {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = row.text.slice(0, selectionStart);
    const behind = row.text.slice(selectionEnd);
    const { rows: next, last } = withPasted(rows, row.id, { lines, before, behind });
    focus(last, last.text.length - behind.length);
    onChange(next);
  }

  return {
    removed,
    said,
    remove,
    bringBack,
    moveBy,
    moveTo,
    /** One more at the end, unless the last one waits to be written. */
    addLast(): void {
      const last = rows.at(-1);
      if (last === undefined) return;
      if (last.text.trim() === '') texts.current.get(last.id)?.focus();
      else addAfter(last.id);
    },
    type(row: Row, text: string): void {
      onChange(withText(rows, row.id, isMultiline ? text : text.replace(/\s*[\n\r]+\s*/g, ' ')));
    },
    /** What the text of a row listens to. */
    wiring: (row: Row) => ({
      ref: (element: HTMLTextAreaElement | null) => {
        if (element === null) return;
        texts.current.set(row.id, element);
        return () => {
          texts.current.delete(row.id);
        };
      },
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => steer(event, row),
      onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => paste(event, row),
    }),
  };
}

export type RowEditing = ReturnType<typeof useRowEditing>;

/** Whether an arrow would leave the text. */
function isAtEdge(text: HTMLTextAreaElement, by: 1 | -1): boolean {
  if (text.selectionStart !== text.selectionEnd) return false;
  return by === 1 ? text.selectionEnd === text.value.length : text.selectionStart === 0;
}
