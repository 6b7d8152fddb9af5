import { type Colour, shifted } from '../colour.ts';
import { grains } from '../foods/heaps.ts';
import { dollop, drizzle, pool } from '../foods/sauces.ts';
import { foodsOf, type Reading, type Seen } from '../reading.ts';
import type { Round } from '../table/crockery.ts';
import { inBowl } from './in-bowl.ts';
import {
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

const tints: readonly (readonly [RegExp, Colour])[] = [
  [/cocoa|champorado|gianduja|chocolate/, '#6f4a34'],
  [/coffee|espresso|tiramis|café/, '#b08a66'],
  [/pumpkin|carrot|turmeric|saffron|kesar|shrikhand/, '#eabf62'],
  [/beet|pachadi/, '#d45c86'],
  [/matcha|pistachio/, '#c3cd8f'],
  [/guava|strawberr.*(mousse|frozen)|pink/, '#f0b6a8'],
  [/mango|paleta/, '#f3bd5c'],
  [/buckwheat|rye/, '#c2a27c'],
  [/apple|cinnamon|pecan/, '#e2c796'],
];

function bodyColour({ title, archetype }: Reading): Colour {
  return (
    tints.find(([words]) => words.test(title))?.[1] ??
    (archetype === 'oats' ? '#e9dcc0' : '#f3ecdd')
  );
}

const savoury = /savou?ry|upma|jok|congee|mushroom|chicken|shrimp|masala|vegetable|garlic/;

/** Porridge or yoghurt as the ground. */
function ground(kitchen: Kitchen, inner: Round): string {
  const { sheet, reading } = kitchen;
  const isOats = reading.archetype === 'oats';
  const colour = bodyColour(reading);
  const body = pool(
    sheet,
    { ...inner, radius: inner.radius * 1.05 },
    { colour, surface: isOats ? 'porridge' : 'yoghurt', wobble: 0.02 },
  );
  if (!isOats || /chia|pudding|champorado/.test(reading.title)) return body;
  const flakes = grains({ colour: shifted(colour, -0.02), length: 5, width: 15, density: 40 });
  return body + flakes(sheet, { ...inner, radius: inner.radius * 0.98 });
}

/** Fruit in a bow along one side, by its cut. */
function bows(kitchen: Kitchen, inner: Round, fruit: readonly Seen[], start: number): string {
  return fruit
    .flatMap((seen, index) => {
      if (isFanned(seen))
        return [
          fan(kitchen, seen, {
            ...part(inner, { angle: start + index * 0.25, reach: 0.48, radius: 0.42 }),
            turn: (start + index * 0.25 + 0.25) * Math.PI * 2,
            count: 7,
          }),
        ];
      const steps = fruit.length === 1 ? [0, 0.13, 0.26] : [index * 0.2, index * 0.2 + 0.1];
      return steps.map((step) =>
        mound(kitchen, seen, part(inner, { angle: start + step, reach: 0.56, radius: 0.26 })),
      );
    })
    .join('');
}

/** Savoury toppings in fields, as on congee. */
function savouryTop(kitchen: Kitchen, inner: Round, start: number): string {
  const foods = kitchen.reading.seen.filter(
    ({ food }) =>
      !['herb', 'seed', 'sauce', 'grain', 'dairy'].includes(food.role) && food.name !== 'onion',
  );
  const fields = foods.slice(0, 4).map((seen, index) => {
    if (seen.food.role === 'egg')
      return scatter(kitchen, seen, {
        ...part(inner, { angle: start + 0.5, reach: 0.2, radius: 0.2 }),
        count: 1,
      });
    return mound(
      kitchen,
      seen,
      part(inner, { angle: start + index * 0.24, reach: 0.5, radius: 0.3 }),
    );
  });
  return fields.join('') + garnish(kitchen, { ...inner, radius: inner.radius * 0.7 });
}

function sweetTop(kitchen: Kitchen, inner: Round, start: number): string {
  const { sheet, reading } = kitchen;
  const fruit = foodsOf(reading, 'berry', 'fruit')
    .filter(({ food }) => !['lemon', 'lime'].includes(food.name))
    .slice(0, 3);
  const nuts = foodsOf(reading, 'nut', 'seed').filter(({ size }) => size > 20);
  const hasCream = reading.archetype === 'yoghurt' || foodsOf(reading, 'dairy').length > 0;
  const colour = reading.archetype === 'yoghurt' ? shifted(bodyColour(reading), 0.02) : '#f6f0e4';
  const cream = hasCream
    ? dollop(
        sheet,
        part(inner, {
          angle: start + 0.58,
          reach: 0.24,
          radius: reading.archetype === 'yoghurt' ? 0.58 : 0.4,
        }),
        colour,
      )
    : '';
  const crunch = nuts.map((seen, index) =>
    scatter(kitchen, seen, {
      ...part(inner, { angle: start + 0.42 + index * 0.14, reach: 0.46, radius: 0.26 }),
      count: odd(seen.size > 50 ? 9 : 19),
    }),
  );
  const honey = /honey|maple|nut butter/.test(reading.text)
    ? drizzle(sheet, part(inner, { angle: start, reach: 0.1, radius: 0.5 }), {
        colour: '#c98a2b',
        width: 8,
      })
    : '';
  return (
    cream +
    bows(kitchen, inner, fruit, start) +
    crunch.join('') +
    honey +
    garnish(kitchen, part(inner, { angle: start + 0.6, reach: 0.26, radius: 0.42 }))
  );
}

/** Oats or yoghurt, smooth below, with what the recipe lays on it. */
export const breakfastBowl: Dish = (kitchen) => {
  const start = kitchen.sheet.random.next();
  const isSavoury = kitchen.reading.archetype === 'oats' && savoury.test(kitchen.reading.title);
  return inBowl(
    kitchen,
    (inner) =>
      ground(kitchen, inner) +
      (isSavoury ? savouryTop(kitchen, inner, start) : sweetTop(kitchen, inner, start)),
  );
};
