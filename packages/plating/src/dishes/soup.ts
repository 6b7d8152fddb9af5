import { type Colour, mixed, shifted } from '../colour.ts';
import { foodNamed } from '../foods/larder.ts';
import { beads, drizzle, pool, swirl } from '../foods/sauces.ts';
import { rounded } from '../outline.ts';
import { foodsOf, type Reading, type Seen } from '../reading.ts';
import type { Round } from '../table/crockery.ts';
import { inBowl } from './bowl.ts';
import {
  citrusWedge,
  type Dish,
  fan,
  garnish,
  isFanned,
  type Kitchen,
  mound,
  odd,
  part,
  scatter,
} from './laying.ts';

const brothWords: readonly (readonly [RegExp, Colour])[] = [
  [/canned chopped tomatoes|canned tomatoes|passata|crushed tomatoes|tomato paste/, '#b5451f'],
  [/miso/, '#c9a25e'],
  [/coconut milk/, '#e8c57c'],
  [/turmeric|curry powder/, '#d99a2e'],
  [/pumpkin|squash|carrot soup|sweet potato/, '#d9822b'],
  [/pea soup|broccoli soup|spinach soup/, '#7d9a45'],
  [/beet/, '#8a2145'],
  [/black bean/, '#5b3730'],
  [/lentil/, '#b5823c'],
];

/** The colour of a broth or sauce, by what gives it its colour. */
export function brothColour(reading: Reading): Colour {
  const found = brothWords.find(([words]) => words.test(reading.text))?.[1] ?? '#d8b46c';
  const thick = /black bean|cocoa/.test(reading.text) ? mixed(found, '#5b3226', 0.35) : found;
  return /spinach|coconut/.test(reading.text) ? mixed(thick, '#d39a45', 0.2) : thick;
}

function inSoup(reading: Reading): Seen[] {
  return reading.seen.filter(
    ({ food }) =>
      !['herb', 'sauce', 'seed', 'dairy', 'cheese', 'grain'].includes(food.role) &&
      !['lime', 'lemon'].includes(food.name),
  );
}

function afloat(kitchen: Kitchen, seen: Seen, inner: Round): string {
  const count = seen.size > 110 ? 5 : seen.size > 60 ? 9 : 17;
  return scatter(kitchen, seen, {
    ...inner,
    radius: inner.radius * 0.82,
    count: odd(count * Math.min(1.25, 0.6 + seen.grams / 400)),
  });
}

function veil(inner: Round, colour: Colour, opacity: number): string {
  return `<circle cx="${rounded(inner.x)}" cy="${rounded(inner.y)}" r="${rounded(inner.radius)}" fill="${colour}" fill-opacity="${opacity}"/>`;
}

/** Broth with things that lie under it, things that stand out of it, and a garnish in the middle. */
export const soupDish: Dish = (kitchen) => {
  const { sheet, reading } = kitchen;
  const colour = brothColour(reading);
  const thick = /chili|stew|lentil|dal/.test(reading.title);
  const pieces = inSoup(reading).slice(0, 7);
  const proud = pieces.filter(({ food }) =>
    ['avocado', 'egg', 'tortilla', 'prawns'].includes(food.name),
  );
  const sunk = pieces.filter((seen) => !proud.includes(seen));
  return (
    inBowl(kitchen, (inner) => {
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
    }) + (/lime|lemon/.test(reading.text) && pieces.length < 5 ? '' : '')
  );
};

/** Curry on one side, rice on the other. */
export const curryDish: Dish = (kitchen) => {
  const { sheet, reading } = kitchen;
  const colour = shifted(brothColour(reading), 0.03);
  const rice = foodsOf(reading, 'grain')[0] ?? {
    ...foodNamed('rice'),
    food: foodNamed('rice'),
    grams: 160,
    line: '',
  };
  const pieces = inSoup(reading)
    .filter(({ food }) => !['onion', 'red onion'].includes(food.name))
    .slice(0, 6);
  const side = sheet.random.pick([0.56, 0.62, 0.44]);
  return (
    inBowl(kitchen, (inner) => {
      const body = pool(
        sheet,
        { ...inner, radius: inner.radius * 1.05 },
        { colour, surface: 'ragout', wobble: 0.02 },
      );
      const curry = part(inner, { angle: side + 0.5, reach: 0.24, radius: 0.74 });
      const below = pieces.map((seen) =>
        scatter(kitchen, seen, {
          ...curry,
          count: odd(Math.min(26, seen.size > 90 ? 9 : 6 + seen.grams / 14)),
        }),
      );
      const above = pieces.map((seen) =>
        scatter(kitchen, seen, {
          ...curry,
          radius: curry.radius * 0.85,
          count: odd(Math.min(15, seen.size > 90 ? 5 : 4 + seen.grams / 30)),
        }),
      );
      const bed = mound(kitchen, rice, part(inner, { angle: side, reach: 0.62, radius: 0.56 }));
      const dairy = foodsOf(reading, 'dairy')[0];
      const cream =
        dairy === undefined && !/coconut milk/.test(reading.text)
          ? ''
          : drizzle(
              sheet,
              { ...curry, radius: curry.radius * 0.6 },
              { colour: '#f4ecdc', width: 10 },
            );
      return (
        body +
        below.join('') +
        veil(inner, colour, 0.42) +
        above.join('') +
        bed +
        cream +
        garnish(kitchen, { ...curry, radius: curry.radius * 0.75 })
      );
    }) +
    citrusWedge(kitchen, {
      x: kitchen.round.x - kitchen.round.radius * 0.3,
      y: kitchen.round.y + kitchen.round.radius * 0.72,
      turn: 0.4,
    })
  );
};
