import type { Change } from '../change.ts';

export type TabMessage =
  | { readonly type: 'edited' }
  /** What another tab has sent, before it goes from the queue. */
  | { readonly type: 'done'; readonly change: Change; readonly answer: unknown };

export interface Tabs {
  tell(message: TabMessage): void;
  /** One tab after the other. */
  runAlone(work: () => Promise<void>): Promise<void>;
  close(): void;
}

const name = 'pomona.changes';

export function openTabs(onMessage: (message: TabMessage) => void): Tabs {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  return {
    tell: (message) => channel?.postMessage(message),
    async runAlone(work) {
      // Absent where the page comes over plain HTTP: the server knows repeated calls.
      const locks: LockManager | null | undefined = navigator.locks;
      if (!locks) return work();
      await locks.request(name, work);
    },
    // What is stored after that has nobody to tell.
    close() {
      channel?.close();
      channel = null;
    },
  };
}
