import { maximumServings, minimumServings } from '@pomona/contract/constants';
import { numberWords } from '@pomona/food/amounts/number-words';

/** Served as a whole: the number of people is not said. */
const whole =
  /\b(?:loa(?:f|ves)|cakes?|pies?|tarts?|tray|trays|pan|pans|jars?|bottles?|batch|batches|brot|brote|laib|kuchen|torten?|blech|springform|glas|gläser|flaschen?|gâteaux?|tartes?|pains?|bocal|bocaux|bouteilles?|moule|plaque|tartas?|pastel|panes|frascos?|botellas?|bizcocho|molde)\b/iu;
/** A measure of the dish, not of the people. */
const measured =
  /\d ?(?:g|kg|ml|cl|dl|l|oz|lbs?|pounds?|cups?|quarts?|pints?|litres?|liters?|liter|tazas?|tasses?|tassen?|inch|inches|cm|")(?![\p{L}])/iu;
const people =
  /serv|person|people|portion|pers\b|personen|gäste|esser|racion|porcion|comensal|convive|portie|pax\b/iu;

const eatersOrPieces =
  'people|persons?|servings?|portions?|personen|portionen|pers\\.?|stück(?:e|er)?|stk\\.?|personas?|raciones|porciones|unidades|uds?\\.?|piezas|personnes?|parts|pièces?|pieces';
/** "Spinach dumplings (4 portions)", "Quiche (pour 6)", "Croquetas (unas 20 unidades)". */
const inBrackets = new RegExp(
  `^\\p{L}[^()\\d]{2,80}\\s\\(((?:serves|makes|for|für|ergibt|para|salen|pour)\\s(?:(?:about|ca\\.?|circa|etwa|unas?|unos|environ|un)\\s)?\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?(?:\\s(?:${eatersOrPieces}))?|(?:(?:about|ca\\.?|circa|etwa|unas?|unos|environ)\\s)?\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?\\s(?:${eatersOrPieces}))\\)$`,
  'iu',
);

/** What the brackets behind the name of a dish say; `null` where they say something else. */
export const servingsBehindName = (line: string): string | null =>
  inBrackets.exec(line)?.[1] ?? null;

export const endsWithServings = (line: string): boolean => servingsBehindName(line) !== null;

/** Whether a yield counts pieces: "makes about 8", "24 cookies"; a bare number and words for people do not. */
export function isOfPieces(texts: readonly string[]): boolean {
  const values = texts.map((text) => text.trim().slice(0, 120)).filter(Boolean);
  const isForPeople = values.some((text) => people.test(text) || /\bparts?\b/i.test(text));
  if (isForPeople || servingsOf(values) === null) return false;
  return values.some((text) => counted.test(text));
}

const counted =
  /(?<!\p{L})(?:makes|ergibt|salen|donne|pieces?|stücke?|stk|piezas|unidades|pièces?)(?!\p{L})|\d ?\p{L}{4,}/iu;

/** "Serves 4-6", "für 4 Personen", "24 cookies": of a range the smaller end; `null` for a whole ("1 loaf") or a measure. */
export function servingsOf(texts: readonly string[]): number | null {
  const values = texts.map((text) => text.trim().slice(0, 120)).filter(Boolean);
  const aboutPeople = values.filter((text) => people.test(text));
  for (const text of [...aboutPeople, ...values.filter((text) => !aboutPeople.includes(text))]) {
    const servings = servingsIn(text);
    if (servings !== null) return servings;
  }
  return null;
}

function servingsIn(text: string): number | null {
  const aboutPeople = people.test(text);
  if (!aboutPeople && (whole.test(text) || measured.test(text))) return null;
  const near = aboutPeople ? nearPeople(withoutRange(text)) : null;
  const digits = near ?? /\d{1,4}/.exec(text)?.[0] ?? null;
  const count = digits === null ? wordCount(text) : Number(digits);
  if (count === null) return null;
  const isInDozens = near === null && /\b(?:dozen|dutzend|douzaines?|docenas?)\b/i.test(text);
  const servings = Math.round(count * (isInDozens ? 12 : 1));
  return servings >= minimumServings && servings <= maximumServings ? servings : null;
}

const eaters = '(?:serv|person|people|portion|pers\\b|gäste|esser|racion|porcion|comensal|convive)';
/** "Serves 8", "feeds about 8". */
const served = /\b(?:serves?|feeds)\b[\s:]*(?:about |around |up to )?(\d{1,4})/iu;
/** "8 servings", "8 hungry people"; what a comma or a bracket parts does not belong together. */
const before = new RegExp(`(\\d{1,4})(?:[.,]\\d+)?[^\\d,;.()]{0,30}?${eaters}`, 'iu');
/** "Portionen: 6". */
const behind = new RegExp(`${eaters}[^\\d,;.()]{0,24}(\\d{1,4})`, 'iu');

/** The number that stands with a word for those who eat, as text; `null` where none does. */
function nearPeople(text: string): string | null {
  for (const pattern of [served, before, behind]) {
    const digits = pattern.exec(text)?.[1];
    if (digits !== undefined) return digits;
  }
  return null;
}

/** "4-6", "4 to 6", "4 bis 6": the smaller end. */
const withoutRange = (text: string) =>
  text.replace(/(\d{1,3}) ?(?:-|–|—|\/|to|bis|à|a|ou|oder|o|or|y|et|und) ?\d{1,3}/gi, '$1');

function wordCount(text: string): number | null {
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const number = numberWords.get(word);
    if (number?.is === 'number' && number.value >= 2) return number.value;
  }
  return null;
}
