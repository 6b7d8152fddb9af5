import type { Recipe } from '@pomona/contract/recipes';
import { useEffect } from 'react';
import { useSessionState } from '#platform/services.tsx';
import { storedChoice, useStoredChoice } from '#platform/storage/stored-choice.ts';

/** By administrator and recipe: the version whose page was rendered last, in whatever window of this browser. */
const readVersions = storedChoice('pomona.offersRead');
/** More than wait at once. */
const maxVersions = 200;

/** Remembers which version of an offered recipe an administrator has before them (REC-07). */
export function useReadingOffer({ id, version }: Recipe, readerId: string): void {
  useEffect(() => {
    const key = keyOf(readerId, id);
    const others = Object.entries(versionsIn(readVersions.read())).filter(([one]) => one !== key);
    const entries = [...others, [key, version]].slice(-maxVersions);
    readVersions.write(JSON.stringify(Object.fromEntries(entries)));
  }, [readerId, id, version]);
}

/** The version of the recipe that this administrator has read last; `null` where they never have. */
export function useReadVersion(recipeId: string): number | null {
  return useReadVersions()(recipeId);
}

/** The same for whichever recipe. */
export function useReadVersions(): (recipeId: string) => number | null {
  const state = useSessionState();
  const stored = useStoredChoice(readVersions);
  if (state.status !== 'signed-in') return () => null;
  const [versions, readerId] = [versionsIn(stored), state.user.id];
  return (recipeId) => {
    const version = versions[keyOf(readerId, recipeId)];
    return typeof version === 'number' ? version : null;
  };
}

const keyOf = (readerId: string, recipeId: string) => `${readerId} ${recipeId}`;

/** From whatever is stored. */
function versionsIn(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const entries: unknown = JSON.parse(stored ?? '{}');
    return typeof entries === 'object' && entries !== null ? { ...entries } : {};
  } catch {
    return {};
  }
}
