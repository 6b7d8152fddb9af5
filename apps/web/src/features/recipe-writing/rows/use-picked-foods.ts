import { useState } from 'react';
import { foodPlace, type Line, withFood } from './food-place.ts';
import { type Row, withText } from './rows.ts';

interface Picked {
  readonly before: string;
  readonly after: string;
}

interface Picking {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  readonly fieldOf: (row: Row) => HTMLTextAreaElement | undefined;
}

/** Foods that were picked for lines, and the way back to what stood there. */
export function usePickedFoods({ rows, onChange, fieldOf }: Picking) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Picked>>(new Map());
  const previousOf = (row: Row): string | null => {
    const last = picked.get(row.id);
    return last?.after === row.text ? last.before : null;
  };
  return {
    /** What the row said before its food was picked; `null` where none was, or it was written in since. */
    previousOf,
    pick(row: Row, line: Line, food: string): void {
      const after = withFood(line, food);
      setPicked((all) => new Map(all).set(row.id, { before: row.text, after }));
      const isTyped = typedInto(fieldOf(row), line, food);
      if (!isTyped) onChange(withText(rows, row.id, after));
    },
    takeBack(row: Row): void {
      const before = previousOf(row);
      if (before === null) return;
      onChange(withText(rows, row.id, before));
      fieldOf(row)?.focus();
    },
  };
}

/** As if it were typed, so that Control and Z take it back too; `false` where the browser cannot, or a keyboard would open. */
function typedInto(field: HTMLTextAreaElement | undefined, line: Line, food: string): boolean {
  if (field === undefined || matchMedia('(pointer: coarse)').matches) return false;
  const place = foodPlace(line, food);
  field.focus();
  field.setSelectionRange(place.from, place.to);
  // Deprecated, but no other call keeps the browser's own history of a field.
  return document.execCommand?.('insertText', false, place.food) ?? false;
}
