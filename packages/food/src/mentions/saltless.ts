import type { Language } from '../foods/languages.ts';
import { folded } from '../foods/names.ts';
import { foodOfWords } from '../table/name-index.ts';
import type { Food } from '../table/rows.ts';

/** How lines say that no salt was added, and how they say that there is less of it. */
const saltless =
  /\b(?:no[- ]salt[- ]added|no[- ]added[- ]salt|without (?:added )?salt|unsalted|salt[- ]free|sin sal|sans sel|ungesalzen\p{L}{0,2}|ohne (?:zugesetztes )?salz(?:zusatz)?|ohne zusatz von salz)(?!\p{L})/iu;
const lessSalt =
  /\b(?:(?:low|reduced)[- ](?:sodium|salt)|(?:bajo|bajos|baja|bajas|reducid[oa]s?) en (?:sal|sodio)|(?:pauvres? en|teneur réduite en) (?:sel|sodium)|salzarm\p{L}{0,2}|salzreduziert\p{L}{0,2}|natrium(?:arm|reduziert)\p{L}{0,2})(?!\p{L})/iu;

/** How names of the table say it. */
const tableWords: Readonly<Record<Language, { none: readonly string[]; less: readonly string[] }>> =
  {
    en: { none: ['no salt added', 'unsalted'], less: ['low sodium', 'reduced sodium'] },
    es: { none: ['sin sal'], less: ['bajo en sal', 'sin sal'] },
    fr: { none: ['sans sel'], less: ['pauvre en sel', 'sans sel'] },
    de: { none: ['ohne Salz', 'ungesalzen'], less: ['salzarm', 'ohne Salz'] },
  };

/** "Canned chopped tomatoes, no salt added": the kind without salt, by whichever of the food's names the table has it. */
export function saltlessKind(line: string, food: Food, language: Language): Food | null {
  const { none, less } = tableWords[language];
  const kinds = saltless.test(line) ? [...none, ...less] : lessSalt.test(line) ? less : [];
  for (const kind of kinds) {
    const words = folded(kind).split(' ');
    for (const name of food.names[language]) {
      const found = foodOfWords([...words, ...folded(name).split(' ')], language)?.food;
      if (found?.key === food.key) return null;
      if (found !== undefined && found.category === food.category) return found;
    }
  }
  return null;
}
