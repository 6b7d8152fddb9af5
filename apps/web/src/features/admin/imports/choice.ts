import type { ImportRow, RecipeImport, SavableState } from '@pomona/contract/admin/imports';
import { savableStates } from '@pomona/contract/admin/imports';

/** Which rows are to be saved: those of whole states, but for single ones, of these states or others. */
export interface Choice {
  readonly states: ReadonlySet<SavableState>;
  /** With the state that each has. */
  readonly exceptions: ReadonlyMap<number, SavableState>;
}

export const readyOnes: Choice = { states: new Set(['ready']), exceptions: new Map() };

export function savableStateOf({ state }: Pick<ImportRow, 'state'>): SavableState | null {
  return savableStates.find((savable) => savable === state) ?? null;
}

export function isChosen({ states, exceptions }: Choice, row: ImportRow): boolean {
  const state = savableStateOf(row);
  return state !== null && states.has(state) !== exceptions.has(row.position);
}

export function withRow(choice: Choice, row: ImportRow): Choice {
  const state = savableStateOf(row);
  if (state === null) return choice;
  const exceptions = new Map(choice.exceptions);
  if (!exceptions.delete(row.position)) exceptions.set(row.position, state);
  return { ...choice, exceptions };
}

/** All of a state or none of it: what was ticked one by one counts no more. */
export function withState(
  { states, exceptions }: Choice,
  state: SavableState,
  isOn: boolean,
): Choice {
  const others = [...states].filter((each) => each !== state);
  return {
    states: new Set(isOn ? [...others, state] : others),
    exceptions: new Map([...exceptions].filter(([, each]) => each !== state)),
  };
}

export function chosenOf(
  choice: Choice,
  state: SavableState,
  counts: RecipeImport['counts'],
): number {
  const excepted = [...choice.exceptions.values()].filter((each) => each === state).length;
  return choice.states.has(state) ? counts[state] - excepted : excepted;
}

export const chosenCount = (choice: Choice, counts: RecipeImport['counts']): number =>
  savableStates.reduce((total, state) => total + chosenOf(choice, state, counts), 0);
