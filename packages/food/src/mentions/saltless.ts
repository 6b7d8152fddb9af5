import { contentsOf } from '../foods/contents.ts';
import type { Language } from '../foods/languages.ts';
import { folded } from '../foods/names.ts';
import { foodOfWords } from '../table/name-index.ts';
import type { Food } from '../table/rows.ts';
import type { Mention, Scan } from './scan.ts';

/** How lines say that no salt was added, and how they say that there is less of it. */
const saltless =
  /\b(?:no[- ]salt[- ]added|no[- ]added[- ]salt|without (?:added )?salt|unsalted|salt[- ]free|sin sal|sans sel|non[- ]salée?s?|ungesalzen\p{L}{0,2}|ohne (?:zugesetztes )?salz(?:zusatz)?|ohne zusatz von salz)(?!\p{L})/iu;
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

/** The mentions of a food as those of its kind without salt, with the claims made of them: "gluten-free low-sodium stock". */
export function withKind(scan: Scan, food: Food, kind: Food): Scan {
  const mentions = scan.mentions
    .filter(({ food: own, implied }) => ![own, ...implied].some((one) => one?.key === 'salt'))
    .map((one) => (one.food?.key === food.key ? ofKind(one, food, kind) : one));
  return { ...scan, mentions };
}

function ofKind(mention: Mention, food: Food, kind: Food): Mention {
  const [before, after, own] = [contentsOf(food), mention.contents, contentsOf(kind)];
  const stays = <Item>(item: Item, all: readonly Item[], left: readonly Item[]) =>
    left.includes(item) || !all.includes(item);
  const traitsOf = (may: typeof own.may) => may.map(({ trait }) => trait);
  return {
    ...mention,
    food: kind,
    contents: {
      traits: own.traits.filter((trait) => stays(trait, before.traits, after.traits)),
      may: own.may.filter(({ trait }) => stays(trait, traitsOf(before.may), traitsOf(after.may))),
      kinds: own.kinds.filter((one) => stays(one, before.kinds, after.kinds)),
    },
  };
}
