/** The sections of a shopping list, in the order of a walk through the shop (SHOP-01). */
export const shoppingCategories = [
  'Vegetables',
  'Fruits',
  'Protein',
  'Dairy',
  'Grains',
  'Pantry',
  'Produce',
  'Miscellaneous',
] as const;

export type ShoppingCategory = (typeof shoppingCategories)[number];
