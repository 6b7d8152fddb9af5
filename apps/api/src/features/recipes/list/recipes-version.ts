import {
  type CachedByVersion,
  type CachedByVersionOptions,
  cachedByVersion,
} from '#platform/cache/cached-by-version.ts';

/** Announced on the bus when any recipe that others can see has changed. */
export const recipesChanged = 'recipes.changed';

/** What is computed from the recipes, cached until they change. */
export function cachedByRecipes<Value>(
  options: Omit<CachedByVersionOptions<Value>, 'topic'>,
): CachedByVersion<Value> {
  return cachedByVersion({ ...options, topic: recipesChanged });
}
