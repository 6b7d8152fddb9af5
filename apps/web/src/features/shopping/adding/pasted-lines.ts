import { shoppingBounds } from '@pomona/contract/shopping';
import type { ClipboardEvent } from 'react';

/** The text of a field with several lines pasted into it, which it would glue together; `null` where one is pasted. */
export function pastedInto(event: ClipboardEvent<HTMLInputElement>): string | null {
  const lines = event.clipboardData.getData('text').split(/[\r\n]+/u);
  const pasted = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (pasted.length < 2) return null;
  event.preventDefault();
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const whole = value.slice(0, start) + pasted.join('; ') + value.slice(end);
  return whole.slice(0, shoppingBounds.item);
}
