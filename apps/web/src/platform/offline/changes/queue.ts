import { newKey } from '#platform/api/new-key.ts';
import {
  appended,
  type Change,
  type Changes,
  type Edit,
  type MergePayloads,
  withoutChange,
  withoutMember,
  withoutUnsent,
} from './change.ts';
import { createFlow, type Flow } from './flow.ts';
import { emptyState, type QueueParts, type QueueState } from './parts.ts';
import type { Outcome } from './sending/drain-parts.ts';

export interface Appended {
  readonly id: string;
  /** Resolves to whether it was accepted: stored, or as durable as this browser lets it be. */
  readonly isAccepted: Promise<boolean>;
  /** What became of it first. */
  readonly outcome: Promise<Outcome>;
}

/** Changes of members on their way to the server: in order, exactly once, also after the page was closed. */
export interface ChangeQueue {
  state(): QueueState;
  subscribe(listener: () => void): () => void;
  /** Reads and sends what an earlier visit left; gives back what stops that. */
  start(): () => void;
  append(change: AppendedChange, merge?: MergePayloads): Appended;
  /** Takes a change back; resolves to whether the server cannot have it. */
  cancel(id: string): Promise<boolean>;
  /** Forgets a refused change. */
  dismiss(id: string): Promise<void>;
  forgetMember(memberId: string): Promise<void>;
  onMember(): void;
}

type AppendedChange = Pick<Change, 'memberId' | 'kind' | 'payload'>;

/** Far beyond what a person does in a shop; a script in the page must not fill the disk. */
const usualMaxChanges = 2000;

export function createChangeQueue(parts: QueueParts): ChangeQueue {
  const listeners = new Set<() => void>();
  let state = emptyState;
  let isStopped = false;
  const memberId = () => (isStopped ? null : parts.memberId());

  function become(part: Partial<QueueState>): void {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener();
  }
  const flow = createFlow({ ...parts, memberId }, { state: () => state, become });

  return {
    ...createEditing(parts, flow, () => state),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const stopped = new AbortController();
      const { signal } = stopped;
      for (const name of ['online', 'visibilitychange'])
        addEventListener(name, () => flow.sendIfAny(true), { signal });
      addEventListener('beforeunload', (event) => warnOfLoss(event, state), { signal });
      void flow.read();
      return () => {
        isStopped = true;
        stopped.abort();
        flow.stop();
      };
    },
    onMember: () => void (state.isRead ? flow.sendIfAny(true) : flow.read()),
  };
}

function createEditing(
  { now = Date.now, maxChanges = usualMaxChanges }: QueueParts,
  { mirror, outcomes, drain, tellTabs }: Flow,
  state: () => QueueState,
): Pick<ChangeQueue, 'append' | 'cancel' | 'dismiss' | 'forgetMember'> {
  async function editAndTell(edit: Edit): Promise<Changes> {
    const changes = await mirror.run(edit);
    tellTabs();
    return changes;
  }
  return {
    append(own, merge) {
      const change = { ...own, id: newKey(), createdAt: now() };
      const { id } = change;
      if (mirror.shown().length >= maxChanges) return refusedAtOnce(id);
      const outcome = outcomes.of(id);
      const isAccepted = editAndTell(appended(change, merge)).then((changes) => {
        if (!changes.some((one) => one.id === id)) outcomes.settle(id, { status: 'merged' });
        if (state().phase === 'waiting') outcomes.settle(id, { status: 'waiting' });
        drain();
        return true;
      });
      return { id, isAccepted, outcome };
    },
    async cancel(id) {
      const wasThere = mirror.shown().some((change) => change.id === id);
      const changes = await editAndTell(withoutUnsent(id));
      return wasThere && !changes.some((change) => change.id === id);
    },
    async dismiss(id) {
      await editAndTell(withoutChange(id));
    },
    async forgetMember(id) {
      await editAndTell(withoutMember(id));
    },
  };
}

function warnOfLoss(event: Event, { isDurable, changes }: QueueState): void {
  if (!isDurable && changes.some(({ refusal }) => refusal === null)) event.preventDefault();
}

function refusedAtOnce(id: string): Appended {
  const refusal = { status: 0, code: 'queue_full', detail: null };
  return {
    id,
    isAccepted: Promise.resolve(false),
    outcome: Promise.resolve({ status: 'refused', refusal }),
  };
}
