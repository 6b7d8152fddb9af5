import type { Action, Technique } from '../dish.ts';

type Steps = readonly (readonly Action[])[];

/** Shorter than this nobody starts something else beside it. */
const minBeside = 8;
/** So long may what was boiled wait in its pot. */
const maxWait = 2;
const alone: readonly Technique[] = [
  'cook_covered_absorbing',
  'boil_in_water',
  'bake',
  'roast',
  'steam',
];

const minutesIn = (actions: readonly Action[]) =>
  actions.reduce((total, { minutes = 0 }) => total + minutes, 0);
const usesBase = ({ uses = [], technique }: Action) =>
  uses.includes('base') && technique !== 'drain';
const isDrainOfBase = ({ uses = [], technique }: Action) =>
  technique === 'drain' && uses.includes('base');

/** What boils is drained when it is needed, where the rest is made in the meantime. */
export function drainedWhenNeeded(steps: Steps): Action[][] {
  const all = steps.map((actions) => [...actions]);
  const from = all.findIndex((actions) => actions.some(isDrainOfBase));
  const boiling = all[from];
  const boil = boiling?.find(({ technique }) => technique === 'boil_in_water');
  const drain = boiling?.find(isDrainOfBase);
  const to = all.findIndex((actions, at) => at > from && actions.some(usesBase));
  const joining = all[to];
  if (boiling === undefined || boil === undefined || drain === undefined || joining === undefined)
    return all;
  const others = minutesIn(all.slice(from + 1, to).flat());
  const own = boil.minutes ?? 0;
  if (own < minBeside || others === 0 || others > own + maxWait) return all;
  all[from] = boiling
    .filter((action) => action !== drain)
    .map((action) => (action === boil ? { ...boil, makes: 'base' as const } : action));
  const { makes: _, ...plain } = drain;
  all[to] = [plain, ...joining];
  return all;
}

const cooksAlone = ({ technique, makes, minutes = 0 }: Action) =>
  alone.includes(technique) && makes === 'base' && minutes >= minBeside;

/** Minutes of all steps in the order in which they stand; only a base that cooks by itself runs beside the next ones. */
export function minutesInTurn(steps: Steps): number {
  let total = 0;
  let left = 0;
  for (const actions of steps) {
    const minutes = minutesIn(actions);
    const isBeside = left > 0 && !actions.some(usesBase);
    const covered = isBeside ? Math.min(left, minutes) : 0;
    total += minutes - covered;
    left = actions.some(cooksAlone) ? minutes : left - covered;
  }
  return total;
}
