import type { Changes } from './change.ts';
import type { Phase } from './sending/drain-parts.ts';
import type { Senders } from './sending/sender.ts';
import type { TabMessage, Tabs } from './sending/tabs.ts';
import type { ChangeStore } from './stores/change-store.ts';

export interface QueueState {
  readonly changes: Changes;
  /** Whether those of earlier visits were read. */
  readonly isRead: boolean;
  readonly isDurable: boolean;
  readonly phase: Phase;
}

export const emptyState: QueueState = {
  changes: [],
  isRead: false,
  isDurable: true,
  phase: 'idle',
};

export interface QueueParts {
  openStore(): Promise<ChangeStore>;
  senders: Senders;
  memberId(): string | null;
  wait(milliseconds: number): Promise<void>;
  now?: () => number;
  maxChanges?: number;
  openTabs?: (onMessage: (message: TabMessage) => void) => Tabs;
}
