import type { FoundFault, Outcome } from './attack.ts';
import type { Step } from './calls/call.ts';

/** A line for each target, then each fault with its smallest example. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, calls, statuses, slowestMilliseconds, faults }) => [
    name,
    String(calls),
    `${Math.round(slowestMilliseconds)} ms`,
    String(faults.length),
    [...statuses]
      .sort(([one], [two]) => one - two)
      .map(([status, count]) => `${status === 0 ? 'none' : status}:${count}`)
      .join(' '),
  ]);
  const heads = ['operation', 'calls', 'slowest', 'faults', 'statuses'];
  const widths = heads.map((head, at) =>
    Math.max(...[head, ...rows.map((row) => row[at] ?? '')].map((text) => text.length)),
  );
  return [heads, ...rows]
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function faultsOf(outcomes: readonly Outcome[]): string {
  return outcomes
    .flatMap(({ name, faults }) => faults.map((fault) => faultText(name, fault)))
    .join('\n\n');
}

const faultText = (name: string, { message, steps, seed }: FoundFault) =>
  [
    `FAULT in ${name}: ${message}`,
    ...steps.map((step) => `  ${stepText(step)}`),
    `  again: npm run attack -- --seed ${seed} --only '${name}'`,
  ].join('\n');

function stepText(step: Step): string {
  return JSON.stringify(step).slice(0, 3000);
}

export function totalsOf(outcomes: readonly Outcome[]): string {
  const calls = outcomes.reduce((sum, outcome) => sum + outcome.calls, 0);
  const faults = outcomes.reduce((sum, outcome) => sum + outcome.faults.length, 0);
  const slowOnce = outcomes.reduce((sum, outcome) => sum + outcome.slowOnce, 0);
  const slowest = Math.max(...outcomes.map(({ slowestMilliseconds }) => slowestMilliseconds));
  return `${calls} calls of ${outcomes.length} operations, pages and others, ${faults} faults, slowest ${Math.round(slowest)} ms (${slowOnce} slow once)`;
}
