/** Orders of the list, the default first (LIST-11). */
export const sortOrders = ['rating', 'prepTime', 'calories', 'newest', 'alphabetical'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What a search finds is counted up to here; beyond, the answer says that there are more (LIST-17). */
export const searchCountedTo = 500;
