import type { LongestCall } from './monitor.ts';
import type { Result } from './trial.ts';

const maxHealthyMilliseconds = 2000;
/** 12 s until a silent connection is dropped, 4 s for a new one, and a little. */
const maxDisturbedMilliseconds = 17_000;
const maxGrownMegabytes = 120;

/** Everything that must not be; empty for a clean result. */
export function faultsOf(result: Result): string[] {
  const { findings, failures } = result;
  const wrong = (isWrong: boolean, text: string) => (isWrong ? [text] : []);
  return [
    ...findings.lost.map((name) => `lost: ${name}`),
    ...findings.doubled.map((name) => `doubled: ${name}`),
    ...wrong(result.serverErrors > 0, `${result.serverErrors} answers 5xx other than 503 and 507`),
    ...tooLong(result.longestHealthy, maxHealthyMilliseconds, 'without a fault'),
    ...tooLong(result.longestDisturbed, maxDisturbedMilliseconds, 'in a fault'),
    ...wrong(
      (result.grownMegabytes ?? 0) > maxGrownMegabytes,
      `the app grew by ${Math.round(result.grownMegabytes ?? 0)} MB`,
    ),
    ...failures,
  ];
}

function tooLong({ path, milliseconds }: LongestCall, max: number, when: string): string[] {
  return milliseconds > max ? [`${path} took ${Math.round(milliseconds)} ms ${when}`] : [];
}

const columns = [
  ...['fault', 'rounds', 'acknowledged', 'lost', 'doubled', '5xx'],
  ...['longest call', 'in a fault', 'recovered in', 'grown'],
];

export function tableOf(results: readonly Result[]): string {
  const rows = [columns, ...results.map(cellsOf)];
  const widths = columns.map((_name, place) =>
    Math.max(...rows.map((cells) => cells[place]?.length ?? 0)),
  );
  return rows
    .map((cells) => cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join('  '))
    .join('\n');
}

function cellsOf(result: Result): string[] {
  const { findings, grownMegabytes } = result;
  if (result.skipped !== null) return [result.fault, `skipped: ${result.skipped}`];
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  return [
    ...[result.fault, String(result.rounds), String(findings.acknowledged)],
    ...[String(findings.lost.length), String(findings.doubled.length), String(result.serverErrors)],
    seconds(result.longestHealthy.milliseconds),
    seconds(result.longestDisturbed.milliseconds),
    seconds(result.recoveredMilliseconds),
    grownMegabytes === null ? 'restarted' : `${Math.round(grownMegabytes)} MB`,
  ];
}
