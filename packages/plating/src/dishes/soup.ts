import { type Colour, mixed, shifted } from '../colour.ts';
import { chunk } from '../foods/cuts.ts';
import { beads, pool, swirl } from '../foods/sauces.ts';
import { rounded } from '../outline.ts';
import { foodsOf, type Reading, type Seen } from '../reading.ts';
import type { Round } from '../table/crockery.ts';
import { inBowl } from './in-bowl.ts';
import { type Dish, fan, garnish, isFanned, type Kitchen, odd, part, scatter } from './laying.ts';

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
function spooned(seen: Seen): Seen {
  if (seen.size < 200) return seen;
  const piece = /fish|salmon/.test(seen.food.name)
    ? chunk({ colour: shifted(seen.food.colour, 0.02), rugged: 0.9, surface: 'meat', ratio: 0.7 })
    : chunk({ colour: '#e3c79a', side: '#b98a50', rugged: 1, surface: 'meat', ratio: 0.5 });
  return { ...seen, piece, size: 88 };
}

export function inSoup(reading: Reading): Seen[] {
  return reading.seen
    .filter(
      ({ food }) =>
        !['herb', 'sauce', 'seed', 'dairy', 'cheese', 'grain'].includes(food.role) &&
        !['lime', 'lemon'].includes(food.name),
    )
    .map(spooned);
}

function afloat(kitchen: Kitchen, seen: Seen, inner: Round): string {
  const count = seen.size > 110 ? 5 : seen.size > 60 ? 9 : 17;
  return scatter(kitchen, seen, {
    ...inner,
    radius: inner.radius * 0.82,
    count: odd(count * Math.min(1.25, 0.6 + seen.grams / 400)),
  });
}

export function veil(inner: Round, colour: Colour, opacity: number): string {
  return `<circle cx="${rounded(inner.x)}" cy="${rounded(inner.y)}" r="${rounded(inner.radius)}" fill="${colour}" fill-opacity="${opacity}"/>`;
}

/** Broth with things that lie under it, things that stand out of it, and a garnish in the middle. */
export const soupDish: Dish = (kitchen) => {
  const { sheet, reading } = kitchen;
  const colour = brothColour(reading);
  const thick = /chili|stew|lentil|dal|bean|pea|porridge|mapo|ful|haleem|avial|pudding/.test(
    reading.title,
  );
  const pieces = inSoup(reading).slice(0, 7);
  const proud = pieces.filter(({ food }) =>
    ['avocado', 'egg', 'tortilla', 'prawns'].includes(food.name),
  );
  const sunk = pieces.filter((seen) => !proud.includes(seen));
  return inBowl(kitchen, (inner) => {
    const body = pool(
      sheet,
      { ...inner, radius: inner.radius * 1.05 },
      { colour, surface: thick ? 'ragout' : 'broth', wobble: 0.02 },
    );
    const below = sunk.map((seen) => afloat(kitchen, seen, inner)).join('');
    const above = sunk
      .slice(0, 6)
      .map((seen) => afloat(kitchen, { ...seen, grams: seen.grams * 0.7 }, inner))
      .join('');
    const tops = proud.map((seen, index) => {
      const patch = part(inner, { angle: 0.55 + index * 0.3, reach: 0.34, radius: 0.28 });
      if (seen.food.role === 'egg')
        return scatter(kitchen, seen, {
          ...part(inner, { angle: 0.05, reach: 0.12, radius: 0.44 }),
          count: 3,
        });
      return isFanned(seen)
        ? fan(kitchen, seen, { ...patch, count: 5 })
        : scatter(kitchen, seen, { ...patch, count: 11 });
    });
    const dairy = foodsOf(reading, 'dairy')[0];
    const cream =
      dairy === undefined
        ? ''
        : swirl(sheet, part(inner, { angle: 0.9, reach: 0.1, radius: 0.45 }), '#f4ecdc');
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
      garnish(kitchen, part(inner, { angle: 0.3, reach: 0.08, radius: 0.5 }))
    );
  });
};
