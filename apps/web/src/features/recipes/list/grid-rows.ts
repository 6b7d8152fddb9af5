import type { RecipeCard } from '@pomona/contract/recipes';
import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';
import type { Arrangement } from './recipe-grid.tsx';

/** Between two rows, in pixels: `gap-6`. */
const gap = 24;
/** Rows drawn beyond either edge of the window, so that Tab and a quick finger find them there. */
const overscan = 2;

export interface GridShape {
  columns: number;
  /** Width of the list in pixels; a row's height holds for one width. */
  width: number;
  /** Where the list begins, in pixels from the top of the document. */
  top: number;
  /** Height of the first row in pixels: the others are taken for as high until they are measured. */
  rowHeight: number;
}

export interface GridRows {
  /** Which rows to draw now; called while drawing. */
  arrange(recipes: readonly RecipeCard[], shape: GridShape): Arrangement;
  /** After each drawing. */
  follow(): void;
  /** Lets go of the window. */
  stop(): void;
}

/** Heights as measured, by width and first recipe: on the way back the list is as long as it was. */
let heights = { width: 0, ofRow: new Map<string, number>() };

function heightsAt(width: number): Map<string, number> {
  if (heights.width !== width) heights = { width, ofRow: new Map() };
  return heights.ofRow;
}

function meanHeight(known: Map<string, number>, firstHeight: number): number {
  if (known.size === 0) return firstHeight;
  let sum = 0;
  for (const height of known.values()) sum += height;
  return sum / known.size;
}

/** The row that holds the focus, and its neighbours, which Tab leads to. */
function rowsAtFocus({ count }: Range): number[] {
  const index = document.activeElement?.closest<HTMLElement>('li[data-index]')?.dataset.index;
  if (index === undefined) return [];
  const row = Number(index);
  return [row - 1, row, row + 1].filter((near) => near >= 0 && near < count);
}

const rowsOf = (range: Range) =>
  [...new Set([...defaultRangeExtractor(range), ...rowsAtFocus(range)])].sort((a, b) => a - b);

interface Parts {
  columns: number;
  /** Where the window stands or will stand, in pixels. */
  offset: number;
  /** Draws the grid again. */
  redraw(): void;
}

/** Keeps the rows near the window, measured as they come, and the row with the focus; the others are only room. */
export function createGridRows({ columns, offset, redraw }: Parts): GridRows {
  let known = new Map<string, number>();
  let listed: readonly RecipeCard[] = [];
  let isAttaching = false;
  const keyIn = (recipes: readonly RecipeCard[]) => (index: number) =>
    recipes[index * columns]?.id ?? '';
  let keyOf = keyIn(listed);
  let estimate = 0;

  const options = () => ({
    count: Math.ceil(listed.length / columns),
    getScrollElement: () => window,
    estimateSize: (index: number) => known.get(keyOf(index)) ?? estimate,
    getItemKey: keyOf,
    gap,
    overscan,
    initialOffset: offset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: rowsOf,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    measureElement: (element: HTMLLIElement) => {
      const { height } = element.getBoundingClientRect();
      known.set(keyOf(Number(element.dataset.index)), height);
      return height;
    },
    onChange: (_: unknown, isAtOnce: boolean) => {
      // What is measured while React attaches elements is drawn in the same turn anyway.
      if (isAtOnce && !isAttaching) flushSync(redraw);
      else redraw();
    },
  });
  const rows = new Virtualizer<Window, HTMLLIElement>(options());
  const stop = rows._didMount();

  function measure(element: HTMLLIElement | null): void {
    isAttaching = true;
    rows.measureElement(element);
    isAttaching = false;
  }

  return {
    arrange(recipes, { width, top, rowHeight }) {
      known = heightsAt(width);
      if (recipes !== listed) {
        listed = recipes;
        keyOf = keyIn(recipes);
        estimate = meanHeight(known, rowHeight);
      }
      rows.setOptions({ ...options(), scrollMargin: top });
      let end = top - gap;
      const shown = rows.getVirtualItems().map((row) => {
        const before = Math.max(0, row.start - end - gap);
        end = row.end;
        return { index: row.index, before };
      });
      const after = Math.max(0, rows.getTotalSize() - (end - top));
      return { columns, rows: shown, after, measure };
    },
    follow: () => rows._willUpdate(),
    stop,
  };
}
