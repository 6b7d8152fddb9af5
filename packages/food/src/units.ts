/** How an amount is measured; decides how far it may be off (nutrition rules, "Figures"). */
export type MeasureKind = 'weight' | 'volume' | 'household' | 'piece' | 'pinch';

export interface Unit {
  key: string;
  kind: MeasureKind;
  /** Grams of one, for weights; millilitres of one, for volumes. */
  size?: number;
}

const unitWords: Record<string, { unit: Unit; words: string }> = {
  g: {
    unit: { key: 'g', kind: 'weight', size: 1 },
    words: 'g gr gram grams gramo gramos gramme grammes gramm',
  },
  kg: {
    unit: { key: 'kg', kind: 'weight', size: 1000 },
    words: 'kg kilo kilos kilogram kilograms kilogramm',
  },
  oz: { unit: { key: 'oz', kind: 'weight', size: 28.35 }, words: 'oz ounce ounces onza onzas' },
  lb: {
    unit: { key: 'lb', kind: 'weight', size: 453.6 },
    words: 'lb lbs pound pounds libra libras',
  },
  ml: {
    unit: { key: 'ml', kind: 'volume', size: 1 },
    words: 'ml milliliter milliliters millilitre millilitres',
  },
  cl: { unit: { key: 'cl', kind: 'volume', size: 10 }, words: 'cl' },
  dl: { unit: { key: 'dl', kind: 'volume', size: 100 }, words: 'dl' },
  l: {
    unit: { key: 'l', kind: 'volume', size: 1000 },
    words: 'l liter liters litre litres litro litros',
  },
  cup: {
    unit: { key: 'cup', kind: 'household', size: 236.588 },
    words: 'cup cups taza tazas tasse tasses tassen',
  },
  tbsp: {
    unit: { key: 'tbsp', kind: 'household', size: 14.787 },
    words: 'tbsp tbsps tablespoon tablespoons cucharada cucharadas cs el esslöffel',
  },
  tsp: {
    unit: { key: 'tsp', kind: 'household', size: 4.929 },
    words: 'tsp tsps teaspoon teaspoons cucharadita cucharaditas cc tl teelöffel',
  },
  pinch: {
    unit: { key: 'pinch', kind: 'pinch', size: 0.3 },
    words: 'pinch pinches pizca pizcas pincée pincées prise prisen',
  },
  clove: {
    unit: { key: 'clove', kind: 'piece' },
    words: 'clove cloves diente dientes gousse gousses zehe zehen',
  },
  slice: {
    unit: { key: 'slice', kind: 'piece' },
    words: 'slice slices rebanada rebanadas tranche tranches scheibe scheiben',
  },
  sprig: {
    unit: { key: 'sprig', kind: 'piece' },
    words: 'sprig sprigs ramita ramitas brin brins zweig zweige',
  },
  bunch: {
    unit: { key: 'bunch', kind: 'piece' },
    words: 'bunch bunches manojo manojos botte bottes bund',
  },
  stalk: {
    unit: { key: 'stalk', kind: 'piece' },
    words: 'stalk stalks stick sticks tallo tallos stange stangen',
  },
  head: {
    unit: { key: 'head', kind: 'piece' },
    words: 'head heads cabeza cabezas tête têtes kopf köpfe',
  },
  leaf: {
    unit: { key: 'leaf', kind: 'piece' },
    words: 'leaf leaves hoja hojas feuille feuilles blatt blätter',
  },
  can: {
    unit: { key: 'can', kind: 'piece' },
    words: 'can cans tin tins lata latas boîte boîtes dose dosen',
  },
  block: { unit: { key: 'block', kind: 'piece' }, words: 'block blocks bloque bloc blocs' },
  piece: {
    unit: { key: 'piece', kind: 'piece' },
    words: 'piece pieces pieza piezas pièce pièces stück',
  },
};

const byWord = new Map(
  Object.values(unitWords).flatMap(({ unit, words }) =>
    words.split(' ').map((word) => [word, unit] as const),
  ),
);

/** The unit that a word names in any of the four languages, with or without a full stop. */
export function unitOf(word: string): Unit | undefined {
  return byWord.get(word.toLowerCase().replace(/\.$/, ''));
}

export const sizes = ['small', 'medium', 'large'] as const;
export type Size = (typeof sizes)[number];

const sizeWords: Record<Size, string[]> = {
  small: ['small', 'pequeño', 'pequeña', 'petit', 'petite', 'kleine', 'kleiner', 'kleines'],
  medium: ['medium', 'mediano', 'mediana', 'moyen', 'moyenne', 'mittelgroße', 'mittlere'],
  large: ['large', 'grande', 'grand', 'gros', 'grosse', 'große', 'großer', 'großes'],
};

export function sizeOf(word: string): Size | undefined {
  return sizes.find((size) => sizeWords[size].includes(word.toLowerCase()));
}

/** How far an amount measured so may be off, as a fraction. */
export const spreadOf: Readonly<Record<MeasureKind, number>> = {
  weight: 0.02,
  volume: 0.05,
  household: 0.1,
  piece: 0.2,
  pinch: 0.5,
};
