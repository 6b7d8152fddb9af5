import { slender } from '../arrangement/covering.ts';
import { toastedSpots } from '../arrangement/flatbread.ts';
import {
  citrusWedge,
  type Dish,
  type DishContext,
  garnish,
  odd,
  scaleOf,
  scatter,
} from '../arrangement/placement.ts';
import { positions, type Serving, servingFor } from '../arrangement/serving.ts';
import { finish, sauceOver, saucesOf, sidesAt, sidesOf } from '../arrangement/sides.ts';
import type { Colour } from '../colour.ts';
import { shifted } from '../colour.ts';
import { placed, roundish, sharpLoop, softLoop } from '../outline.ts';
import { depicting, foodsOf, type Reading, shareOf, type VisibleFood } from '../reading.ts';
import { friedEgg } from '../shapes/eggs.ts';
import { filled, lit } from '../shapes/piece.ts';
import { pool, strewn } from '../shapes/sauces.ts';
import type { Sheet } from '../sheet.ts';

interface Disc {
  x: number;
  y: number;
  radius: number;
}

function doughColour({ text }: Reading): Colour {
  if (/masa|corn tortilla|corn tostada|polenta|cornmeal/.test(text)) return '#e2bb62';
  if (/chickpea flour|moong|lentil|dal\b|semolina/.test(text)) return '#dda845';
  if (/buckwheat|rye|whole wheat/.test(text)) return '#c79a5e';
  return '#e6c78c';
}

/** A disc of dough: a raised rim when it carries something. */
function disc(sheet: Sheet, at: Disc, colour: Colour, isRimmed: boolean): string {
  const spot = { x: at.x, y: at.y, size: at.radius * 2, turn: 0 };
  const loop = roundish(sheet.random, { wobble: 0.03, points: 16 });
  const face = sheet.radial(
    [
      [0, shifted(colour, 0.06)],
      [isRimmed ? 0.8 : 0.9, colour],
      [0.93, shifted(colour, -0.08)],
      [1, shifted(colour, -0.14)],
    ],
    [0.5, 0.5, 0.52],
  );
  return (
    lit(sheet, 'toasted', filled(softLoop(placed(spot, loop)), face)) +
    toastedSpots(sheet, { ...at, radius: at.radius * 0.95 }, isRimmed ? 12 : 24)
  );
}

function toppingsOf({ visible }: Reading): VisibleFood[] {
  return visible
    .filter(
      ({ food }) =>
        !['bread', 'herb', 'sauce', 'seed', 'dairy'].includes(food.role) &&
        !['lime', 'lemon', 'onion'].includes(food.name),
    )
    .slice(0, 5);
}

function covered(context: DishContext, at: Disc, share: number): string {
  const { sheet, reading } = context;
  const toppings = toppingsOf(reading);
  const bean = toppings.find(({ food }) => food.role === 'legume');
  const ground = sauceOver(context) ?? bean?.food.colour ?? '#eadfbe';
  const spread =
    sauceOver(context) === undefined && bean !== undefined
      ? [bean]
      : foodsOf(reading, 'sauce', 'dairy', 'cheese');
  const patch = { x: at.x, y: at.y, radius: at.radius * 0.8 };
  const eggs = toppings.some(({ food }) => food.role === 'egg');
  const tops = toppings
    .filter(({ food }) => food.role !== 'egg')
    .map((visible) => {
      const size = Math.min(visible.size, at.radius * 0.42);
      const part = Math.max(0.7, shareOf(visible, toppings) * 3);
      const thin = slender.has(visible.food.name) ? 2.4 : 1;
      const count = (at.radius / size) ** 2 * 0.62 * share * part * thin;
      return scatter(
        context,
        { ...visible, size: size / scaleOf(context) },
        { ...patch, radius: patch.radius * 0.94, count: odd(Math.min(37, count)) },
      );
    });
  const grated = foodsOf(reading, 'cheese', 'dairy').length
    ? strewn(sheet, patch, {
        colour: '#f6ecd0',
        count: Math.round(60 * share),
        length: 12,
        width: 3.6,
      })
    : '';
  return (
    depicting(sheet, spread, () =>
      pool(
        sheet,
        { ...patch, radius: at.radius * 0.84 },
        { colour: ground, surface: 'spread', wobble: 0.08 },
      ),
    ) +
    tops.join('') +
    grated +
    (eggs
      ? sheet.depict(['egg'], () =>
          friedEgg(sheet, {
            x: at.x + 8,
            y: at.y - 6,
            size: at.radius * 0.9,
            turn: sheet.random.angle(),
          }),
        )
      : '') +
    garnish(context, { ...patch, radius: patch.radius * 0.9 })
  );
}

/** One large topped flatbread, cut: pizza, tlayuda, manakish. */
export const pizzaDish: Dish = (context) => {
  const { sheet, reading } = context;
  const field = servingFor(context);
  const at = { x: field.x, y: field.y, radius: Math.min(field.across, field.down * 1.22) * 1.02 };
  const cuts = [0.4, 0.4 + Math.PI / 3, 0.4 + (Math.PI * 2) / 3]
    .map((turn) =>
      sharpLoop([
        [at.x - Math.cos(turn) * at.radius, at.y - Math.sin(turn) * at.radius],
        [at.x + Math.cos(turn) * at.radius, at.y + Math.sin(turn) * at.radius],
      ]),
    )
    .join('');
  const knife = sheet.random.chance(0.6)
    ? `<path d="${cuts}" fill="none" stroke="#4a2408" stroke-opacity=".45" stroke-width="4"/><path d="${cuts}" transform="translate(-2 -2)" fill="none" stroke="#fff3d8" stroke-opacity=".35" stroke-width="2"/>`
    : '';
  return (
    field.drawing +
    sheet.depict(['tortilla', 'bread'], () => disc(sheet, at, doughColour(reading), true)) +
    covered(context, at, 1.5) +
    knife
  );
};

function discsDish(count: number, radius: number): Dish {
  return (context) => {
    const { sheet, reading } = context;
    const field = servingFor(context);
    const discs = positions(context, field, count).map(({ x, y }) => ({
      x,
      y,
      radius: radius * scaleOf(context),
    }));
    return (
      field.drawing +
      discs
        .map((at) => disc(sheet, at, doughColour(reading), false) + covered(context, at, 0.8))
        .join('') +
      citrusWedge(context, {
        x: field.x + field.across * 0.9,
        y: field.y + field.down * 0.8,
        turn: -0.6,
      })
    );
  };
}

/** Small topped rounds: sopes, tostadas, tlacoyos, salbutes. */
export const tostadasDish = discsDish(3, 172);

/** Plain breads in a leaning pile, what goes with them beside. */
export const breadsDish: Dish = (context) => {
  const { sheet, reading } = context;
  const field = servingFor(context);
  const scale = scaleOf(context);
  const fleck = /spinach|fenugreek|methi|herb|cilantro|scallion/.test(reading.text)
    ? '#5f7a34'
    : '#8a5a2a';
  const pile = [
    [-0.22, 0.16, 1],
    [0.12, -0.1, 1],
    [-0.06, 0.06, 0.98],
  ].map(([dx = 0, dy = 0, grow = 1]) => {
    const at = {
      x: field.x + dx * field.across,
      y: field.y + dy * field.down,
      radius: 232 * scale * grow,
    };
    return (
      depicting(sheet, reading.visible, () => disc(sheet, at, doughColour(reading), false)) +
      strewn(
        sheet,
        { ...at, radius: at.radius * 0.86 },
        { colour: fleck, count: 34, length: 5, width: 4 },
      )
    );
  });
  const sides = sidesOf(context).filter(
    (one) => one.isNamed || shareOf(one, reading.visible) > 0.2,
  );
  return (
    field.drawing + pile.join('') + dip(context, field) + sidesAt(context, sides.slice(0, 2), field)
  );
};

/** A spoonful of yoghurt or chutney by the breads. */
function dip(context: DishContext, field: Serving): string {
  const colour = sauceOver(context);
  if (colour === undefined) return finish(context, field);
  const patch = {
    x: field.x + field.across * 0.52,
    y: field.y + field.down * 0.5,
    radius: 92 * scaleOf(context),
  };
  return (
    depicting(context.sheet, saucesOf(context), () =>
      pool(context.sheet, patch, { colour, surface: 'cream', wobble: 0.12 }),
    ) + garnish(context, { ...patch, radius: patch.radius * 1.3 })
  );
}

/** A filled bread folded in half and cut into wedges: quesadilla, gözleme, piadina. */
export const foldedDish: Dish = (context) => {
  const { sheet, reading } = context;
  const field = servingFor(context);
  const scale = scaleOf(context);
  const colour = doughColour(reading);
  const filling = toppingsOf(reading);
  const wedges = positions(context, field, 5).map(({ x, y }, index) => {
    const spot = {
      x,
      y,
      size: 300 * scale,
      turn: -0.7 + (index % 3) * 0.7 + sheet.random.jitter(0.2),
    };
    const body = [
      [-0.5, 0],
      [-0.34, 0.28],
      [0, 0.42],
      [0.3, 0.38],
      [0.46, -0.4],
      [0.4, -0.44],
    ].map(([px = 0, py = 0]) => [px, py] as const);
    const edge = placed(spot, [
      [-0.42, 0.17],
      [0.36, -0.36],
    ]);
    const visible = filling.slice(0, 3).map((food) => {
      const [from, to] = [edge[0] ?? [x, y], edge[1] ?? [x, y]];
      return scatter(
        context,
        { ...food, size: Math.min(44, food.size) },
        {
          x: (from[0] + to[0]) / 2 - 14,
          y: (from[1] + to[1]) / 2 - 20,
          radius: spot.size * 0.42,
          ratio: 0.12,
          turn: Math.atan2(to[1] - from[1], to[0] - from[0]),
          count: 7,
        },
      );
    });
    const face = sheet.linear([
      [0, shifted(colour, 0.06)],
      [1, shifted(colour, -0.08)],
    ]);
    return (
      visible.join('') +
      depicting(sheet, filling, () =>
        lit(sheet, 'dough', filled(softLoop(placed(spot, body)), face)),
      ) +
      toastedSpots(sheet, { x, y, radius: spot.size * 0.3, ratio: 0.7 }, 9)
    );
  });
  return field.drawing + wedges.join('') + finish(context, field);
};
