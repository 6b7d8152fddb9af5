import { folded } from '@pomona/food/foods/names';
import type { Cuisine, Difficulty, MealType } from '@pomona/food/labels/diets';

/** In four languages, as categories name them; matched without accents. */
const mealWords: readonly (readonly [MealType, RegExp])[] = [
  [
    'Breakfast',
    /\b(?:breakfast|brunch|desayunos?|almuerzo de media manana|petits? dejeuners?|fruhstuck|morning)\b/,
  ],
  [
    'Dinner',
    /\b(?:dinners?|supper|mains?|main (?:course|dish)(?:es)?|entrees?|cenas?|platos? (?:principal(?:es)?|fuertes?)|segundos? platos?|diners?|soupers?|plats?(?: principal| principaux| de resistance)?|abendessen|abendbrot|hauptgericht(?:e|s)?|hauptspeisen?|hauptgang)\b/,
  ],
  [
    'Lunch',
    /\b(?:lunch(?:es)?|soups?|salads?|sandwich(?:es)?|comidas?|almuerzos?|sopas?|ensaladas?|primeros? platos?|dejeuners?|soupes?|salades?|mittagessen|mittag|suppen?|salate?|lunchbox)\b/,
  ],
  [
    'Snack',
    /\b(?:snacks?|desserts?|appetizers?|starters?|sides?|side dish(?:es)?|drinks?|beverages?|cookies?|cakes?|dips?|treats?|meriendas?|aperitivos?|postres?|bebidas?|guarnicion(?:es)?|entrantes?|tapas?|collations?|gouters?|aperitifs?|boissons?|gateaux?|zwischenmahlzeit(?:en)?|nachtisch(?:e)?|nachspeisen?|vorspeisen?|beilagen?|kuchen|geback|getranke?|imbiss|kekse|platzchen)\b/,
  ],
];

const cuisineWords: readonly (readonly [Cuisine, RegExp])[] = [
  ['italian', /\b(?:italian|italiano|italiana|italienne?|italienisch[a-z]*|sicilian|tuscan)\b/],
  [
    'mediterranean',
    /\b(?:mediterranean|mediterrane[ao]s?|mediterraneenne?|mediterran[a-z]*|greek|griego|griega|grecque?|griechisch[a-z]*|spanish|espanola?|espagnole?|spanisch[a-z]*|turkish|turca?|turque|turkisch[a-z]*|lebanese|libanesa?|libanaise?|libanesisch[a-z]*|middle eastern|provencale?|moroccan|marroqui|marocaine?|marokkanisch[a-z]*|levantine?)\b/,
  ],
  [
    'asian',
    /\b(?:asian|asiatic[ao]s?|asiatiques?|asiatisch[a-z]*|chinese|chin[ao]s?|chinoise?|chinesisch[a-z]*|japanese|japonesa?|japonaise?|japanisch[a-z]*|thai|tailandesa?|thailandaise?|thailandisch[a-z]*|vietnamese|vietnamita|vietnamienne?|vietnamesisch[a-z]*|korean|coreana?|coreenne?|koreanisch[a-z]*|indonesian|malaysian|filipino)\b/,
  ],
  ['mexican', /\b(?:mexican|mexican[ao]s?|mexicaine?|mexikanisch[a-z]*|tex ?mex)\b/],
  ['indian', /\b(?:indian|indi[ao]s?|hindu|indienne?|indisch[a-z]*|punjabi|bengali)\b/],
  [
    'american',
    /\b(?:american|american[ao]s?|estadounidense|americaine?|amerikanisch[a-z]*|southern|cajun|creole)\b/,
  ],
];

const difficultyWords: readonly (readonly [Difficulty, RegExp])[] = [
  [
    'easy',
    /\b(?:easy|simple|beginner|facil|tres facile|facile|sencill[ao]|einfach|leicht|simpel)\b/,
  ],
  [
    'medium',
    /\b(?:medium|moderate|intermediate|media|medi[ao]|intermedi[ao]|moyenne?|mittel|normal)\b/,
  ],
  [
    'hard',
    /\b(?:hard|difficult|advanced|challenging|dificil|difficile|schwer|schwierig|anspruchsvoll|pfiffig)\b/,
  ],
];

function firstMatch<Meaning>(
  texts: readonly string[],
  words: readonly (readonly [Meaning, RegExp])[],
): Meaning | null {
  for (const text of texts) {
    const plain = folded(text.slice(0, 200));
    const found = words.find(([, pattern]) => pattern.test(plain));
    if (found !== undefined) return found[0];
  }
  return null;
}

/** The meal that the first of these categories or tags names; `null` where none does. */
export const mealOf = (texts: readonly string[]): MealType | null => firstMatch(texts, mealWords);

/** The cuisine that the first of these texts names; `null` where none does. */
export const cuisineOf = (texts: readonly string[]): Cuisine | null =>
  firstMatch(texts, cuisineWords);

/** The difficulty that a text names in one of four languages; `null` where it names none. */
export const difficultyOf = (text: string): Difficulty | null =>
  firstMatch([text], difficultyWords);
