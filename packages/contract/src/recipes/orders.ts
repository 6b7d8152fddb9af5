/** Orders of the list, the default first (LIST-11): `prepTime` by the work before cooking, `readySoonest` by `totalMinutes`. */
export const sortOrders = [
  'rating',
  'prepTime',
  'readySoonest',
  'calories',
  'newest',
  'alphabetical',
] as const;
export type SortOrder = (typeof sortOrders)[number];

/** `relevance` puts the best matches of a question first, and is `rating` where nothing is searched for (LIST-09). */
export const searchOrders = ['relevance', ...sortOrders] as const;
export type SearchOrder = (typeof searchOrders)[number];
