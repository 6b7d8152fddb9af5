import type { ReviewPlace } from '../store.ts';

/** Where a page ended. */
export function cursorOf({ helpfulCount, createdAt, id }: ReviewPlace): string {
  return `${helpfulCount}_${createdAt.getTime()}_${id}`;
}

/** The contract has checked its form. */
export function readCursor(cursor: string): ReviewPlace {
  const [helpful, milliseconds, id = ''] = cursor.split('_');
  return { helpfulCount: Number(helpful), createdAt: new Date(Number(milliseconds)), id };
}
