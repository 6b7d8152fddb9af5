import type { Language } from '../foods/languages.ts';

/** Kind of measure; determines its spread. */
export type MeasureKind = 'weight' | 'volume' | 'household' | 'piece' | 'pinch';

export interface Unit {
  key: string;
  kind: MeasureKind;
  /** Grams for weights and pinches; millilitres for volumes. */
  size?: number;
}

/**
 * Units with their words in English, Spanish, French and German, one per row: key, kind, size, words (which may
 * contain spaces). Spoons, cups, pints and gallons are US, unless "imperial" or "metric" is written; the dessertspoon
 * is the British 10 ml, a glass holds 200 ml, the German and French pound is 500 g.
 */
const unitRows = `
g | weight | 1 | g, gr, grs, gms, gram, grams, gramo, gramos, gramme, grammes, gramm
dag | weight | 10 | dag, dkg, deka, dekagramm
kg | weight | 1000 | kg, kgs, kilo, kilos, kilogram, kilograms, kilogramo, kilogramos, kilogramme, kilogrammes, kilogramm
mg | weight | 0.001 | mg, milligram, milligrams, miligramo, miligramos, milligramm
oz | weight | 28.3495 | oz, ozs, ounce, ounces, onza, onzas, once, onces, unze, unzen
lb | weight | 453.592 | lb, lbs, pound, pounds, libra, libras
pfund | weight | 500 | pfund, livre, livres
ml | volume | 1 | ml, mls, milliliter, milliliters, millilitre, millilitres, mililitro, mililitros
cl | volume | 10 | cl, centiliter, centilitre, centilitres, centilitro, centilitros, zentiliter
dl | volume | 100 | dl, deciliter, decilitre, decilitres, decilitro, decilitros, décilitre, décilitres, deziliter
l | volume | 1000 | l, lt, ltr, liter, liters, litre, litres, litro, litros
cup | household | 236.588 | cup, cups, cupful, cupfuls, c, taza, tazas, tacita, tacitas, tasse, tasses, tassen, bol, bols, mug, mugs
pint | household | 473.176 | pint, pints, pt, pts, pinta, pintas, pinte, pintes
imperial-pint | household | 568.261 | imperial pint, imperial pints, uk pint, uk pints, british pint, british pints
imperial-cup | household | 284.131 | imperial cup, imperial cups
metric-cup | household | 250 | metric cup, metric cups, australian cup, australian cups
quart | household | 946.353 | quart, quarts, qt, qts
gallon | household | 3785.41 | gallon, gallons, gal
fl-oz | household | 29.5735 | fl oz, fluid oz, fluid ounce, fluid ounces, fl ounce, fl ounces, floz
glass | household | 200 | glass, glasses, glassful, vaso, vasos, copa, copas, verre, verres
tbsp | household | 14.787 | tbsp, tbsps, tbs, tb, tbps, tbspn, tbl, tblsp, tablespoon, tablespoons, tablespoonful, tablespoonfuls, table spoon, table spoons, cucharada, cucharadas, cucharada sopera, cucharadas soperas, cuchara, cucharas, cuchara sopera, cda, cdas, c/s, cs, càs, c à soupe, cuillère à soupe, cuillères à soupe, cuil à soupe, cuillerée à soupe, cuillerées à soupe, cuillère, cuillères, cuillerée, cuillerées, el, eßl, essl, esslöffel, eßlöffel, esslöffeln
dessertspoon | household | 10 | dessertspoon, dessertspoons, dessert spoon, dessert spoons, dsp, dstsp, cuchara de postre, cucharada de postre, cucharadas de postre, cuillère à dessert, cuillères à dessert, dessertlöffel
tsp | household | 4.929 | tsp, tsps, tspn, teaspoon, teaspoons, teaspoonful, teaspoonfuls, tea spoon, tea spoons, cucharadita, cucharaditas, cucharita, cucharitas, c/c, cdta, cdtas, cdita, cditas, cucharilla, cucharillas, cc, càc, c à c, c à café, cuillère à café, cuillères à café, cuil à café, cuillerée à café, cuillerées à café, cuillère à thé, cuillères à thé, tl, teel, teelöffel, teelöffeln, kaffeelöffel, kl
pinch | pinch | 0.3 | pinch, pinches, pizca, pizcas, pizquita, pincée, pincées, pincee, prise, prisen, pr, msp, messerspitze, messerspitzen, pellizco, pellizcos
dash | pinch | 0.6 | dash, dashes, toque, toques, soupçon, soupçons, spritzer
drop | pinch | 0.05 | drop, drops, gota, gotas, goutte, gouttes, tropfen
drizzle | pinch | 5 | drizzle, drizzles, chorro, chorros, hilo
splash | pinch | 10 | splash, splashes, glug, glugs, chorrito, chorritos, trait, traits, schuss
handful | pinch | | handful, handfuls, puñado, puñados, puñadito, puñaditos, poignée, poignées, handvoll, hand voll
knob | pinch | 15 | knob, knobs, thumb, thumbs, nuez, noix, noisette, thumb-sized piece, thumb-sized pieces
spray | pinch | 0.3 | spray, sprays, sprühstoß
clove | piece | | clove, cloves, diente, dientes, gousse, gousses, zehe, zehen
slice | piece | | slice, slices, rasher, rashers, rebanada, rebanadas, loncha, lonchas, rodaja, rodajas, tranche, tranches, rondelle, rondelles, scheibe, scheiben
sprig | piece | | sprig, sprigs, stem, stems, ramita, ramitas, rama, ramas, brin, brins, brindille, brindilles, branche, branches, zweig, zweige, zweiglein, stängel, stengel, stiel, stiele
bunch | piece | | bunch, bunches, manojo, manojos, manojito, manojitos, atado, atados, atadito, ramo, ramillete, botte, bottes, bouquet, bouquets, bund, bd
stalk | piece | | stalk, stalks, rib, ribs, tallo, tallos, penca, pencas, tige, tiges, stange, stangen
stick | piece | | stick, sticks, palito, palitos, bâton, bâtons
head | piece | | head, heads, crown, crowns, cabeza, cabezas, tête, têtes, kopf, köpfe
leaf | piece | | leaf, leaves, hoja, hojas, hojita, hojitas, feuille, feuilles, blatt, blätter, blättchen
ear | piece | | ear, ears, mazorca, mazorcas, épi, épis, kolben
spear | piece | | spear, spears
can | piece | | can, cans, tin, tins, lata, latas, bote, botes, boîte, boîtes, boite, boites, conserve, dose, dosen, büchse, büchsen, ds
jar | piece | | jar, jars, tarro, tarros, frasco, frascos, bocal, bocaux, glas, gläser, gläschen
packet | piece | | packet, packets, package, packages, pack, packs, pkg, pkgs, pkt, pkts, paquete, paquetes, sobre, sobres, bolsa, bolsas, bandeja, bandejas, bag, bags, paquet, paquets, sachet, sachets, dosette, dosettes, packung, packungen, pck, pckg, päckchen, beutel, tüte, tüten, pouch, pouches, carton, cartons, box, boxes, container, containers, punnet, punnets, envelope, envelopes, brick, bricks, tetrapak, brique, briques, barquette, barquettes, schale, schalen
tub | piece | | tub, tubs, becher, tarrina, tarrinas, pote, potes, pot, pots
bottle | piece | | bottle, bottles, botella, botellas, bouteille, bouteilles, flasche, flaschen
block | piece | | block, blocks, bloque, bloques, bloc, blocs
loaf | piece | | loaf, loaves, hogaza, hogazas, barra, barras, miche, miches, laib, laibe
fillet | piece | | fillet, fillets, filet, filets, filete, filetes, pavé, pavés, darne, darnes
sheet | piece | | sheet, sheets, lámina, láminas, plancha, planchas, platte, platten
ball | piece | | ball, balls, bola, bolas, boule, boules, kugel, kugeln
square | piece | | square, squares, onza de chocolate, onzas de chocolate, carré, carrés, carreau, carreaux, stückchen
cube | piece | | cube, cubes, cubo, cubos, cubito, cubitos, würfel
wedge | piece | | wedge, wedges, gajo, gajos, spalte, spalten
strip | piece | | strip, strips, tira, tiras, lanière, lanières, streifen
pod | piece | | pod, pods, vaina, vainas, cosse, cosses
scoop | piece | | scoop, scoops, cacito, cacitos, messlöffel
shot | piece | | shot, shots
half | piece | | half, halves, mitad, mitades, moitié, moitiés, hälfte, hälften
inch | piece | | inch, inches, pulgada, pulgadas, pouce, pouces
cm | piece | | cm, centimeter, centimeters, centimetre, centimetres, centímetro, centímetros, centimètre, centimètres, zentimeter
piece | piece | | piece, pieces, pc, pcs, chunk, chunks, unidad, unidades, pieza, piezas, ud, uds, pièce, pièces, morceau, morceaux, tronçon, tronçons, trozo, trozos, trocito, trocitos, pedazo, pedazos, stück, stücke, stk
`;

export const unitWords: readonly { unit: Unit; words: readonly string[] }[] = unitRows
  .trim()
  .split('\n')
  .map((row) => {
    const [key = '', kind = '', size = '', words = ''] = row.split('|').map((cell) => cell.trim());
    // Safe: the rows above name known kinds only.
    const unit = { key, kind: kind as MeasureKind };
    return { unit: size === '' ? unit : { ...unit, size: Number(size) }, words: words.split(', ') };
  });

const byWord = new Map(
  unitWords.flatMap(({ unit, words }) => words.map((word) => [word, unit] as const)),
);
const firstWords = new Set([...byWord.keys()].map((words) => words.split(' ', 1)[0] ?? ''));
const byKey = new Map(unitWords.map(({ unit }) => [unit.key, unit]));
const maxUnitWords = 4;

/** Words that mean another unit in one of the languages. */
const byLanguage: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { cc: 'ml', pot: 'tub' },
  es: { cc: 'ml', c: 'tbsp' },
  fr: { c: 'tbsp' },
  de: {},
};

/** Foods whose name begins like a unit. */
const looksLikeUnit =
  /^(?:filet mignon|nuez moscada|nuez(?! de m)|noix(?! de (?:beurre|margarine))|noisettes?(?! de beurre)|cubes? de (?:bouillon|caldo)|barras? de canela|hojas? de hojaldre|feuilles? de (?:brick|riz)|stick cinnamon|clove powder)(?![\p{L}])/iu;

export function unitByKey(key: string): Unit | undefined {
  return byKey.get(key);
}

/** The unit of a word, with or without a full stop; the language of the line decides ambiguous ones. */
export function unitOf(word: string, language?: Language): Unit | undefined {
  const plain = word.replaceAll('.', '').replaceAll('’', "'");
  // Of a single letter the case decides: T is a tablespoon, t a teaspoon.
  if (plain === 'T') return byKey.get('tbsp');
  if (plain === 't') return byKey.get('tsp');
  const lower = plain.toLowerCase();
  const meant = language === undefined ? undefined : byLanguage[language][lower];
  return meant === undefined ? (byWord.get(lower) ?? dativeOf(lower)) : byKey.get(meant);
}

/** German: "mit 2 Bechern Sahne", "aus 3 Gläsern". */
const dativeOf = (word: string): Unit | undefined =>
  word.length > 5 && word.endsWith('n') ? byWord.get(word.slice(0, -1)) : undefined;

export function startsUnit(word: string): boolean {
  const plain = word.replaceAll('.', '').replaceAll('’', "'").toLowerCase();
  return firstWords.has(plain) || dativeOf(plain) !== undefined;
}

/** The unit at the start of a text (up to four words) and what follows it. */
export function leadingUnit(
  text: string,
  language?: Language,
): { unit: Unit; rest: string } | null {
  if (looksLikeUnit.test(text)) return null;
  const words = text.split(' ');
  for (let count = Math.min(maxUnitWords, words.length); count > 0; count -= 1) {
    const unit = unitOf(words.slice(0, count).join(' '), language);
    if (unit !== undefined) return { unit, rest: words.slice(count).join(' ') };
  }
  return null;
}

export const sizes = ['small', 'medium', 'large'] as const;
export type Size = (typeof sizes)[number];

const sizeWords: Record<Size, string> = {
  small:
    'small little mini tiny kl. chico chica chicos chicas pequeño pequeña pequeños pequeñas petit petite petits petites klein kleine kleiner kleines kleinen sm',
  medium:
    'medium medium-sized med md average mediano mediana medianos medianas moyen moyenne moyens moyennes mittelgroß mittelgroße mittelgroßer mittelgroßes mittlere mittelgroßen',
  large:
    'large lg big jumbo extra-large grande grandes grand gros grosse grosses groß große großer großes großen',
};
const sizeByWord = new Map<string, Size>(
  sizes.flatMap((size) => sizeWords[size].split(' ').map((word) => [word, size] as const)),
);

export function sizeOf(word: string): Size | undefined {
  return sizeByWord.get(word.toLowerCase());
}

/** Possible deviation of each kind of measure, as a fraction. */
export const spreadOf: Readonly<Record<MeasureKind, number>> = {
  weight: 0.02,
  volume: 0.05,
  household: 0.1,
  piece: 0.2,
  pinch: 0.5,
};
