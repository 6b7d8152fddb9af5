import {
  defaultServings,
  maximumServings,
  minimumServings,
  storageKeys,
} from '@pomona/contract/constants';
import { type MealType, mealTypes } from '@pomona/food/labels/diets';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#platform/storage/storage.ts';

export interface Draft {
  readonly text: string;
  readonly servings: number;
  readonly meal: MealType;
}

export const emptyDraft: Draft = { text: '', servings: defaultServings, meal: 'Dinner' };

/** What was typed, stored in this browser alone. The first rendering equals the server's, which knows nothing of it. */
export function useStoredLines(): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(emptyDraft);
  useEffect(() => setDraft(readDraft(readStored(storageKeys.foodLines))), []);
  function keep(next: Draft): void {
    setDraft(next);
    writeStored(storageKeys.foodLines, JSON.stringify(next));
  }
  return [draft, keep];
}

/** From whatever is stored: of a broken draft the readable parts stay. */
export function readDraft(stored: string | null): Draft {
  const { text, servings, meal } = readObject(stored);
  return {
    text: typeof text === 'string' ? text : emptyDraft.text,
    servings: isServings(servings) ? servings : emptyDraft.servings,
    meal: mealTypes.find((one) => one === meal) ?? emptyDraft.meal,
  };
}

function readObject(stored: string | null): { [K in keyof Draft]?: unknown } {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isServings(value: unknown): value is number {
  return (
    Number.isInteger(value) && Number(value) >= minimumServings && Number(value) <= maximumServings
  );
}
