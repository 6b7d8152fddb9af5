import { type Language, languages } from '@pomona/food/foods/languages';
import { type Noun, nounOfCell } from './nouns/nouns.ts';
import { dishNounRows } from './texts/dish-nouns-data.ts';

const rows = new Map(
  dishNounRows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [formulas = '', ...cells] = row.split(' | ');
      return formulas.split(' ').map((formula) => [formula, cells] as const);
    }),
);

/** "the soup", "the mixture". */
export function dishNoun(formula: string, language: Language): Noun {
  const cells = rows.get(formula) ?? rows.get('*');
  return nounOfCell(cells?.[languages.indexOf(language)] ?? '', language);
}

export const hasDishNoun = (formula: string) => rows.has(formula);
