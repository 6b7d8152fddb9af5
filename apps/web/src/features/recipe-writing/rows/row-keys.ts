import type { KeyboardEvent } from 'react';

export type RowCommand =
  | { readonly kind: 'split' | 'remove' }
  | { readonly kind: 'goTo' | 'move'; readonly by: 1 | -1 };

interface KeyedRow {
  readonly text: string;
  readonly isOnly: boolean;
  readonly isMultiline: boolean;
}

/** What a key means in a row: Enter adds, Backspace removes an empty one, Alt and arrows move; `null`: just typing. */
export function commandOfKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  row: KeyedRow,
): RowCommand | null {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return null;
  if (event.key === 'Enter') return commandOfEnter(event.shiftKey, row);
  if (event.key === 'Backspace') return row.text === '' && !row.isOnly ? { kind: 'remove' } : null;
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return null;
  const by = event.key === 'ArrowUp' ? -1 : 1;
  if (event.altKey) return { kind: 'move', by };
  const isLeaving = !event.shiftKey && isAtEdge(event.currentTarget, by);
  return isLeaving ? { kind: 'goTo', by } : null;
}

function commandOfEnter(hasShift: boolean, { text, isMultiline }: KeyedRow): RowCommand | null {
  if (isMultiline && hasShift) return null;
  return text.trim() === '' ? { kind: 'goTo', by: 1 } : { kind: 'split' };
}

/** Whether an arrow would leave the text. */
function isAtEdge(text: HTMLTextAreaElement, by: 1 | -1): boolean {
  if (text.selectionStart !== text.selectionEnd) return false;
  return by === 1 ? text.selectionEnd === text.value.length : text.selectionStart === 0;
}
