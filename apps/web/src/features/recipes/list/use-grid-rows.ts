import type { RecipeCard } from '@pomona/contract/recipes';
import { useElementScrollRestoration } from '@tanstack/react-router';
import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect } from 'react';
import { firstCards } from '../queries.ts';
import { useGridShape } from './grid-shape.ts';
import type { Arrangement } from './recipe-grid.tsx';

/** Between two rows, in pixels: `gap-6`. */
const gap = 24;
/** Rows rendered beyond either edge of the window, so that Tab and a quick finger find them there. */
const overscan = 2;

/** Row heights of the list that was left: on the way back it is as long as it was. */
let lastMeasured: { width: number; rows: VirtualItem[] } = { width: 0, rows: [] };

/** The row that holds the focus, and its neighbours, which Tab leads to. */
function rowsAtFocus({ count }: Range): number[] {
  const index = document.activeElement?.closest<HTMLElement>('li[data-index]')?.dataset.index;
  if (index === undefined) return [];
  const row = Number(index);
  return [row - 1, row, row + 1].filter((near) => near >= 0 && near < count);
}

/** The rows near the window, and those that the server rendered. */
function rowsToRender(range: Range, columns: number): number[] {
  const first = Array.from(
    { length: Math.min(range.count, Math.ceil(firstCards / columns)) },
    (_, row) => row,
  );
  const rows = new Set([...first, ...defaultRangeExtractor(range), ...rowsAtFocus(range)]);
  return [...rows].sort((a, b) => a - b);
}

/** The rows of a long list that are near the window; `null` for a short list, and until its place on the page is known. */
export function useGridRows(
  recipes: readonly RecipeCard[],
  { list, isLong }: { list: RefObject<HTMLElement | null>; isLong: boolean },
): Arrangement | null {
  const shape = useGridShape(list);
  // Where the window stood when the reader left this entry of the history.
  const left = useElementScrollRestoration({ getElement: () => window })?.scrollY;
  const { columns, width, top, rowHeight } = shape ?? {
    columns: 1,
    width: 0,
    top: 0,
    rowHeight: 0,
  };
  const keyOf = useCallback(
    (index: number) => recipes[index * columns]?.id ?? index,
    [recipes, columns],
  );
  const rows = useWindowVirtualizer<HTMLLIElement>({
    enabled: isLong && shape !== null,
    count: Math.ceil(recipes.length / columns),
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    gap,
    overscan,
    scrollMargin: top,
    rangeExtractor: (range) => rowsToRender(range, columns),
    initialOffset: () => left ?? window.scrollY,
    initialMeasurementsCache: lastMeasured.width === width ? lastMeasured.rows : [],
  });
  useEffect(
    () => () => {
      lastMeasured = { width, rows: rows.measurementsCache };
    },
    [rows, width],
  );
  const items = rows.getVirtualItems();
  // The virtualizer knows no rows in its first rendering: an empty list then would render every first card anew.
  if (!isLong || shape === null || items.length === 0) return null;
  let end = top - gap;
  const rendered = items.map((row) => {
    const before = Math.max(0, row.start - end - gap);
    end = row.end;
    return { index: row.index, before };
  });
  const after = Math.max(0, rows.getTotalSize() - (end - top));
  return { columns, rows: rendered, after, measure: rows.measureElement };
}
