/** Ids that exist, by the word before them in an address: `recipes`, `items`, `meals`, `reviews`, `food`, `images`. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

/** Those that a parameter of a path may mean, e.g. of `/api/admin/recipes/{id}` or `/favorites/{recipeId}`. */
export function idsFor(known: KnownIds, path: string, parameter: string): readonly string[] {
  const before = path.split(`/{${parameter}}`)[0]?.split('/').at(-1) ?? '';
  const word = /^(\w+)Id$/.exec(parameter)?.[1];
  const found = known[word === undefined ? before : `${word}s`] ?? known[before];
  return found !== undefined && found.length > 0 ? found : Object.values(known).flat();
}
