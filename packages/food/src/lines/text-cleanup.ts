import { withoutAbbreviations } from './abbreviations.ts';
import { withScallionParts } from './scallion-parts.ts';

/** Longer lines are cut, so that parsing time stays bounded. */
export const maxLineLength = 400;

const bullet = /^(?:[\s\-–—•*·▢□☐☑✓✔◦‣▪■●○+>#]|\p{Extended_Pictographic}|\u{fe0f})+(?=\S)/u;
/** "1. 200 g couscous": a line number. */
const numbering = /^\d{1,2}[.)]\s+(?=[\d½⅓⅔¼¾])/;
const frenchSpoon =
  /(?<!\p{L})c(?:uil(?:l[eè]r[eé]e?s?)?)?\.?\s?à\.?\s?(s(?:oupe)?|c(?:afé)?|t(?:hé)?)(?!\p{L})\.?/giu;

/** "21/2 cups" is 2 1/2 copied without its formatting. */
const gluedFraction = /(?<![\d/.,])([1-9])((?:1\/[234]|[23]\/[34]))(?![\d/])/g;
/** "1 kl. Zwiebel" and "1 gr. Zwiebel" are sizes, "1 KL" is a spoon and "100 gr." a weight. */
const germanSmall = /^(\d{1,2}|½) kl\.? (?=\p{Lu})/u;
const germanLarge = /^([1-4]) gr\. (?=\p{Lu})/u;
/** "leaves from 1 bunch parsley", "pulp of 3 passion fruit": the bunch or fruit is what is counted. */
const partOfBunch =
  /^(?:(?:the )?(?:leaves|stems|fronds|pulp|flesh|seeds) (?:from|of)|(?:las )?hojas de|(?:la )?pulpa de|(?:les )?feuilles (?:de|d['’])|(?:la )?(?:pulpe|chair) (?:de|d['’])|(?:die )?blätter von|(?:das )?(?:mark|fruchtfleisch)(?: von)?) ?((?:\d|an? |un[ae]? |eine[mrs]? |½)\S*)(?= )/iu;

const shareOfFat =
  /(?:(?<=\s)(?:mit|con(?: un)?|à) )?(?<![\d.,])(\d{1,2}(?:[.,]\d)?) ?% ?(?:Fett(?:gehalt)?|de (?:materia )?grasa|de mati[eè]res? grasses?)(?!\p{L})/giu;
const spanishCan = /(?<=\p{L} )de (?=lata(?!\p{L}))/giu;
const germanCooked = /(?<!\p{L})(g)egart(?=e[nmrs]?(?!\p{L}))/giu;

const fruit =
  '(?:lemons?|limes?|oranges?|grapefruits?|zitronen?|limetten?|orangen?|lim[óo]n|limones|limas?|naranjas?|citrons?(?: verts?)?)';
/** "1/4 cup lime juice (from about 2 limes)": the fruit is where the juice is from. */
const fruitOfJuice = new RegExp(
  String.raw`(${fruit}[^()]{0,30}) \((?:(?:from|of|von|aus|de|d['’]|about|approx\.?|ca\.?|etwa|unos|environ|aprox\.?|≈|~) ?){1,3}(?:[\d½¼¾/–-]+|an?|one|two|three|einer?|zwei|drei|un|dos|tres|deux|trois)[^()]{0,14}? ?${fruit}\)`,
  'giu',
);
/** "2 tbsp juice from 1 lemon". */
const juiceOfFruit =
  /^(?!.{1,30}(?:lemon|lime|orange|grapefruit)s? (?:juice|zest))([\d½¼¾⅓⅔][^,;()]{0,20}?) ((?:fresh(?:ly squeezed)? |(?:finely )?grated )?)(juice|zest),? \(?(?:from|of) (?:about )?[\d½¼¾/–-]{1,5} (?:\p{L}+ )?(lemon|lime|orange|grapefruit)s?\)?(?=[,;]|$)/iu;
const partOfFruit = /juice|zest|zumo|jugo|ralladura|jus|saft|schale|abrieb/iu;

/** "4 8-inch tortillas": the length is that of one. */
const lengthOfOne = /^(\d{1,2}) (\d{1,2}(?:[.,]\d)?)[- ]?(?:inch(?:es)?|in\.?|["”])(?= )/iu;

/** "400g/14oz can chickpeas": the second is the same in other units. */
const sameInImperial =
  /(?<=\d ?(?:k?g|m?l|litres?|cm)) ?\/ ?[\d¼½¾⅓⅔.,]+ ?(?:fl ?oz|oz|lbs?|pints?|pts?|in)(?!\p{L})\.?/giu;

/** "2 chicken breasts, about 150 g each", "…, insgesamt 300 g": read as if it stood in brackets. */
const weightBehindComma =
  /, ((?:(?:about|approx\.?|roughly|je|jeweils|à|de|insgesamt|zusammen|ca\.|etwa|unos|unas|environ|d['’]environ) ?){0,2}\d[\d.,/½¼¾⅓⅔ -]{0,12}(?:kg|g|gr|grams?|gramm|gramos|grammes|oz|ounces?|lbs?|pounds?)\.?(?: (?:in |en |au |im )?(?:total|ganzen|insgesamt|each|apiece|(?:la )?pièce|chacune?|cada un[ao]|c\/u))?)(?=[,;]|$)/giu;
const counted = /^[\d½]/;

/** Normalises spaces, dashes, quotes, brackets and spoon abbreviations; removes bullets. */
export function cleanedText(text: string): string {
  const cleaned = cleanedLine(text);
  const line = withScallionParts(withoutAbbreviations(cleaned));
  return counted.test(line) ? line.replace(weightBehindComma, ' ($1)') : line;
}

function cleanedLine(text: string): string {
  return text
    .slice(0, maxLineLength)
    .normalize('NFC')
    .replace(/\p{Cf}|\*\*|__/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[‐‑‒]/g, '-')
    .replace(/(?<![\d\p{L}.])\.(?=\d)/gu, '0.')
    .replace(gluedFraction, '$1 $2')
    .replace(partOfBunch, '$1 ')
    .replace(/[´`‘]/g, '’')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(bullet, '')
    .replace(numbering, '')
    .replace(/^c\/n (?:de )?/iu, '')
    .replace(/(?<=\p{L})(?:\((?:e?n|e?s|er?)\)|\/(?:e?n|e?s|e))(?!\p{L})/gu, '')
    .replace(frenchSpoon, (_, word: string) => (/^s/i.test(word) ? 'càs' : 'càc'))
    .replace(/(?<=\d |[½¼¾] )c\. ?s\.(?=\s)/giu, 'cs')
    .replace(/(\p{L}\.?)\s?\/\s?(?=[\d½⅓⅔¼¾])/gu, '$1 / ')
    .replace(shareOfFat, '$1 %')
    .replace(spanishCan, 'en ')
    .replace(germanCooked, '$1ekocht')
    .replace(/ (?:bzw\.?|beziehungsweise) /giu, ' oder ')
    .replace(germanSmall, '$1 kleine ')
    .replace(germanLarge, '$1 große ')
    .replace(/(?<=^\d{2,4} ?)cc(?!\p{L})/iu, 'ml')
    .replace(lengthOfOne, '$1 ($2 inch)')
    .replace(sameInImperial, '')
    .replace(juiceOfFruit, '$1 $2$4 $3')
    .replace(fruitOfJuice, (all, before: string) => (partOfFruit.test(text) ? before : all))
    .trim();
}

/** Texts in brackets; between a number and its noun they apply to each piece: "2 (6 oz) fillets". */
export function notesOf(line: string): string[] {
  const isPerPiece = /^(?:\d+|an?|one|two|three|four|un[ae]?|deux|dos|eine?|zwei) ?\(/i.test(line);
  const notes = [...line.matchAll(/\(([^()]*)\)/g)].map(([, note = ''], index) =>
    isPerPiece && index === 0 ? `${note} each` : note,
  );
  const [, trailing] = trailingMeasure.exec(withoutNotes(line)) ?? [];
  return trailing === undefined ? notes : [...notes, `${trailing} each`];
}

/** "1 trozo de jengibre de 3 cm", "2 filets de poulet de 150 g": the size of each, after the food. */
const trailingMeasure =
  /^\S+ \p{L}[^,;]* (?:de |d['’]|à |von |of )(?:unos |environ |ca\. |about )?(\d{1,4}(?:[.,]\d)?\s?(?:cm|inch(?:es)?|k?g))(?= ?(?:[,;]|$|cada|chacun|each))/iu;

export function withoutTrailingMeasure(head: string): string {
  const [all, measure] = trailingMeasure.exec(head) ?? [];
  if (all === undefined || measure === undefined) return head;
  return all.slice(0, -measure.length).replace(/ (?:(?:de|à|von|of) |d['’])(?:\S+ )?$/i, '');
}

/** The line without brackets, nested up to three deep. */
export function withoutNotes(line: string): string {
  let plain = line;
  for (let depth = 0; depth < 3 && plain.includes('('); depth += 1) {
    plain = plain.replace(/\([^()]*\)/g, ' ');
  }
  return plain.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim();
}

const sectionWord = /^(?:for|to|für|zum|zur|para|pour)\s[\p{L}\s'’&-]{2,40}$/iu;

const sectionAlone =
  /^(?:marinade|marinada|dressing|toppings?|filling|glaze|garnish|crust|seasoning|aliño|relleno|masa|guarnición|cobertura|garniture|glaçage|farce|teig|füllung|belag|glasur|soße|außerdem|ingredients|ingredientes|ingrédients|zutaten)$/iu;

/** "For the sauce:", "Pour la sauce :", "FOR SERVING": a heading, no ingredient. */
export function isHeading(line: string): boolean {
  if (line.length > 60 || /[\d½⅓⅔¼¾]/.test(line)) return false;
  return isTitled(line) || sectionWord.test(line) || sectionAlone.test(line);
}

const isTitled = (line: string) => /\p{L}\s?:$/u.test(line);

/** "For the peanut sauce:", "Onion gravy:" are headings though they name a food; "To serve sour cream" is an ingredient. */
export function isSectionTitle(line: string): boolean {
  return isTitled(line) && line.split(' ').length <= maxTitleWords && !servedWith.test(line);
}

const maxTitleWords = 6;
const servedWith = /(?<!\p{L})(?:with|con|avec|mit|plus)(?!\p{L})/iu;
