import type { Contents } from '../foods/food-row.ts';

/** Roles of words that name no food. `purpose`: whose words name foods elsewhere, as "pour le moule" (mussels). */
export const wordRoles = ['state', 'instruction', 'filler', 'variety', 'purpose'] as const;
export type WordRole = (typeof wordRoles)[number];

/** As `scripts/word-lists.ts` writes it. */
export interface StoredWords {
  /** By folded word or phrase: the index of its role in each language, `.` where it has none. */
  words: Record<string, string>;
  mentions: StoredMention[];
}

export interface StoredMention extends Contents {
  /** Language and folded name. */
  names: [string, string][];
  foods: string[];
}
