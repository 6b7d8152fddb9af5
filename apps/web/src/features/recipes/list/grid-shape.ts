import { type RefObject, useLayoutEffect, useState } from 'react';

/** One to three cards in a row. */
export const gridClasses = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

export interface GridShape {
  columns: number;
  /** Width of the list in pixels; a row's height is valid for one width. */
  width: number;
  /** Where the list begins, in pixels from the top of the document. */
  top: number;
  /** Height of the first row in pixels: the estimate for rows that are not measured yet. */
  rowHeight: number;
}

/** A list that is opened again begins with the shape of the last one. */
let lastShape: GridShape | null = null;

function shapeOf(list: HTMLElement): GridShape {
  const { width, top } = list.getBoundingClientRect();
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const rowHeight = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  return { columns, width, top: top + window.scrollY, rowHeight };
}

const isSame = (a: GridShape | null, b: GridShape) =>
  a !== null && a.columns === b.columns && a.width === b.width && Math.abs(a.top - b.top) < 1;

/** The place of the list on the page, followed as the window and what stands above it change. */
export function useGridShape(list: RefObject<HTMLElement | null>): GridShape | null {
  const [shape, setShape] = useState(lastShape);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const measure = () => {
      const found = shapeOf(current);
      if (isSame(lastShape, found)) return;
      lastShape = found;
      setShape(found);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return shape;
}
