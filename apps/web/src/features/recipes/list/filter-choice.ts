import type { Selection } from '../selection.ts';

/** What every part of the panel is given. */
export interface FilterChoice {
  selection: Selection;
  onChange: (selection: Selection) => void;
}

/** The list with the item added, or without it. */
export const toggled = <T>(chosen: readonly T[], item: T): readonly T[] =>
  chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item];
