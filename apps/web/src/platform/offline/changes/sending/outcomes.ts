import type { Outcome } from './drain-parts.ts';

export interface Outcomes {
  of(id: string): Promise<Outcome>;
  settle(id: string, outcome: Outcome): void;
  settleAll(outcome: Outcome): void;
}

export function createOutcomes(): Outcomes {
  const open = new Map<string, (outcome: Outcome) => void>();
  function settle(id: string, outcome: Outcome): void {
    open.get(id)?.(outcome);
    open.delete(id);
  }
  return {
    of: (id) => new Promise((resolve) => open.set(id, resolve)),
    settle,
    settleAll(outcome) {
      for (const id of [...open.keys()]) settle(id, outcome);
    },
  };
}
