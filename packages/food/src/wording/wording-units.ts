import { type Language, languages } from '../foods/languages.ts';

/** Words of the units in the order en, es, fr, de; "one/many" where the number changes them, one word for all. */
const rows: Readonly<Record<string, string>> = {
  ...{
    g: 'g',
    kg: 'kg',
    dag: 'dag',
    mg: 'mg',
    ml: 'ml',
    cl: 'cl',
    dl: 'dl',
    l: 'l',
    oz: 'oz',
    lb: 'lb',
    cm: 'cm',
  },
  pfund: 'lb (500 g) | libra (500 g)/libras (500 g) | livre/livres | Pfund',
  cup: 'cup/cups | taza/tazas | tasse/tasses | Tasse/Tassen',
  pint: 'pint/pints | pinta/pintas | pinte/pintes | Pint/Pints',
  'imperial-pint':
    'imperial pint/imperial pints | pinta imperial/pintas imperiales | pinte impériale/pintes impériales | britisches Pint/britische Pints',
  'imperial-cup':
    'imperial cup/imperial cups | taza imperial/tazas imperiales | tasse impériale/tasses impériales | britische Tasse/britische Tassen',
  'metric-cup':
    'metric cup/metric cups | taza métrica/tazas métricas | tasse métrique/tasses métriques | metrische Tasse/metrische Tassen',
  quart: 'quart/quarts | cuarto de galón/cuartos de galón | quart/quarts | Quart/Quarts',
  gallon: 'gallon/gallons | galón/galones | gallon/gallons | Gallone/Gallonen',
  'fl-oz': 'fl oz',
  glass: 'glass/glasses | vaso/vasos | verre/verres | Glas/Gläser',
  tbsp: 'tbsp | cucharada/cucharadas | c. à s. | EL',
  dessertspoon:
    'dessertspoon/dessertspoons | cucharada de postre/cucharadas de postre | cuillère à dessert/cuillères à dessert | Dessertlöffel',
  tsp: 'tsp | cucharadita/cucharaditas | c. à c. | TL',
  pinch: 'pinch/pinches | pizca/pizcas | pincée/pincées | Prise/Prisen',
  dash: 'dash/dashes | toque/toques | soupçon/soupçons | Spritzer',
  drop: 'drop/drops | gota/gotas | goutte/gouttes | Tropfen',
  drizzle: 'drizzle/drizzles | chorro/chorros | filet/filets | Schuss',
  splash: 'splash/splashes | chorrito/chorritos | trait/traits | Schuss',
  handful: 'handful/handfuls | puñado/puñados | poignée/poignées | Handvoll',
  knob: 'knob/knobs | nuez/nueces | noix | Stückchen',
  spray: 'spray/sprays | pulverización/pulverizaciones | pression/pressions | Sprühstoß/Sprühstöße',
  clove: 'clove/cloves | diente/dientes | gousse/gousses | Zehe/Zehen',
  slice: 'slice/slices | rebanada/rebanadas | tranche/tranches | Scheibe/Scheiben',
  sprig: 'sprig/sprigs | ramita/ramitas | brin/brins | Zweig/Zweige',
  bunch: 'bunch/bunches | manojo/manojos | botte/bottes | Bund',
  stalk: 'stalk/stalks | tallo/tallos | tige/tiges | Stange/Stangen',
  stick: 'stick/sticks | barra/barras | bâton/bâtons | Stange/Stangen',
  head: 'head/heads | cabeza/cabezas | tête/têtes | Kopf/Köpfe',
  leaf: 'leaf/leaves | hoja/hojas | feuille/feuilles | Blatt/Blätter',
  ear: 'ear/ears | mazorca/mazorcas | épi/épis | Kolben',
  spear: 'spear/spears | tallo/tallos | tige/tiges | Stange/Stangen',
  can: 'can/cans | lata/latas | boîte/boîtes | Dose/Dosen',
  jar: 'jar/jars | tarro/tarros | bocal/bocaux | Glas/Gläser',
  packet: 'packet/packets | paquete/paquetes | paquet/paquets | Packung/Packungen',
  tub: 'tub/tubs | tarrina/tarrinas | pot/pots | Becher',
  bottle: 'bottle/bottles | botella/botellas | bouteille/bouteilles | Flasche/Flaschen',
  block: 'block/blocks | bloque/bloques | bloc/blocs | Block/Blöcke',
  loaf: 'loaf/loaves | hogaza/hogazas | miche/miches | Laib/Laibe',
  fillet: 'fillet/fillets | filete/filetes | filet/filets | Filet/Filets',
  sheet: 'sheet/sheets | lámina/láminas | feuille/feuilles | Platte/Platten',
  ball: 'ball/balls | bola/bolas | boule/boules | Kugel/Kugeln',
  square: 'square/squares | onza/onzas | carré/carrés | Stück',
  cube: 'cube/cubes | cubito/cubitos | cube/cubes | Würfel',
  wedge: 'wedge/wedges | gajo/gajos | quartier/quartiers | Spalte/Spalten',
  strip: 'strip/strips | tira/tiras | lanière/lanières | Streifen',
  pod: 'pod/pods | vaina/vainas | gousse/gousses | Schote/Schoten',
  scoop: 'scoop/scoops | cacito/cacitos | dose/doses | Messlöffel',
  shot: 'shot/shots | chupito/chupitos | dose/doses | Schuss',
  half: 'half/halves | mitad/mitades | moitié/moitiés | Hälfte/Hälften',
  inch: 'inch/inches | pulgada/pulgadas | pouce/pouces | Zoll',
  piece: 'piece/pieces | trozo/trozos | morceau/morceaux | Stück',
};

/** The word of a unit in a language, in the number that the amount asks for; the key of an unknown unit. */
export function unitWord(unit: string, amount: number, language: Language): string {
  const words = (rows[unit] ?? unit).split(' | ');
  const [one = unit, many = one] = (words[languages.indexOf(language)] ?? words[0] ?? unit).split(
    '/',
  );
  return isMany(amount, language) ? many : one;
}

/** More than one: in French from two on, elsewhere above one; English says "0.5 cup" and "1.5 cups". */
export function isMany(amount: number, language: Language): boolean {
  return language === 'fr' ? amount >= 2 : amount > 1;
}

/** The fractions that cooks measure by. */
export const fractionTexts = [
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [3 / 8, '3/8'],
  [1 / 2, '1/2'],
  [5 / 8, '5/8'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [7 / 8, '7/8'],
] as const;
const decimalUnits = new Set(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l', 'cm']);

/** Weights and volumes of the metric system in decimals, with a comma outside English; anything else with fractions ("1 1/2"). */
export function amountText(amount: number, unit: string | null, language: Language): string {
  const whole = Math.floor(amount + 0.01);
  const part = fractionTexts.find(([value]) => Math.abs(amount - whole - value) < 0.015);
  const isDecimal = unit !== null && decimalUnits.has(unit);
  if (!isDecimal && part !== undefined) return whole === 0 ? part[1] : `${whole} ${part[1]}`;
  const digits = isDecimal && amount < 10 && unit !== 'kg' && unit !== 'l' ? 1 : isDecimal ? 2 : 1;
  const rounded = Math.max(amount > 0 ? 0.1 ** digits : 0, Number(amount.toFixed(digits)));
  const text = String(Number(rounded.toFixed(digits)));
  return language === 'en' ? text : text.replace('.', ',');
}
