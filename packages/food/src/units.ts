/** How an amount is measured; decides how far it may be off (nutrition rules, "Figures"). */
export type MeasureKind = 'weight' | 'volume' | 'household' | 'piece' | 'pinch';

export interface Unit {
  key: string;
  kind: MeasureKind;
  /** Grams of one, for weights and pinches; millilitres of one, for volumes. */
  size?: number;
}

/** Units with their words in English, Spanish, French and German; a word may hold spaces. */
const unitWords: readonly (readonly [string, MeasureKind, number | null, string])[] = [
  ['g', 'weight', 1, 'g, gr, gms, gram, grams, gramo, gramos, gramme, grammes, gramm'],
  [
    'kg',
    'weight',
    1000,
    'kg, kgs, kilo, kilos, kilogram, kilograms, kilogramo, kilogramos, kilogramme, kilogramm',
  ],
  ['mg', 'weight', 0.001, 'mg, milligram, milligrams'],
  ['oz', 'weight', 28.3495, 'oz, ounce, ounces, onza, onzas, once, onces, unze, unzen'],
  ['lb', 'weight', 453.592, 'lb, lbs, pound, pounds, libra, libras, livre, livres'],
  ['pfund', 'weight', 500, 'pfund'],
  [
    'ml',
    'volume',
    1,
    'ml, milliliter, milliliters, millilitre, millilitres, mililitro, mililitros',
  ],
  [
    'cl',
    'volume',
    10,
    'cl, centiliter, centilitre, centilitres, centilitro, centilitros, zentiliter',
  ],
  [
    'dl',
    'volume',
    100,
    'dl, deciliter, decilitre, decilitres, decilitro, décilitre, décilitres, deziliter',
  ],
  ['l', 'volume', 1000, 'l, liter, liters, litre, litres, litro, litros'],
  [
    'cup',
    'household',
    236.588,
    'cup, cups, c, taza, tazas, vaso, vasos, tasse, tasses, tassen, becher',
  ],
  ['pint', 'household', 473.176, 'pint, pints, pt, pinta, pinte'],
  ['quart', 'household', 946.353, 'quart, quarts, qt'],
  ['fl-oz', 'household', 29.5735, 'fl oz, fluid ounce, fluid ounces, fl ounce'],
  [
    'tbsp',
    'household',
    14.787,
    'tbsp, tbsps, tbs, tbl, tablespoon, tablespoons, table spoon, cucharada, cucharadas, cucharada sopera, cucharadas soperas, cda, cdas, cs, c à s, c à soupe, cuillère à soupe, cuillères à soupe, cuil à soupe, cuillerée à soupe, el, esslöffel, essl',
  ],
  [
    'tsp',
    'household',
    4.929,
    'tsp, tsps, teaspoon, teaspoons, tea spoon, cucharadita, cucharaditas, cdta, cdtas, cdita, cucharilla, cc, c à c, c à café, cuillère à café, cuillères à café, cuil à café, cuillère à thé, tl, teelöffel, teel',
  ],
  [
    'pinch',
    'pinch',
    0.3,
    'pinch, pinches, good pinch, pizca, pizcas, pincée, pincées, prise, prisen, messerspitze, msp',
  ],
  ['dash', 'pinch', 0.6, 'dash, dashes, chorrito, trait, traits, spritzer, schuss'],
  ['drop', 'pinch', 0.05, 'drop, drops, gota, gotas, goutte, gouttes, tropfen'],
  ['drizzle', 'pinch', 5, 'drizzle, chorro, filet d’huile'],
  ['splash', 'pinch', 10, 'splash, glug'],
  [
    'handful',
    'pinch',
    null,
    'handful, handfuls, small handful, large handful, puñado, puñados, poignée, poignées, handvoll',
  ],
  ['knob', 'pinch', 15, 'knob, knobs, thumb, nuez, noisette, thumb-sized piece'],
  ['clove', 'piece', null, 'clove, cloves, diente, dientes, gousse, gousses, zehe, zehen'],
  [
    'slice',
    'piece',
    null,
    'slice, slices, rasher, rashers, rebanada, rebanadas, loncha, lonchas, rodaja, rodajas, tranche, tranches, rondelle, rondelles, scheibe, scheiben',
  ],
  [
    'sprig',
    'piece',
    null,
    'sprig, sprigs, stem, stems, ramita, ramitas, rama, ramas, brin, brins, branche, branches, zweig, zweige, stängel, stiel, stiele',
  ],
  [
    'bunch',
    'piece',
    null,
    'bunch, bunches, small bunch, manojo, manojos, botte, bottes, bouquet, bouquets, bund',
  ],
  ['stalk', 'piece', null, 'stalk, stalks, rib, ribs, tallo, tallos, tige, tiges, stange, stangen'],
  ['stick', 'piece', null, 'stick, sticks, palito, palitos, bâton, bâtons'],
  ['head', 'piece', null, 'head, heads, crown, crowns, cabeza, cabezas, tête, têtes, kopf, köpfe'],
  ['leaf', 'piece', null, 'leaf, leaves, hoja, hojas, feuille, feuilles, blatt, blätter'],
  ['ear', 'piece', null, 'ear, ears, mazorca, mazorcas, épi, épis, kolben'],
  ['spear', 'piece', null, 'spear, spears'],
  [
    'can',
    'piece',
    null,
    'can, cans, tin, tins, lata, latas, bote, botes, boîte, boîtes, conserve, dose, dosen',
  ],
  ['jar', 'piece', null, 'jar, jars, tarro, tarros, frasco, frascos, bocal, bocaux, gläser'],
  [
    'packet',
    'piece',
    null,
    'packet, packets, package, packages, pack, packs, pkg, paquete, paquetes, sobre, sobres, bolsa, bolsas, bag, bags, paquet, paquets, sachet, sachets, packung, packungen, päckchen, beutel, pouch, pouches, carton, cartons, box, boxes, tub, tubs, container, containers, punnet, punnets, envelope, envelopes, brick, bricks, tetrapak, brique, briques, barquette',
  ],
  [
    'bottle',
    'piece',
    null,
    'bottle, bottles, botella, botellas, bouteille, bouteilles, flasche, flaschen',
  ],
  ['block', 'piece', null, 'block, blocks, bloque, bloques, bloc, blocs'],
  ['fillet', 'piece', null, 'fillet, fillets, filet, filets, filete, filetes'],
  ['sheet', 'piece', null, 'sheet, sheets, lámina, láminas, plancha'],
  ['ball', 'piece', null, 'ball, balls, bola, bolas, boule, boules, kugel, kugeln'],
  ['square', 'piece', null, 'square, squares, onza de chocolate, carré, carrés, stückchen'],
  ['cube', 'piece', null, 'cube, cubes, cubo, cubito, würfel'],
  ['strip', 'piece', null, 'strip, strips, tira, tiras, lanière, lanières, streifen'],
  ['pod', 'piece', null, 'pod, pods, vaina, vainas, cosse'],
  ['scoop', 'piece', null, 'scoop, scoops, cacito, messlöffel'],
  ['shot', 'piece', null, 'shot, shots'],
  ['half', 'piece', null, 'half, halves, mitad, mitades, moitié, moitiés, hälfte, hälften'],
  ['spray', 'pinch', 0.3, 'spray, sprays, sprühstoß'],
  ['inch', 'piece', null, 'inch, inches, inch piece, inch-piece, inch knob, pulgada, pouce'],
  ['cm', 'piece', null, 'cm, cm piece, cm-piece, cm stück, centímetro, centimètres'],
  [
    'piece',
    'piece',
    null,
    'piece, pieces, unidad, unidades, pieza, piezas, ud, uds, pièce, pièces, morceau, morceaux, trozo, trozos, stück, stücke, stk',
  ],
];

const byWord = new Map<string, Unit>();
for (const [key, kind, size, words] of unitWords) {
  const unit: Unit = size === null ? { key, kind } : { key, kind, size };
  for (const word of words.split(', ')) byWord.set(word, unit);
}
const longestUnitWords = 3;

/** The unit that a word names in any of the four languages, with or without a full stop. */
export function unitOf(word: string): Unit | undefined {
  // Of a single letter the case decides: T is a tablespoon, t a teaspoon.
  if (word === 'T') return byWord.get('tbsp');
  if (word === 't') return byWord.get('tsp');
  return byWord.get(word.toLowerCase().replaceAll('.', '').replaceAll('’', "'"));
}

/** The unit at the beginning of a text, of up to three words, and what follows it. */
export function leadingUnit(text: string): { unit: Unit; rest: string } | null {
  const words = text.split(' ');
  for (let count = Math.min(longestUnitWords, words.length); count > 0; count -= 1) {
    const unit = unitOf(words.slice(0, count).join(' '));
    if (unit !== undefined) return { unit, rest: words.slice(count).join(' ') };
  }
  return null;
}

export const sizes = ['small', 'medium', 'large'] as const;
export type Size = (typeof sizes)[number];

const sizeWords: Record<Size, string> = {
  small:
    'small little mini pequeño pequeña pequeños pequeñas petit petite petits petites klein kleine kleiner kleines kleinen',
  medium:
    'medium medium-sized mediano mediana medianos medianas moyen moyenne moyens moyennes mittelgroß mittelgroße mittelgroßer mittelgroßes mittlere mittelgroßen',
  large:
    'large big jumbo extra-large grande grandes grand gros grosse grosses groß große großer großes großen',
};
const sizeByWord = new Map<string, Size>(
  sizes.flatMap((size) => sizeWords[size].split(' ').map((word) => [word, size] as const)),
);

export function sizeOf(word: string): Size | undefined {
  return sizeByWord.get(word.toLowerCase());
}

/** How far an amount measured so may be off, as a fraction. */
export const spreadOf: Readonly<Record<MeasureKind, number>> = {
  weight: 0.02,
  volume: 0.05,
  household: 0.1,
  piece: 0.2,
  pinch: 0.5,
};
