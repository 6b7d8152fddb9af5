import { storageKeys } from '@pomona/contract/constants';
import type { Recipe } from '@pomona/contract/recipes';
import { useMemo } from 'react';
import { storedChoice, useStoredChoice } from '#platform/storage/stored-choice.ts';
import { startingServings } from './starting-servings.ts';

/** What a cook has done with a recipe: this browser keeps it for a day, so that a reload loses nothing. */
interface Kept {
  /** When it was last touched, in milliseconds since the epoch. */
  readonly at: number;
  /** Of the recipe's text: places of lines and steps mean nothing in another one. */
  readonly version: number;
  readonly servings?: number;
  /** Places of the lines that are ready. */
  readonly ticked?: readonly number[];
  /** The place of the step that one is cooking. */
  readonly step?: number;
}

type RecipeText = Pick<Recipe, 'id' | 'version' | 'servings'>;

const keptMilliseconds = 24 * 60 * 60 * 1000;
const kitchen = storedChoice(storageKeys.kitchen);
const nothing: Kept = { at: 0, version: 0 };

function everything(stored: string | null): Record<string, Kept> {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    const from = Date.now() - keptMilliseconds;
    return Object.fromEntries(
      Object.entries(read as Record<string, Kept>).filter(([, kept]) => kept.at > from),
    );
  } catch {
    return {};
  }
}

function keptOf(stored: string | null, { id, version }: RecipeText): Kept {
  const kept = everything(stored)[id];
  return kept?.version === version ? kept : nothing;
}

function keep(recipe: RecipeText, change: Partial<Kept>): void {
  const stored = kitchen.read();
  const kept = { ...keptOf(stored, recipe), ...change, at: Date.now(), version: recipe.version };
  kitchen.write(JSON.stringify({ ...everything(stored), [recipe.id]: kept }));
}

export interface CookingProgress {
  /** For how many the dish is cooked. */
  readonly servings: number;
  setServings(servings: number): void;
  /** Places of the lines that are ready (DETAIL-05); the others are still to be got (DETAIL-06). */
  readonly ticked: ReadonlySet<number>;
  toggle(place: number): void;
}

/** What the reader has chosen and ticked of a recipe; the same in every tab and after a reload. */
export function useCookingProgress(recipe: RecipeText): CookingProgress {
  const stored = useStoredChoice(kitchen);
  const { servings, ticked } = keptOf(stored, recipe);
  const known = Array.isArray(ticked) ? ticked.join() : '';
  const places = useMemo(() => new Set(known === '' ? [] : known.split(',').map(Number)), [known]);
  return {
    servings: Number(servings) || startingServings(recipe),
    setServings: (chosen) => keep(recipe, { servings: chosen }),
    ticked: places,
    toggle(place) {
      const next = new Set(places);
      if (!next.delete(place)) next.add(place);
      keep(recipe, { ticked: [...next] });
    },
  };
}

/** The step that a cook left, 0 where nobody has begun. */
export function keptStep(recipe: RecipeText): number {
  return Number(keptOf(kitchen.read(), recipe).step) || 0;
}

export function keepStep(recipe: RecipeText, step: number): void {
  keep(recipe, { step });
}
