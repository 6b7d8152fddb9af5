import { inBowl } from '../arrangement/in-bowl.ts';
import {
  type Dish,
  type DishContext,
  fan,
  garnish,
  isFanned,
  odd,
  part,
  scatter,
} from '../arrangement/placement.ts';
import { type Colour, mixed, shifted } from '../colour.ts';
import { rounded } from '../outline.ts';
import { foodsOf, type Reading, type VisibleFood } from '../reading.ts';
import { chunk } from '../shapes/cuts.ts';
import { beads, pool, swirl } from '../shapes/sauces.ts';
import type { Round } from '../table/crockery.ts';

/** What the title calls it tells more than what went in. */
const titleWords: readonly (readonly [RegExp, Colour])[] = [
  [/verde|poblano|green chil|palak|spinach|pesto|pistou|minestra|herb|pipián verde/, '#8f9a45'],
  [/split pea|pea soup|bissara/, '#a3a24a'],
  [/avgolemono|lemon|lima\b|stracciatella|egg-drop/, '#ecd48c'],
  [/chowder|poblano and cauliflower|moilee|korma|leek/, '#efe3c2'],
  [/mole poblano|vindaloo|rogan|mole\b|black dal|makhani|adobo/, '#7b3a22'],
  [/black bean|feijoada/, '#4d3230'],
  [
    /gazpacho|tomato|cioppino|cacciucco|red chili|picadillo|butter chicken|harira|siete mares/,
    '#c4481f',
  ],
  [/squash|pumpkin|carrot|sweet potato|hobakjuk/, '#dd8a2c'],
  [/beet|borscht/, '#8a2145'],
  [/mushroom/, '#b08a5c'],
  [/kadhi|yogurt|soy milk|kongguksu|tofu pudding|white/, '#f0e3bd'],
  [/miso|pho|broth|caldo|sinigang|yosenabe|laksa|hot and sour|ochazuke/, '#d2ae68'],
  [/encacahuatado|peanut|satay/, '#b9773a'],
  [/mussels|squid|brudet/, '#d98e4a'],
];

const brothWords: readonly (readonly [RegExp, Colour])[] = [
  [/tomatillo/, '#9aa24c'],
  [
    /canned chopped tomatoes|canned tomatoes|passata|crushed tomatoes|tomato paste|guajillo|ancho/,
    '#b9481f',
  ],
  [/miso/, '#c9a25e'],
  [/coconut milk/, '#e8c57c'],
  [/turmeric|curry powder/, '#d99a2e'],
  [/pumpkin|squash|carrot soup|sweet potato/, '#d9822b'],
  [/pea soup|broccoli soup|spinach soup/, '#7d9a45'],
  [/beet/, '#8a2145'],
  [/black bean/, '#5b3730'],
  [/lentil|dal\b/, '#c28f42'],
  [/red wine|beef|lamb/, '#8a5230'],
];

/** The colour of a broth or sauce, by what gives it its colour; a shade of its own for every recipe. */
export function brothColour(reading: Reading): Colour {
  const found =
    titleWords.find(([words]) => words.test(reading.title))?.[1] ??
    brothWords.find(([words]) => words.test(reading.text))?.[1] ??
    '#d8b46c';
  const thick = /cocoa/.test(reading.text) ? mixed(found, '#5b3226', 0.35) : found;
  const tinted = /coconut milk|cream/.test(reading.text) ? mixed(thick, '#e3b25a', 0.25) : thick;
  const sum = Array.from(reading.title).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const own = (sum % 11) - 5;
  return shifted(tinted, own * 0.008, own * 1.6);
}

/** Large pieces are cut or pulled apart before they go into a soup. */
function spooned(visible: VisibleFood): VisibleFood {
  if (visible.size < 200) return visible;
  const piece = /fish|salmon/.test(visible.food.name)
    ? chunk({
        colour: shifted(visible.food.colour, 0.02),
        rugged: 0.9,
        surface: 'meat',
        ratio: 0.7,
      })
    : chunk({ colour: '#e3c79a', side: '#b98a50', rugged: 1, surface: 'meat', ratio: 0.5 });
  return { ...visible, piece, size: 88 };
}

export function inSoup(reading: Reading): VisibleFood[] {
  return reading.visible
    .filter(
      ({ food }) =>
        !['herb', 'sauce', 'seed', 'dairy', 'cheese', 'grain'].includes(food.role) &&
        !['lime', 'lemon'].includes(food.name),
    )
    .map(spooned);
}

function floating(context: DishContext, visible: VisibleFood, inner: Round): string {
  const count = visible.size > 110 ? 5 : visible.size > 60 ? 9 : 17;
  return scatter(context, visible, {
    ...inner,
    radius: inner.radius * 0.82,
    count: odd(count * Math.min(1.25, 0.6 + visible.grams / 400)),
  });
}

export function veil(inner: Round, colour: Colour, opacity: number): string {
  return `<circle cx="${rounded(inner.x)}" cy="${rounded(inner.y)}" r="${rounded(inner.radius)}" fill="${colour}" fill-opacity="${opacity}"/>`;
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
  return inBowl(context, (inner) => {
    const body = pool(
      sheet,
      { ...inner, radius: inner.radius * 1.05 },
      { colour, surface: thick ? 'ragout' : 'broth', wobble: 0.02 },
    );
    const below = sunk.map((visible) => floating(context, visible, inner)).join('');
    const above = sunk
      .slice(0, 6)
      .map((visible) => floating(context, { ...visible, grams: visible.grams * 0.7 }, inner))
      .join('');
    const tops = raised.map((visible, index) => {
      const patch = part(inner, { angle: 0.55 + index * 0.3, distance: 0.34, radius: 0.28 });
      if (visible.food.role === 'egg')
        return scatter(context, visible, {
          ...part(inner, { angle: 0.05, distance: 0.12, radius: 0.44 }),
          count: 3,
        });
      return isFanned(visible)
        ? fan(context, visible, { ...patch, count: 5 })
        : scatter(context, visible, { ...patch, count: 11 });
    });
    const dairy = foodsOf(reading, 'dairy')[0];
    const cream =
      dairy === undefined
        ? ''
        : swirl(sheet, part(inner, { angle: 0.9, distance: 0.1, radius: 0.45 }), '#f4ecdc');
    const oil = beads(
      sheet,
      { ...inner, radius: inner.radius * 0.9 },
      { colour: shifted(colour, 0.16), count: 26 },
    );
    return (
      body +
      below +
      veil(inner, colour, 0.52) +
      oil +
      above +
      tops.join('') +
      cream +
      garnish(context, part(inner, { angle: 0.3, distance: 0.08, radius: 0.5 }))
    );
  });
};
