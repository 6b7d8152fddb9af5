// Inflects words with the number before them. Unknown words stay unchanged: a wrong plural is worse than none.
const regular =
  `cup pint quart gallon pound ounce gram litre liter tablespoon teaspoon clove slice can tin jar packet package pack
  bottle carton box bag tub block pouch sachet container envelope bunch sprig stalk stick rib piece pinch dash head handful
  ear bulb knob cube fillet filet steak breast thigh drumstick leg wing rasher strip sheet ball round wedge segment portion
  serving scoop drop splash punnet crown floret spear log
  egg yolk white onion shallot scallion carrot lemon lime orange apple pear banana avocado aubergine eggplant courgette
  zucchini cucumber pepper chilli chile chili jalapeño jalapeno radish beetroot beet turnip parsnip leek mushroom olive
  tortilla wrap pita bun roll bagel muffin cracker naan roti chapati flatbread baguette loaf leaf potato tomato mango
  peach nectarine plum apricot fig date grape strawberry raspberry blueberry cherry kiwi papaya pineapple melon
  grapefruit mandarin clementine pomegranate almond walnut cashew pecan pistachio hazelnut prawn shrimp scallop sardine
  anchovy sausage meatball burger chop cutlet cauliflower cabbage lettuce squash pumpkin artichoke endive plantain pod
  stem biscuit cookie square`.split(/\s+/);

const irregular: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  radish: 'radishes',
  squash: 'squash',
  shrimp: 'shrimp',
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
  chilli: 'chillies',
  chili: 'chilies',
};

const otherLanguages: readonly (readonly [string, string])[] = [
  ['huevo', 'huevos'],
  ['diente', 'dientes'],
  ['cebolla', 'cebollas'],
  ['taza', 'tazas'],
  ['cucharada', 'cucharadas'],
  ['cucharadita', 'cucharaditas'],
  ['cda', 'cdas'],
  ['cdta', 'cdtas'],
  ['pizca', 'pizcas'],
  ['lata', 'latas'],
  ['œuf', 'œufs'],
  ['oeuf', 'oeufs'],
  ['gousse', 'gousses'],
  ['oignon', 'oignons'],
  ['tasse', 'tasses'],
  ['boîte', 'boîtes'],
  ['cuillère', 'cuillères'],
  ['pincée', 'pincées'],
  ['tranche', 'tranches'],
  ['Ei', 'Eier'],
  ['Zwiebel', 'Zwiebeln'],
  ['Zehe', 'Zehen'],
  ['Knoblauchzehe', 'Knoblauchzehen'],
  ['Tasse', 'Tassen'],
  ['Dose', 'Dosen'],
  ['Scheibe', 'Scheiben'],
  ['Prise', 'Prisen'],
];

const plurals = new Map<string, string>(otherLanguages);
for (const word of regular) plurals.set(word, irregular[word] ?? regularPlural(word));
const singulars = new Map([...plurals].map(([one, many]) => [many, one]));

const invariant =
  /^(?:k?g|mg|[mcd]?l|oz|lbs?|tbsps?|tsps?|fl|grs?|el|tl|c\.|x|×|grams|kilograms|millilitres)\.?$/i;

// A package size may come between: "1 (400 g) can", "2 x 400 g cans".
const ownPhrase =
  /^(?:\s*\([^)]*\)|\s*[x×]?\s*\d[\d.,]*[\s-]?(?:k?g|m?l|oz|inch|cm)\b)?\s*([^,;(]*)/;
const measure =
  /^(?:cup|pint|quart|gallon|pound|ounce|gram|litre|liter|tablespoon|teaspoon|clove|slice|can|tin|jar|packet|package|pack|bottle|carton|box|bag|tub|block|pouch|sachet|container|envelope|bunch|sprig|stalk|stick|piece|pinch|dash|head|handful|knob|ball|sheet|scoop|taza|cucharada|cucharadita|cda|cdta|pizca|lata|tasse|boîte|cuillère|pincée|tranche|Tasse|Dose|Scheibe|Prise)$/;

/** (" large egg", 2) gives " large eggs". Units come before foods ("can chickpeas"); of adjacent foods the last counts ("egg white"). */
export function withNumberOf(rest: string, amount: number): string {
  const phrase = ownPhrase.exec(rest)?.[1] ?? '';
  const noun = countedNoun(phrase);
  if (noun === null) return rest;
  const at = rest.indexOf(phrase) + noun.at;
  return rest.slice(0, at) + swapped(noun.word, amount) + rest.slice(at + noun.word.length);
}

function countedNoun(phrase: string): { at: number; word: string } | null {
  let found: { at: number; word: string } | null = null;
  for (const match of phrase.matchAll(/[\p{L}.×]+/gu)) {
    const [word] = match;
    if (invariant.test(word) && !plurals.has(word)) break;
    const isKnown = plurals.has(key(word)) || singulars.has(key(word));
    if (!isKnown && found !== null) break;
    if (isKnown) found = { at: match.index, word };
    if (isKnown && isMeasure(word)) break;
  }
  return found;
}

const isMeasure = (word: string) =>
  measure.test(word) || measure.test(singulars.get(key(word)) ?? '');

function swapped(word: string, amount: number): string {
  const from = amount > 1 ? plurals : singulars;
  const other = from.get(key(word));
  if (other === undefined || plurals.has(word) === amount <= 1) return word;
  return word.charAt(0) === word.charAt(0).toUpperCase()
    ? other.charAt(0).toUpperCase() + other.slice(1)
    : other;
}

function key(word: string): string {
  if (plurals.has(word) || singulars.has(word)) return word;
  return word.toLowerCase();
}

function regularPlural(word: string): string {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}
