import type { Language } from '../foods/languages.ts';
import { type Food, foodByName } from '../table/table.ts';
import { withNumberOf } from './plurals.ts';
import { numberedWord, withNumberIn } from './wording-plurals.ts';
import { isMany } from './wording-units.ts';

/** Whether pieces of a food are counted ("2 eggs"), so that its name has a plural ("200 g carrots"). */
export function isCounted({ measures, roles }: Food): boolean {
  if (roles.includes('liquid') || roles.includes('oil') || roles.includes('salt')) return false;
  return measures.piece !== undefined || measures.medium !== undefined;
}

/** Units of which one is part of one piece, or a whole one: "1 head cauliflower", "2 slices of lemon". */
const ofOne = new Set(
  'slice loaf head half wedge piece stalk stick leaf sprig clove strip ear fillet inch cm'.split(
    ' ',
  ),
);

const spoons = new Set(['tsp', 'tbsp', 'pinch']);
const gramsIn: Readonly<Record<string, number>> = { g: 1, dag: 10, kg: 1000, pfund: 500 };

/** Beside this measure a heap of pieces is meant: "200 g carrots", but "200 g bread", "300 g cauliflower". */
function isHeap({ measures, roles }: Food, { amount, unit }: { amount: number; unit: string }) {
  const isBread = measures.slice !== undefined && roles.includes('starch');
  if (ofOne.has(unit) || isBread) return false;
  if (spoons.has(unit)) return !roles.includes('spice') || roles.includes('aromatic');
  const piece = measures.medium ?? measures.piece ?? 0;
  return amount * (gramsIn[unit] ?? Number.POSITIVE_INFINITY) > piece;
}

/** In the first words of the table, and in the number of its pieces, or of a heap of them beside a measure. */
export function shownName(
  food: Food,
  { amount, unit }: { amount: number; unit: string | null },
  language: Language,
): string {
  const name = food.names[language][0] ?? food.names.en[0] ?? food.key;
  if (!isCounted(food)) return name;
  const isPlural = unit === null ? isMany(amount, language) : isHeap(food, { amount, unit });
  const numbered = inNumber(name, isPlural ? 2 : 1, language);
  return isMisread(numbered, food, language) ? name : numbered;
}

/** "bries" are sweetbreads, "Kürbisse" no food of the table; German adjectives must agree ("hart gekochte Eier"). */
function isMisread(numbered: string, food: Food, language: Language): boolean {
  const read = foodByName(numbered, { language });
  if (read === undefined && language === 'de' && numbered.includes(' ')) return false;
  const name = food.names[language][0] ?? '';
  return read?.key !== food.key && foodByName(name, { language })?.key === food.key;
}

function inNumber(name: string, number: number, language: Language): string {
  if (language === 'en') return englishName(name, number);
  if (language === 'de') return germanName(name, number);
  return romanceName(name, number === 2, language);
}

/** Only the last word of an English name has a number: "lemon zest", "white mushrooms", "hearts of palm". */
function englishName(name: string, number: number): string {
  const end = name.search(/ (?:of|in|with|for|from|and) /);
  const core = end < 0 ? name : name.slice(0, end);
  const head = core.lastIndexOf(' ') + 1;
  return name.slice(0, head) + withNumberOf(core.slice(head), number) + name.slice(core.length);
}

/** "getrocknete Feigen" stays beside one: the ending of the adjective would tell the gender. */
function germanName(name: string, number: number): string {
  return number === 1 && name.includes(' ') ? name : (withNumberIn(name, number, 'de') ?? name);
}

const joint = /^(?:d['’].*|de|del|du|des|à|au|aux|en|con|sin|sans|avec|para|pour|y|et)$/i;
/** Words that say of what kind a food is, and have no number of their own. */
const invariable =
  /^(?:cherry|nature|baby|nori|kombu|wakame|perla|ostra|espagueti|mungo|pinto|macho|filo|medjool|kaffir|bio|pak|cho[iï])$/i;

/** Noun and adjectives agree in Spanish and French, up to the first preposition. */
function romanceName(name: string, isPlural: boolean, language: 'es' | 'fr'): string {
  const words = name.split(' ');
  const end = words.findIndex((word) => joint.test(word));
  return words
    .map((word, index) => {
      if ((end >= 0 && index >= end) || invariable.test(word) || /[\d%.]/.test(word)) return word;
      const listed = numberedWord(word, isPlural, language)?.word;
      return listed ?? (isPlural ? regularPlural(word, language) : regularSingular(word, language));
    })
    .join(' ');
}

function regularPlural(word: string, language: 'es' | 'fr'): string {
  if (/[sxz]$/.test(word)) return language === 'es' ? word.replace(/z$/, 'ces') : word;
  if (language === 'fr') return /(?:eau|eu)$/.test(word) ? `${word}x` : `${word}s`;
  if (/[áéíóú]n$/.test(word)) return `${unaccented(word)}es`;
  return /[lnrdj]$/.test(word) ? `${word}es` : `${word}s`;
}

/** French words that end in s or x in the singular too. */
const alwaysPlural = /(?:is|ïs|ix|as|oux|[aeo]ux|ous)$/;

function regularSingular(word: string, language: 'es' | 'fr'): string {
  if (language === 'fr') return alwaysPlural.test(word) ? word : word.replace(/s$/, '');
  if (word.endsWith('ones')) return `${word.slice(0, -4)}ón`;
  if (/(?:[nrd]|[aeiou]l)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/(?<=[aeo])s$/, '');
}

const unaccented = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\u0301(?=n$)/, '')
    .normalize('NFC');
