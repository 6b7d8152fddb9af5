import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { commandOfKey } from './row-keys.ts';
import {
  newRow,
  pastedLines,
  positionOf,
  type Row,
  withoutRow,
  withPasted,
  withRowAfter,
  withRowAt,
  withRowBack,
  withText,
} from './rows.ts';
import { useRowFocus } from './use-row-focus.ts';

interface Editing {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** Steps may hold several lines (Shift and Enter); ingredient lines hold one. */
  readonly isMultiline: boolean;
  /** For a screen reader: where a row stands now. */
  readonly movedText: (position: number, total: number) => string;
  readonly removedText: (text: string) => string;
}

export interface RemovedRow {
  readonly row: Row;
  readonly position: number;
}

/** Writing in rows as in a list: Enter adds, Backspace removes an empty one, Alt and arrows move, a paste brings many. */
export function useRowEditing({ rows, isMultiline, ...editing }: Editing) {
  const focus = useRowFocus(rows);
  const changes = useRowChanges({ rows, isMultiline, ...editing }, focus);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, row: Row): void {
    const keyed = { text: row.text, isOnly: rows.length === 1, isMultiline };
    const command = commandOfKey(event, keyed);
    if (command === null) return;
    const { currentTarget: field } = event;
    // An arrow or Enter in the last row does what it does in any text.
    if (command.kind === 'goTo' && !focus.goTo(row, command.by) && event.key !== 'Enter') return;
    event.preventDefault();
    if (command.kind === 'split') changes.split(row, field);
    if (command.kind === 'remove') changes.remove(row);
    if (command.kind === 'move') changes.moveBy(row, command.by, field.selectionStart);
  }

  return {
    ...changes,
    fieldOf: focus.fieldOf,
    /** What the text of a row listens to. */
    fieldProps: (row: Row) => ({
      ref: focus.register(row),
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => onKeyDown(event, row),
      onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => changes.paste(event, row),
    }),
  };
}

export type RowEditing = ReturnType<typeof useRowEditing>;

function useRowChanges(
  { rows, onChange, isMultiline, movedText, removedText }: Editing,
  focus: ReturnType<typeof useRowFocus>,
) {
  const [removed, setRemoved] = useState<RemovedRow | null>(null);
  const [announcement, setAnnouncement] = useState('');

  function addAfter(row: Row, current: readonly Row[], text: string): void {
    const next = newRow(text);
    focus.focusNext(next, 0);
    onChange(withRowAfter(current, row.id, next));
  }

  function moveTo(row: Row, position: number, at = row.text.length): void {
    const moved = withRowAt(rows, row.id, position);
    if (moved === rows) return;
    focus.focusNext(row, at);
    setAnnouncement(movedText(position + 1, rows.length));
    onChange(moved);
  }

  return {
    removed,
    announcement,
    moveTo,
    moveBy: (row: Row, by: number, at?: number) => moveTo(row, positionOf(rows, row.id) + by, at),
    split(row: Row, { selectionStart, selectionEnd }: HTMLTextAreaElement): void {
      const before = withText(rows, row.id, row.text.slice(0, selectionStart));
      addAfter(row, before, row.text.slice(selectionEnd).trimStart());
    },
    remove(row: Row): void {
      const position = positionOf(rows, row.id);
      const rest = withoutRow(rows, row.id);
      const next = rest[Math.max(0, position - 1)];
      focus.focusNext(next, next?.text.length ?? 0);
      if (row.text.trim() !== '') {
        setRemoved({ row, position });
        setAnnouncement(removedText(row.text));
      }
      onChange(rest);
    },
    bringBack(): void {
      if (removed === null) return;
      focus.focusNext(removed.row, removed.row.text.length);
      onChange(withRowBack(rows, removed.row, removed.position));
      setRemoved(null);
    },
    paste(event: ClipboardEvent<HTMLTextAreaElement>, row: Row): void {
      const lines = pastedLines(event.clipboardData.getData('text/plain'));
      if (lines.length < 2) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      const before = row.text.slice(0, selectionStart);
      const behind = row.text.slice(selectionEnd);
      const { rows: next, last } = withPasted(rows, row.id, { lines, before, behind });
      focus.focusNext(last, last.text.length - behind.length);
      onChange(next);
    },
    /** One more at the end, unless the last one waits to be written. */
    addLast(): void {
      const last = rows.at(-1);
      if (last === undefined) return;
      if (last.text.trim() === '') focus.focus(last);
      else addAfter(last, rows, '');
    },
    type(row: Row, text: string): void {
      onChange(withText(rows, row.id, isMultiline ? text : text.replace(/\s*[\n\r]+\s*/g, ' ')));
    },
  };
}
