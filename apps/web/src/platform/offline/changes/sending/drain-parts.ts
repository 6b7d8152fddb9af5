import type { Refusal } from '../change.ts';
import type { Mirror } from '../mirror.ts';
import type { Senders } from './sender.ts';
import type { Tabs } from './tabs.ts';

export type Phase = 'idle' | 'sending' | 'waiting';

export type Outcome =
  | { readonly status: 'done'; readonly answer: unknown }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  /** It goes out later. */
  | { readonly status: 'waiting' }
  /** Part of another change now, or taken back by it. */
  | { readonly status: 'merged' };

export interface DrainParts {
  mirror: Mirror;
  tabs: Omit<Tabs, 'close'>;
  senders: Senders;
  memberId(): string | null;
  now(): number;
  /** Resolves early when there may be a connection again. */
  wait(milliseconds: number): Promise<void>;
  onPhase(phase: Phase): void;
  onOutcome(id: string, outcome: Outcome): void;
  onWaiting(): void;
}
