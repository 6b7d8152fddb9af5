import type { RecipeCard } from '@pomona/contract/recipes';
import { useElementScrollRestoration } from '@tanstack/react-router';
import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { GridShape } from './grid-rows.ts';
import { loadedOnce, useLoaded } from './loaded-once.ts';
import type { Arrangement } from './recipe-grid.tsx';

/** The next drawing of a list begins with the room that the last one had. */
let lastShape: GridShape | null = null;

const rowsScript = loadedOnce(() => import('./grid-rows.ts'));

function shapeOf(list: HTMLElement): GridShape {
  const { width, top } = list.getBoundingClientRect();
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const rowHeight = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  return { columns, width, top: top + window.scrollY, rowHeight };
}

const isSame = (a: GridShape | null, b: GridShape) =>
  a !== null && a.columns === b.columns && a.width === b.width && Math.abs(a.top - b.top) < 1;

/** How the list lies on the page, followed as the window and what stands above it change. */
function useGridShape(list: RefObject<HTMLElement | null>): GridShape | null {
  const [shape, setShape] = useState(lastShape);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const look = () => {
      const found = shapeOf(current);
      if (isSame(lastShape, found)) return;
      lastShape = found;
      setShape(found);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return shape;
}

const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Where the window stood when the reader left this entry of the history, unless they moved since they are back. */
function useOffset(list: RefObject<HTMLElement | null>): () => number {
  const left = useElementScrollRestoration({ getElement: () => window })?.scrollY;
  const hasMoved = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const moved = () => {
      hasMoved.current = true;
      listening.abort();
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const name of ownMoves) addEventListener(name, moved, options);
    return () => listening.abort();
  }, []);
  return () => {
    if (left !== undefined && !hasMoved.current) return left;
    return list.current === null ? 0 : window.scrollY;
  };
}

/**
 * The rows of a long list that are near the window. `null` while its script is on its way: then `isAll` tells whether
 * everything is to be drawn because it never comes.
 */
export function useGridRows(
  recipes: readonly RecipeCard[],
  { list, isLong }: { list: RefObject<HTMLElement | null>; isLong: boolean },
): { arrangement: Arrangement | null; isAll: boolean } {
  const script = useLoaded(rowsScript, isLong);
  const shape = useGridShape(list);
  const offset = useOffset(list);
  const redraw = useReducer((count: number) => count + 1, 0)[1];
  const columns = shape?.columns;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offset is asked for once, when the rows begin
  const rows = useMemo(
    () =>
      script === undefined || script === 'failed' || columns === undefined || !isLong
        ? null
        : script.createGridRows({ columns, offset: offset(), redraw }),
    [script, columns, isLong],
  );
  useLayoutEffect(() => rows?.stop, [rows]);
  const arrangement = rows !== null && shape !== null ? rows.arrange(recipes, shape) : null;
  useLayoutEffect(() => rows?.follow());
  return { arrangement, isAll: script === 'failed' };
}
