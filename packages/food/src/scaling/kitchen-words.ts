import type { Language } from '../foods/languages.ts';
import type { Divisible, Part } from './kitchen-amounts.ts';

/** Words of the units that kitchen tools measure; longer words first. */
const words: readonly (readonly [string, string])[] = [
  ['fl-oz', 'fl\\.? ?oz|fluid ounces?'],
  ['g', 'g|grs?|grams?|gramos?|grammes?|gramm'],
  ['kg', 'kg|kilos?|kilogram(?:me)?s?|kilogramos?|kilogramm'],
  ['ml', 'ml|millilit(?:er|re)s?|mililitros?'],
  ['cl', 'cl'],
  ['dl', 'dl'],
  ['l', 'l|lit(?:er|re)s?|litros?'],
  ['oz', 'oz|ounces?|onzas?|onces?|unzen?'],
  ['lb', 'lbs?|pounds?|libras?'],
  ['cup', 'cups?|tazas?|tasses?|tassen?'],
  ['pint', 'pints?'],
  ['quart', 'quarts?'],
  ['gallon', 'gallons?'],
  [
    'tsp',
    'tsps?|teaspoons?|cucharaditas?|cucharillas?|cdi?tas?|(?:c|cuill?\\.?|cuill[èe]res?|cuillerées?)\\.? ?à\\.? ?(?:café|c)|càc|tl|teelöffeln?',
  ],
  [
    'tbsp',
    'tbsps?|tablespoons?|cucharadas?(?: soperas?)?|cdas?|(?:c|cuill?\\.?|cuill[èe]res?|cuillerées?)\\.? ?à\\.? ?(?:soupe|s)|càs|el|esslöffeln?',
  ],
];
const hedges =
  '(?:heap(?:ed|ing)|level|rounded|scant|generous|gestrichener?|gehäufter?|colmad[ao]s?|ras[ao]s?|bombées?|rases?)';
const unitAfter = words.map(
  ([unit, word]) =>
    [unit, new RegExp(`^[\\s-]?(?:${hedges} )?(${word})\\.?(?![\\p{L}])`, 'iu')] as const,
);

export interface FoundUnit {
  unit: string;
  /** As written, without the space before it. */
  word: string;
  length: number;
}

/** The unit at the start of the text behind a number. */
export function unitAtStart(rest: string): FoundUnit | null {
  const near = rest.slice(0, 40);
  for (const [unit, pattern] of unitAfter) {
    const match = pattern.exec(near);
    if (match !== null) return { unit, word: match[1] ?? '', length: match[0].length };
  }
  return null;
}

/** Spoons in the spelling of the word that stood in their place. */
const spellings: readonly {
  pattern: RegExp;
  language: Language;
  tsp: string;
  tbsp: string;
}[] = [
  { pattern: /^(?:tea|table)spoon/i, language: 'en', tsp: 'teaspoon', tbsp: 'tablespoon' },
  { pattern: /^cd/i, language: 'es', tsp: 'cdta', tbsp: 'cda' },
  { pattern: /^(?:cuch|taza)/i, language: 'es', tsp: 'cucharadita', tbsp: 'cucharada' },
  {
    pattern: /^cuill[^.]/i,
    language: 'fr',
    tsp: 'cuillère à café',
    tbsp: 'cuillère à soupe',
  },
  {
    pattern: /^(?:c|cuil\.?l?|tasses?)(?:[. ]|à|$)/i,
    language: 'fr',
    tsp: 'c. à c.',
    tbsp: 'c. à s.',
  },
  { pattern: /^(?:tee|ess)l/i, language: 'de', tsp: 'Teelöffel', tbsp: 'Esslöffel' },
  { pattern: /^(?:tl|el|tassen?)$/i, language: 'de', tsp: 'TL', tbsp: 'EL' },
];

const cups: Readonly<Record<Language, string>> = {
  ...{ en: 'cup', es: 'taza', fr: 'tasse', de: 'Tasse' },
};
const bare = new Set(['g', 'kg', 'ml', 'cl', 'dl', 'l', 'oz', 'lb', 'fl-oz']);

/** A unit in place of a written one: "tablespoons" for "teaspoons", "EL" for "TL". */
export function unitText({ amount, unit }: Part, written: string, language: Language): string {
  if (bare.has(unit)) return unit.replace('-', ' ');
  const spelling = spellings.find(({ pattern }) => pattern.test(written));
  const own = spelling?.language ?? language;
  const plain = { en: ['tsp', 'tbsp'], es: ['cucharadita', 'cucharada'] };
  const usual = own === 'fr' ? ['c. à c.', 'c. à s.'] : own === 'de' ? ['TL', 'EL'] : plain[own];
  const word =
    unit === 'tsp'
      ? (spelling?.tsp ?? usual[0])
      : unit === 'tbsp'
        ? (spelling?.tbsp ?? usual[1])
        : unit === 'cup'
          ? cups[own]
          : unit;
  return manyOf(word ?? unit, own === 'fr' ? amount >= 2 : amount > 1, own);
}

function manyOf(word: string, isMany: boolean, language: Language): string {
  if (!isMany || /^(?:tsp|tbsp|TL|EL|c\.)|löffel$/.test(word)) return word;
  if (language === 'de') return `${word}n`;
  return word.startsWith('cuillère') ? word.replace('cuillère', 'cuillères') : `${word}s`;
}

const pinches: Readonly<Record<Language, readonly [pinch: string, drops: string]>> = {
  en: ['a pinch', 'a few drops'],
  es: ['una pizca', 'unas gotas'],
  fr: ['une pincée', 'quelques gouttes'],
  de: ['1 Prise', 'einige Tropfen'],
};
const poured =
  /^[^,;(]*?(?:extract|essence|oil|sauce|vinegar|juice|water|milk|syrup|honey|broth|stock|wine|aceite|vinagre|jugo|zumo|salsa|agua|leche|miel|jarabe|huile|vinaigre|jus|eau(?!\p{L})|lait|sirop|arôme|extra[ik]t|öl(?!\p{L})|essig|saft|sirup|wasser|milch|honig|aroma)/iu;

/** What is less than 1/8 tsp: "a pinch of salt", "a few drops of vanilla extract". */
export function pinchText(rest: string, written: string, language: Language): string {
  const own = spellings.find(({ pattern }) => pattern.test(written))?.language ?? language;
  const [pinch, drops] = pinches[own];
  const text = poured.test(rest) ? drops : pinch;
  return own === 'en' && /^\s+(?!of\b|each\b)\p{L}/u.test(rest) ? `${text} of` : text;
}

const uncut =
  /(?<!\p{L})(?:pinch(?:es)?|dash(?:es)?|drops?|lea(?:f|ves)|sprigs?|peppercorns?|cardamom pods?|star anise|pizcas?|gotas?|hojas?|ramitas?|pincées?|gouttes?|feuilles?|brins?|prisen?|tropfen|blatt|blätter|\p{L}+(?:blatt|blätter)|zweige?|stiele?)(?!\p{L})/iu;
const cut =
  /(?:onion|lemon|(?<!\p{L})lime|orange|grapefruit|apple|(?<!\p{L})pears?(?!\p{L})|cabbage|cauliflower|broccoli|lettuce|fennel|celeriac|eggplant|aubergine|zucchini|courgette|cucumber|peppers?(?!\p{L}|corn)|avocado|melon|pumpkin|squash|pineapple|mango|papaya|potato|tomato|leek|beet|(?<!\p{L})(?:heads?|bunch|bunches|bulbs?|cans?|tins?|jars?|packe?t?s?|packages?|blocks?|loa(?:f|ves)|bars?|sticks?)(?!\p{L})|cebolla|limón|limones|naranja|manzana|(?<!\p{L})peras?(?!\p{L})|repollo|coliflor|brócoli|lechuga|hinojo|berenjena|calabac|calabaza|pepino|pimiento|aguacate|piña|patata|papa(?!\p{L})|tomate|puerro|(?<!\p{L})(?:lata|bote|tarro|paquete|manojo|cabeza)s?(?!\p{L})|oignon|citron|pomme|(?<!\p{L})poires?(?!\p{L})|chou|brocoli|laitue|fenouil|concombre|poivron|avocat|potiron|courge|ananas|mangue|poireau|(?<!\p{L})(?:boîte|boite|bocal|paquet|botte|tête)s?(?!\p{L})|zwiebel|zitrone|limette|apfel|äpfel|birne|kohl|salat|fenchel|sellerie|gurke|paprika|kürbis|kartoffel|lauch|(?<!\p{L})(?:dosen?|glas|gläser|packung(?:en)?|bund|kopf|köpfe)(?!\p{L}))/iu;

/** "900 g eggplant (2 large)". */
const sizeAlone = /^\s*(?:small|medium|large)\s*\)?$/i;

/** How what is counted can be divided, by the words up to the first comma; `null`: no known thing. */
export function divisibleOf(rest: string, isKnown: boolean): Divisible | null {
  const [phrase = ''] = /^(?:\s*\([^)]*\))?[^,;()]*/.exec(rest.slice(0, 80)) ?? [];
  if (uncut.test(phrase)) return 'whole';
  if (/scallion|spring onion|frühlingszwiebel/i.test(phrase)) return 'halves';
  if (cut.test(phrase) || sizeAlone.test(phrase)) return 'cut';
  return isKnown ? 'halves' : null;
}

const americanUnit = /\d\s?(?:cups?|oz|ounces?|lbs?|pounds?|sticks?)(?!\p{L})/iu;
const metricUnit = /\d\s?(?:k?g|[cd]?l|ml|grams?)(?!\p{L})/iu;

/** Whether most measured lines are in cups, ounces and pounds. */
export function isKitchenWithCups(lines: readonly string[]): boolean {
  const count = (unit: RegExp) => lines.filter((line) => unit.test(line)).length;
  return count(americanUnit) > count(metricUnit);
}
