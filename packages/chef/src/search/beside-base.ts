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
  'roast_on',
  'steam',
];

const minutesIn = (actions: readonly Action[]) =>
  actions.reduce((total, { minutes = 0 }) => total + minutes, 0);
const usesBase = ({ uses = [], technique }: Action) =>
  uses.includes('base') && technique !== 'drain';
const isDrainOfBase = ({ uses = [], technique }: Action) =>
  technique === 'drain' && uses.includes('base');

/** Pasta that is done long before its sauce would wait in the colander: it starts later. */
function startedLate(steps: Steps): readonly (readonly Action[])[] {
  const from = steps.findIndex((actions) => actions.some(isDrainOfBase));
  const to = steps.findIndex((actions, at) => at > from && actions.some(usesBase));
  const boiling = steps[from];
  const own = boiling?.find(({ technique }) => technique === 'boil_in_water')?.minutes ?? 0;
  if (boiling === undefined || to < 0 || own === 0) return steps;
  const between = steps.slice(from + 1, to);
  if (minutesIn(between.flat()) <= own + maxWait) return steps;
  const start = between.findIndex((_, at) => minutesIn(between.slice(at).flat()) <= own + maxWait);
  const isPasta = steps[to]?.at(-1)?.technique === 'toss' || own >= minBeside;
  const late = isPasta ? between.length : between.findLastIndex(isBegun);
  if (late < 0) return steps;
  const at = start < 0 ? late : Math.min(start, late);
  return [
    ...steps.slice(0, from),
    ...between.slice(0, at),
    boiling,
    ...between.slice(at),
    ...steps.slice(to),
  ];
}

/** After another pot a step says where it goes on. */
const isBegun = (actions: readonly Action[]) => actions[0]?.vessel !== undefined;

/** What boils is drained when it is needed, where the rest is made in the meantime. */
export function drainedWhenNeeded(given: Steps): Action[][] {
  const all = startedLate(given).map((actions) => [...actions]);
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
