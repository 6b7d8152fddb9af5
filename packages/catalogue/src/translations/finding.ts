/** Something in a translation that its translator has to mend. */
export interface TranslationFinding {
  recipe: string;
  rule: TranslationRule;
  /** Names the line or step, counted from 1, what was read and what the original says. */
  message: string;
}

export type TranslationRule =
  | 'parts'
  | 'lines'
  | 'foods'
  | 'amounts'
  | 'figures'
  | 'links'
  | 'times'
  | 'temperatures'
  | 'measures'
  | 'words'
  | 'sentences';

/** What a rule says of a translation before the recipe is named. */
export type Problem = Omit<TranslationFinding, 'recipe'>;
