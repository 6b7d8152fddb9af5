import { storageKeys } from '@pomona/contract/constants';
import type { Recipe } from '@pomona/contract/recipes';
import { useMemo } from 'react';
import { storedChoice, useStoredChoice } from '#platform/storage/stored-choice.ts';
import { startingServings } from './starting-servings.ts';

/** What a cook has done with a recipe: this browser stores it for a day, so that a reload loses nothing. */
interface StoredProgress {
  /** When it was last touched, in milliseconds since the epoch. */
  readonly at: number;
  /** Of the recipe's text: indices of lines and steps mean nothing in another one. */
  readonly version: number;
  readonly servings?: number;
  /** Indices of the lines that are ready. */
  readonly ticked?: readonly number[];
  /** The index of the step that one is cooking. */
  readonly step?: number;
}

type RecipeText = Pick<Recipe, 'id' | 'version' | 'servings'>;

const maxAgeMilliseconds = 24 * 60 * 60 * 1000;
const kitchen = storedChoice(storageKeys.kitchen);
const nothing: StoredProgress = { at: 0, version: 0 };

function everything(stored: string | null): Record<string, StoredProgress> {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    const from = Date.now() - maxAgeMilliseconds;
    return Object.fromEntries(
      Object.entries(read as Record<string, StoredProgress>).filter(
        ([, progress]) => progress.at > from,
      ),
    );
  } catch {
    return {};
  }
}

function progressOf(stored: string | null, { id, version }: RecipeText): StoredProgress {
  const progress = everything(stored)[id];
  return progress?.version === version ? progress : nothing;
}

function store(recipe: RecipeText, change: Partial<StoredProgress>): void {
  const stored = kitchen.read();
  const progress = {
    ...progressOf(stored, recipe),
    ...change,
    at: Date.now(),
    version: recipe.version,
  };
  kitchen.write(JSON.stringify({ ...everything(stored), [recipe.id]: progress }));
}

export interface CookingProgress {
  readonly servings: number;
  setServings(servings: number): void;
  /** Indices of the lines that are ready (DETAIL-05); the others are still to be got (DETAIL-06). */
  readonly ticked: ReadonlySet<number>;
  toggle(position: number): void;
}

/** What the reader has chosen and ticked of a recipe; the same in every tab and after a reload. */
export function useCookingProgress(recipe: RecipeText): CookingProgress {
  const stored = useStoredChoice(kitchen);
  const { servings, ticked } = progressOf(stored, recipe);
  const known = Array.isArray(ticked) ? ticked.join() : '';
  const positions = useMemo(
    () => new Set(known === '' ? [] : known.split(',').map(Number)),
    [known],
  );
  return {
    servings: Number(servings) || startingServings(recipe),
    setServings: (chosen) => store(recipe, { servings: chosen }),
    ticked: positions,
    toggle(position) {
      const next = new Set(positions);
      if (!next.delete(position)) next.add(position);
      store(recipe, { ticked: [...next] });
    },
  };
}

/** The step that a cook left, 0 where nobody has begun. */
export function storedStep(recipe: RecipeText): number {
  return Number(progressOf(kitchen.read(), recipe).step) || 0;
}

export function storeStep(recipe: RecipeText, step: number): void {
  store(recipe, { step });
}
