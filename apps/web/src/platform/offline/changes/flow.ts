import { nextOf, withoutChange } from './change.ts';
import { createMirror, type Mirror } from './mirror.ts';
import type { QueueParts, QueueState } from './parts.ts';
import { createDrain } from './sending/drain.ts';
import { createOutcomes, type Outcomes } from './sending/outcomes.ts';
import { openTabs, type TabMessage, type Tabs } from './sending/tabs.ts';
import { readOnly } from './stores/change-store.ts';
import { createResilientStore } from './stores/resilient-store.ts';

/** From the store to the server, over all tabs. */
export interface Flow {
  mirror: Mirror;
  outcomes: Outcomes;
  drain(isUrgent?: boolean): void;
  /** Reads what is stored, and sends it. */
  read(): Promise<void>;
  sendIfAny(isUrgent?: boolean): void;
  tellTabs(): void;
  stop(): void;
}

interface Owner {
  state(): QueueState;
  become(part: Partial<QueueState>): void;
}

const noTabs: Tabs = { tell() {}, runAlone: (work) => work(), close() {} };

export function createFlow(parts: QueueParts, { state, become }: Owner): Flow {
  const { now = Date.now, senders, wait, memberId } = parts;
  const outcomes = createOutcomes();
  let tabs = noTabs;
  const store = createResilientStore({
    open: parts.openStore,
    onNotDurable: () => become({ isDurable: false }),
  });
  const mirror = createMirror(store, () => become({ changes: mirror.shown() }));
  const drain = createDrain({
    ...{ mirror, senders, memberId, wait, now },
    tabs: { tell: (message) => tabs.tell(message), runAlone: (work) => tabs.runAlone(work) },
    onPhase: (phase) => phase !== state().phase && become({ phase }),
    onOutcome: outcomes.settle,
    onWaiting: () => outcomes.settleAll({ status: 'waiting' }),
  });

  function sendIfAny(isUrgent = false): void {
    const id = memberId();
    if (id !== null && nextOf(mirror.shown(), id) !== undefined) drain(isUrgent);
  }
  async function read(): Promise<void> {
    // Visitors have none, and load no script for them.
    if (memberId() === null) return;
    if (tabs === noTabs) tabs = (parts.openTabs ?? openTabs)((message) => void hear(message));
    await mirror.run(readOnly);
    if (!state().isRead) become({ isRead: true });
    sendIfAny();
  }
  async function hear(message: TabMessage): Promise<void> {
    if (message.type === 'edited') return read();
    const { change, answer } = message;
    const sender = await senders[change.kind]?.().catch(() => undefined);
    await sender?.apply(change, answer).catch(() => undefined);
    mirror.runHere(withoutChange(change.id));
    outcomes.settle(change.id, { status: 'done', answer });
  }

  return {
    ...{ mirror, outcomes, drain, read, sendIfAny },
    tellTabs: () => tabs.tell({ type: 'edited' }),
    stop() {
      tabs.close();
      drain(true);
    },
  };
}
