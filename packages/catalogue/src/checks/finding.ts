/** Something in the collection that a cook, an editor or a label rule would object to. */
export interface Finding {
  recipe: string;
  /** The check that found it, for counting. */
  check: CheckName;
  message: string;
}

export const checkNames = [
  'matching',
  'used',
  'listed',
  'times',
  'amounts',
  'energy',
  'tags',
  'wording',
  'measures',
  'storage',
  'doneness',
  'distinct',
  'seasoning',
  'protein',
  'openings',
] as const;
export type CheckName = (typeof checkNames)[number];
