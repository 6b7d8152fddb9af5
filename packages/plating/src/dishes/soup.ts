import { covering } from '../arrangement/covering.ts';
import { inBowl } from '../arrangement/in-bowl.ts';
import {
  type Dish,
  type DishContext,
  fan,
  garnish,
  isFanned,
  mound,
  odd,
  part,
  scatter,
} from '../arrangement/placement.ts';
import { type Colour, mixed, shifted } from '../colour.ts';
import { rounded } from '../outline.ts';
import { depicting, foodsOf, type Reading, recut, shareOf, type VisibleFood } from '../reading.ts';
import { chunk } from '../shapes/cuts.ts';
import { softBun } from '../shapes/doughs.ts';
import { beads, pool, sheen, strewn, swirl } from '../shapes/sauces.ts';
import type { Round } from '../table/crockery.ts';

/** What the title calls it tells more than what went in. */
const titleWords: readonly (readonly [RegExp, Colour])[] = [
  [/mole (?!verde)|mole$|mole poblano|vindaloo|rogan|black dal|makhani|adobo/, '#7b3a22'],
  [/moilee|molee/, '#ecc35a'],
  [/verde|green (?:curry|chil|sauce|shakshuka|mole|gazpacho|goddess)|pipi[áa]n/, '#97a44e'],
  [/palak|saag|caldo verde|cream of spinach|spinach soup|watercress soup|nettle soup/, '#7f9142'],
  [/gumbo z'herbes/, '#8a8a48'],
  [/kadhi|soy milk|kongguksu|tofu pudding/, '#f0e6c8'],
  [/split pea|\bpea soup|bissara/, '#a3a24a'],
  [/chawanmushi|custard|flan/, '#f0d88e'],
  [/avgolemono|lemon|lima\b|stracciatella|egg-drop/, '#ecd48c'],
  [/poblano and cauliflower|poblano cream|cream of poblano|broccoli.*(?:cream|cheddar)/, '#c9cb8a'],
  [/chowder|korma|leek|vichyssoise|cauliflower (?:soup|cream)|tom kha|alfredo/, '#efe3c2'],
  [/onion soup/, '#a8763c'],
  [/black bean|feijoada/, '#4d3230'],
  [
    /gazpacho|tomato|cioppino|cacciucco|red chili|picadillo|butter chicken|harira|siete mares/,
    '#c4481f',
  ],
  [/squash|pumpkin|carrot|sweet potato|hobakjuk/, '#dd8a2c'],
  [/beet|borscht/, '#8a2145'],
  [/mushroom/, '#b08a5c'],
  [/yogurt|white/, '#f0e3bd'],
  [/tikka masala|makhani|curry soup/, '#d2692f'],
  [/encacahuatado|peanut|satay/, '#b9773a'],
  [/mussels|squid|brudet/, '#d98e4a'],
];

/** Clear soups are golden, whatever greens or herbs float in them. */
const clearSoups =
  /miso|\bpho\b|broth|brodo|caldo|sinigang|yosenabe|laksa|hot and sour|ochazuke|ramen|noodle|wonton|dumpling soup|minestr|pistou|chicken soup|egg.drop/;

const brothWords: readonly (readonly [RegExp, Colour])[] = [
  [/tomatillo/, '#9aa24c'],
  [
    /canned chopped tomatoes|canned tomatoes|passata|crushed tomatoes|tomato paste|guajillo|\bancho\b/,
    '#b9481f',
  ],
  [/miso/, '#c9a25e'],
  [/coconut milk/, '#e8c57c'],
  [/turmeric|curry powder/, '#d99a2e'],
  [/pumpkin|squash|carrot soup|sweet potato/, '#d9822b'],
  [/\bpea soup|broccoli soup|spinach soup/, '#8f9f4e'],
  [/beet/, '#8a2145'],
  [/black bean/, '#5b3730'],
  [/lentil|dal\b/, '#c28f42'],
  [/red wine|beef|lamb/, '#8a5230'],
];

/** Tomatoes that are cooked down: from a tin, or a third of all. */
export function isTomatoRed({ visible }: Reading): boolean {
  return visible.some(
    (one) =>
      (one.food.name === 'tomato sauce' && shareOf(one, visible) > 0.1) ||
      (one.food.name === 'tomato' && shareOf(one, visible) > 0.34 && !/cherry/.test(one.line)),
  );
}

/** The colour of a broth or sauce, by what gives it its colour; a shade of its own for every recipe. */
export function brothColour(reading: Reading): Colour {
  const found =
    titleWords.find(([words]) => words.test(reading.title))?.[1] ??
    (isTomatoRed(reading) ? '#c4481f' : undefined) ??
    (clearSoups.test(reading.title) ? '#d8b263' : undefined) ??
    brothWords.find(([words]) => words.test(reading.text))?.[1] ??
    '#d8b46c';
  const thick = /cocoa/.test(reading.text) ? mixed(found, '#5b3226', 0.35) : found;
  const tinted = /coconut milk|cream/.test(reading.text) ? mixed(thick, '#e3b25a', 0.25) : thick;
  const sum = Array.from(reading.title).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const own = (sum % 11) - 5;
  return shifted(tinted, own * 0.008, own * 1.6);
}

const fallingApart = new Set([
  'lentils',
  'split peas',
  'fava purée',
  'onion',
  'nut butter',
  'grits',
]);

const smoothSoups =
  /cream of|cream soup|creamy [\w ]*soup|velout[ée]|bisque|vichyssoise|^(?:[\w-]+ ){0,4}(?:tomato|squash|pumpkin|carrot|sweet potato|broccoli|cauliflower|leek|beet\w*|zucchini|courgette|celeriac|parsnip|asparagus|pepper)(?: \w+)? soup/;

/** Vegetables that a smooth soup is blended from: its body, no pieces in it. */
function blendedIn({ title, visible }: Reading): VisibleFood[] {
  if (!smoothSoups.test(title)) return [];
  return visible.filter(({ food }) => food.role === 'vegetable');
}

/** What is cooked or stirred into a sauce until it is only its colour. */
export function cookedAway(reading: Reading): VisibleFood[] {
  const { visible, bound } = reading;
  const blended = blendedIn(reading);
  return [...visible, ...bound].filter(
    ({ food, line }) =>
      food.role === 'sauce' ||
      food.role === 'dairy' ||
      food.name === 'tomatillo' ||
      (food.name === 'tomato' && /chopped|diced|grated/.test(line)) ||
      bound.some((one) => one.food === food) ||
      blended.some((one) => one.food === food) ||
      fallingApart.has(food.name),
  );
}

/** Large pieces are cut or pulled apart before they go into a soup. */
function spooned(visible: VisibleFood): VisibleFood {
  if (visible.food.role === 'noodle') return { ...visible, size: Math.min(visible.size, 84) };
  if (visible.size < 200) return visible;
  const piece = /fish|salmon/.test(visible.food.name)
    ? chunk({
        colour: shifted(visible.food.colour, 0.02),
        rugged: 0.9,
        surface: 'meat',
        ratio: 0.7,
      })
    : chunk({ colour: '#e3c79a', side: '#b98a50', rugged: 1, surface: 'meat', ratio: 0.5 });
  return recut(visible, { piece, size: 88 });
}

export function inSoup(reading: Reading): VisibleFood[] {
  const blended = blendedIn(reading);
  return reading.visible
    .filter((visible) => !blended.includes(visible))
    .filter(
      ({ food }) =>
        !['herb', 'sauce', 'seed', 'dairy', 'cheese', 'grain'].includes(food.role) &&
        !(food.role === 'noodle' && food.heap !== undefined) &&
        !['lime', 'lemon'].includes(food.name) &&
        !(food.name === 'fava purée' && /bissara|pur[ée]e|cream of/.test(reading.title)),
    )
    .map(spooned);
}

/** What is left to see of a food that was sweated or simmered soft. */
export function leftOf({ food, size, line }: VisibleFood): number {
  if (/onion|celery/.test(food.name) && size < 50) return 0.2;
  return food.name === 'tomato' && /chopped|diced|grated/.test(line) ? 0.4 : 1;
}

/** How wet it is decides how much of its bowl the solid food covers. */
function floating(
  context: DishContext,
  visible: VisibleFood,
  inner: Round,
  { all, cover }: { all: readonly VisibleFood[]; cover: number },
): string {
  const least = visible.size > 110 ? 3 : visible.size > 60 ? 5 : 7;
  const patch = { ...inner, radius: inner.radius * 0.86 };
  const share = Math.max(0.04, shareOf(visible, all) * leftOf(visible)) * cover;
  const count = Math.max(least, covering(context, visible, patch, { share, most: 110 }));
  return scatter(context, visible, { ...patch, count: odd(count) });
}

/** Rice or noodles that lie in the soup, half under it. */
function sunkBed(context: DishContext, inner: Round): string {
  const { reading } = context;
  const bed = foodsOf(reading, 'grain', 'noodle').find(({ food }) => food.heap !== undefined);
  if (bed === undefined || fallingApart.has(bed.food.name)) return '';
  if (bed.food.role === 'grain' && shareOf(bed, reading.visible) < 0.16) return '';
  const isThick = /porridge|congee|kh?ichdi|jook/.test(reading.title);
  return mound(context, bed, {
    ...part(inner, { angle: 0.6, distance: isThick ? 0 : 0.12, radius: isThick ? 0.94 : 0.66 }),
  });
}

export function veil(inner: Round, colour: Colour, opacity: number): string {
  return `<circle cx="${rounded(inner.x)}" cy="${rounded(inner.y)}" r="${rounded(inner.radius)}" fill="${colour}" fill-opacity="${opacity}"/>`;
}

/** Toasts under melted cheese that swim on an onion soup. */
function rafts({ sheet, reading }: DishContext, inner: Round): string {
  if (!/onion soup|soupe à l.oignon|zwiebelsuppe/.test(reading.title)) return '';
  return [0.1, 0.44, 0.78]
    .map((angle) => {
      const patch = part(inner, { angle, distance: 0.36, radius: 0.34 });
      const spot = { x: patch.x, y: patch.y, size: patch.radius * 2, turn: sheet.random.angle() };
      const toast = sheet.depict(['bread'], () =>
        softBun({ crust: '#d9b06a', foot: '#9c6428' })(sheet, spot),
      );
      const cheese = depicting(sheet, foodsOf(reading, 'cheese'), () =>
        pool(
          sheet,
          { ...patch, radius: patch.radius * 0.94 },
          { colour: '#f0cf84', surface: 'melt', wobble: 0.22 },
        ),
      );
      return toast + cheese;
    })
    .join('');
}

/** What is stirred in last: cream or yoghurt in a ribbon, oil where nothing else lies on a smooth soup. */
function finished({ sheet, reading }: DishContext, inner: Round, isSmooth: boolean): string {
  const patch = part(inner, { angle: 0.9, distance: 0.08, radius: isSmooth ? 0.56 : 0.42 });
  const isCreamy =
    foodsOf(reading, 'dairy').length > 0 || /\bcream\b|coconut milk/.test(reading.text);
  const ribbon = isCreamy
    ? depicting(sheet, foodsOf(reading, 'dairy'), () => swirl(sheet, patch, '#f6efe0'))
    : isSmooth
      ? swirl(sheet, patch, '#c9992c') + beads(sheet, patch, { colour: '#e0b23c', count: 26 })
      : '';
  const dust = isSmooth
    ? strewn(sheet, patch, { colour: '#8a3b1c', count: 60, length: 2, width: 3.4 })
    : '';
  return ribbon + dust + sheen(sheet, inner);
}

/** Broth with things that lie under it, things that stand out of it, and a garnish in the middle. */
export const soupDish: Dish = (context) => {
  const { sheet, reading } = context;
  const colour = brothColour(reading);
  const thick = /chili|stew|lentil|dal|bean|pea|porridge|mapo|ful|haleem|avial|pudding/.test(
    reading.title,
  );
  const pieces = inSoup(reading).slice(0, 7);
  const raised = pieces.filter(({ food }) =>
    ['avocado', 'egg', 'tortilla', 'prawns'].includes(food.name),
  );
  const sunk = pieces.filter((visible) => !raised.includes(visible));
  const solid = pieces.reduce((sum, { grams }) => sum + grams, 1);
  const cover = Math.min(0.62, Math.max(0.3, (solid / (solid + reading.liquid)) * 0.7));
  return inBowl(context, (inner) => {
    const melted = cookedAway(reading);
    const body = depicting(sheet, melted, () =>
      pool(
        sheet,
        { ...inner, radius: inner.radius * 1.05 },
        { colour, surface: thick ? 'ragout' : 'broth', wobble: 0.02 },
      ),
    );
    const bed = sunkBed(context, inner);
    const below = sunk
      .map((visible) => floating(context, visible, inner, { all: pieces, cover: cover * 0.8 }))
      .join('');
    const above = sunk
      .slice(0, 6)
      .reverse()
      .map((visible) => floating(context, visible, inner, { all: pieces, cover }))
      .join('');
    const tops = raised.map((visible, index) => {
      const patch = part(inner, { angle: 0.55 + index * 0.3, distance: 0.34, radius: 0.28 });
      if (visible.food.role === 'egg')
        return scatter(context, visible, {
          ...part(inner, { angle: 0.05, distance: 0.12, radius: 0.44 }),
          count: visible.size < 100 ? 17 : 3,
        });
      return isFanned(visible)
        ? fan(context, visible, { ...patch, count: 5 })
        : scatter(context, visible, { ...patch, count: 11 });
    });
    const oil = beads(
      sheet,
      { ...inner, radius: inner.radius * 0.9 },
      { colour: shifted(colour, 0.16), count: 26 },
    );
    return (
      body +
      below +
      depicting(sheet, melted, () => veil(inner, colour, 0.5)) +
      bed +
      oil +
      above +
      tops.join('') +
      rafts(context, inner) +
      finished(context, inner, pieces.length === 0) +
      garnish(context, part(inner, { angle: 0.3, distance: 0.08, radius: 0.5 }))
    );
  });
};
