import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ListItem } from './list-items.ts';

/** Pixels from the end that still count as reading the newest. */
const endThreshold = 80;
const overscan = 8;
const estimatedHeight = 64;
/** Rows from the top at which older messages are fetched. */
const rowsAhead = 10;

/** The rows near the screen, at the newest first; older ones above keep what is read where it is. */
export function useMessageRows(
  items: readonly ListItem[],
  { isLoadingOlder, onOlder }: { isLoadingOlder: boolean; onOlder: () => Promise<void> },
) {
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => items[index]?.key ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endThreshold,
    overscan,
  });
  // A row above what is read may lose its name to the page before it; what is read stays where it is.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _delta, { scrollOffset }) =>
    item.start < (scrollOffset ?? 0);
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  const first = virtualizer.getVirtualItems()[0]?.index ?? 0;
  // Before it is at the newest, the list begins at the top.
  const isNearTop = virtualizer.scrollDirection === 'backward' && first < rowsAhead;
  useEffect(() => {
    if (isNearTop && !isLoadingOlder) void onOlder();
  }, [isNearTop, isLoadingOlder, onOlder]);
  return { scroller, virtualizer };
}
