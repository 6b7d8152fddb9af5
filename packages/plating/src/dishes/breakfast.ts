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
import { type Colour, shifted } from '../colour.ts';
import { depicting, foodsOf, type Reading, type VisibleFood } from '../reading.ts';
import { grains } from '../shapes/heaps.ts';
import { dollop, drizzle, pool } from '../shapes/sauces.ts';
import type { Round } from '../table/crockery.ts';

const tints: readonly (readonly [RegExp, Colour])[] = [
  [/cocoa|champorado|gianduja|chocolate/, '#6f4a34'],
  [/coffee|espresso|tiramis|café/, '#b08a66'],
  [/pumpkin|carrot|turmeric|saffron|kesar|shrikhand/, '#eabf62'],
  [/beet|pachadi/, '#d45c86'],
  [/matcha|^pistachio/, '#c3cd8f'],
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
function ground(context: DishContext, inner: Round): string {
  const { sheet, reading } = context;
  const isOats = reading.archetype === 'oats';
  const colour = bodyColour(reading);
  const smooth = foodsOf(
    reading,
    'grain',
    'dairy',
    'sauce',
    'legume',
    'noodle',
    'seed',
    'vegetable',
  );
  const body = depicting(sheet, smooth, () =>
    pool(
      sheet,
      { ...inner, radius: inner.radius * 1.05 },
      { colour, surface: isOats ? 'porridge' : 'yoghurt', wobble: 0.02 },
    ),
  );
  if (!isOats || /chia|pudding|champorado/.test(reading.title)) return body;
  const flakes = grains({ colour: shifted(colour, -0.02), length: 5, width: 15, density: 40 });
  return (
    body + depicting(sheet, smooth, () => flakes(sheet, { ...inner, radius: inner.radius * 0.98 }))
  );
}

/** Fruit in a bow along one side, by its cut. */
function bows(
  context: DishContext,
  inner: Round,
  fruit: readonly VisibleFood[],
  start: number,
): string {
  return fruit
    .flatMap((visible, index) => {
      if (isFanned(visible))
        return [
          fan(context, visible, {
            ...part(inner, { angle: start + index * 0.25, distance: 0.48, radius: 0.42 }),
            turn: (start + index * 0.25 + 0.25) * Math.PI * 2,
            count: 7,
          }),
        ];
      const steps = fruit.length === 1 ? [0, 0.13, 0.26] : [index * 0.2, index * 0.2 + 0.1];
      return steps.map((step) =>
        mound(context, visible, part(inner, { angle: start + step, distance: 0.56, radius: 0.26 })),
      );
    })
    .join('');
}

/** Savoury toppings in fields, as on congee. */
function savouryTop(context: DishContext, inner: Round, start: number): string {
  const foods = context.reading.visible.filter(
    ({ food }) =>
      !['herb', 'seed', 'sauce', 'grain', 'dairy'].includes(food.role) && food.name !== 'onion',
  );
  const fields = foods.slice(0, 4).map((visible, index) => {
    if (visible.food.role === 'egg')
      return scatter(context, visible, {
        ...part(inner, { angle: start + 0.5, distance: 0.2, radius: 0.2 }),
        count: 1,
      });
    return mound(
      context,
      visible,
      part(inner, { angle: start + index * 0.24, distance: 0.5, radius: 0.3 }),
    );
  });
  return fields.join('') + garnish(context, { ...inner, radius: inner.radius * 0.7 });
}

function sweetTop(context: DishContext, inner: Round, start: number): string {
  const { sheet, reading } = context;
  const sweet = foodsOf(reading, 'berry', 'fruit').filter(
    ({ food }) => !['lemon', 'lime'].includes(food.name),
  );
  const raw = foodsOf(reading, 'vegetable').filter(
    ({ line }) => !/grated|pur[ée]e|mash|beet/.test(line),
  );
  const fruit = (sweet.length > 0 ? sweet : raw).slice(0, 3);
  const nuts = foodsOf(reading, 'nut', 'seed').filter(({ size }) => size > 20);
  const hasCream = reading.archetype === 'yoghurt' || foodsOf(reading, 'dairy').length > 0;
  const colour = reading.archetype === 'yoghurt' ? shifted(bodyColour(reading), 0.02) : '#f6f0e4';
  const cream = hasCream
    ? dollop(
        sheet,
        part(inner, {
          angle: start + 0.58,
          distance: 0.24,
          radius: reading.archetype === 'yoghurt' ? 0.58 : 0.4,
        }),
        colour,
      )
    : '';
  const crunch = nuts.map((visible, index) =>
    scatter(context, visible, {
      ...part(inner, { angle: start + 0.42 + index * 0.14, distance: 0.46, radius: 0.26 }),
      count: odd(visible.size > 50 ? 9 : 19),
    }),
  );
  const honey = /honey|maple|nut butter/.test(reading.text)
    ? drizzle(sheet, part(inner, { angle: start, distance: 0.1, radius: 0.5 }), {
        colour: '#c98a2b',
        width: 8,
      })
    : '';
  return (
    cream +
    bows(context, inner, fruit, start) +
    crunch.join('') +
    honey +
    garnish(context, part(inner, { angle: start + 0.6, distance: 0.26, radius: 0.42 }))
  );
}

/** Oats or yoghurt, smooth below, with what the recipe lays on it. */
export const breakfastBowl: Dish = (context) => {
  const start = context.sheet.random.next();
  const isSavoury = context.reading.archetype === 'oats' && savoury.test(context.reading.title);
  return inBowl(
    context,
    (inner) =>
      ground(context, inner) +
      (isSavoury ? savouryTop(context, inner, start) : sweetTop(context, inner, start)),
  );
};
