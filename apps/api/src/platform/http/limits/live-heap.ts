import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';

/**
 * Bytes of the heap that outlived the last full collection. Neither resident memory, of which little comes back after a peak, nor the
 * used heap, most of which may be garbage, tells whether memory is short.
 */
export function watchLiveHeap(): { bytes(): number; close(): void } {
  let live = 0;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isMajor)) live = process.memoryUsage().heapUsed;
  });
  observer.observe({ entryTypes: ['gc'] });
  return { bytes: () => live, close: () => observer.disconnect() };
}

function isMajor(entry: PerformanceEntry): boolean {
  const detail: unknown = 'detail' in entry ? entry.detail : null;
  if (typeof detail !== 'object' || detail === null || !('kind' in detail)) return false;
  return detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}
