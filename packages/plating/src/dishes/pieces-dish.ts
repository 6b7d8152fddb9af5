import {
  citrusWedge,
  type Dish,
  type DishContext,
  odd,
  scaleOf,
  scatter,
} from '../arrangement/placement.ts';
import {
  onBoard,
  onTray,
  positions,
  type Serving,
  servingFor,
  sideBySide,
} from '../arrangement/serving.ts';
import { finish, sauceBed, sidesAt, sidesOf } from '../arrangement/sides.ts';
import type { Colour } from '../colour.ts';
import { placed, sharpLoop } from '../outline.ts';
import { depicting, foodsOf, type Reading, type VisibleFood } from '../reading.ts';
import { eggHalf } from '../shapes/eggs.ts';
import { icePop, patty, triangle } from '../shapes/made.ts';
import { filled, lit, type Piece } from '../shapes/piece.ts';
import { browned } from '../shapes/proteins.ts';
import { pool, strewn } from '../shapes/sauces.ts';
import { laid } from '../shapes/stamps.ts';

/** The colour of a browned cake by what it is made of. */
export function cakeColour({ text }: Reading): Colour {
  if (/salmon/.test(text)) return '#d28a58';
  if (/fish|cod\b|crab|shrimp|tuna/.test(text)) return '#cf9c5a';
  if (/black bean|beef|lamb/.test(text)) return '#7c4a2e';
  if (/spinach|herb|zucchini|pea\b|peas\b|broccoli/.test(text)) return '#a08a3f';
  if (/beet/.test(text)) return '#8a2a45';
  if (/corn|chickpea flour|potato|cauliflower|lentil|dal\b/.test(text)) return '#d0983f';
  if (/turkey|chicken/.test(text)) return '#b57c44';
  return '#a9733a';
}

function rowOf(
  context: DishContext,
  field: Serving,
  style: { count: number; size: number; lean?: number },
) {
  const { random } = context.sheet;
  return positions(context, field, style.count).map(({ x, y }) => ({
    x,
    y,
    size: style.size * random.between(0.95, 1.05),
    turn: style.lean === undefined ? random.angle() : style.lean + random.jitter(0.2),
  }));
}

/** A smaller field to one side, so that the other side is free for what goes with it. */
function beside(field: Serving): Serving {
  return { ...field, x: field.x - field.across * 0.2, across: field.across * 0.84 };
}

/** The heaviest food is in the cakes, as are pulses and grains. */
function besideCakes(context: DishContext): VisibleFood[] {
  const { visible, title } = context.reading;
  const beside = title.split(' with ')[1] ?? '';
  const heaviest = Math.max(...visible.map(({ grams }) => grams));
  return sidesOf(context).filter(
    ({ food, grams }) =>
      food.words.test(beside) ||
      (grams < heaviest &&
        !['legume', 'grain', 'noodle'].includes(food.role) &&
        food.name !== 'dried fruit'),
  );
}

/** What a cake or ball is made of: all but what lies beside it. */
function mixedIn({ visible, bound }: Reading, sides: readonly VisibleFood[]): VisibleFood[] {
  return [...visible, ...bound].filter((one) => !sides.includes(one));
}

/** Flat cakes, or balls, on their sauce, a salad beside them. */
function cakes(count: number, size: number, draw: (colour: Colour) => Piece): Dish {
  return (context) => {
    const field = servingFor(context);
    const scale = scaleOf(context);
    const sides = besideCakes(context).slice(0, 2);
    const room = sides.length > 0 ? beside(field) : field;
    const piece = draw(cakeColour(context.reading));
    const spots = rowOf(context, room, { count, size: size * scale });
    return (
      field.drawing +
      (size < 150 ? sauceBed(context, room) : '') +
      sidesAt(context, sides, field) +
      depicting(context.sheet, mixedIn(context.reading, sides), () =>
        laid(context.sheet, piece, spots),
      ) +
      finish(context, field) +
      citrusWedge(context, {
        x: field.x + field.across * 0.7,
        y: field.y + field.down * 0.66,
        turn: -0.7,
      })
    );
  };
}

export const pattiesDish = cakes(5, 214, (colour) => patty(colour));
export const smallCakesDish = cakes(9, 158, (colour) => patty(colour));
export const ballsDish = cakes(11, 128, (colour) => browned({ colour, ratio: 0.96, wobble: 0.08 }));

/** Triangles of pastry: samosas, brik, gözleme cut across. */
export const trianglesDish: Dish = (context) => {
  const field = servingFor(context);
  const spots = rowOf(context, field, { count: 7, size: 236 * scaleOf(context) });
  const sides = sidesOf(context).filter(({ isNamed }) => isNamed);
  return (
    field.drawing +
    depicting(context.sheet, context.reading.visible, () =>
      laid(context.sheet, triangle('#d6a050'), spots),
    ) +
    sidesAt(context, sides.slice(0, 1), field) +
    finish(context, field)
  );
};

/** Halves of egg with a piped heart, in a loose ring. */
export const deviledDish: Dish = (context) => {
  const { sheet, reading } = context;
  const field = servingFor(context);
  const scale = scaleOf(context);
  const green = /avocado|guacamole|herb|wasabi/.test(reading.title);
  const spots = rowOf(context, field, { count: 9, size: 176 * scale });
  const hearts = spots
    .map((spot) => {
      const patch = { x: spot.x, y: spot.y, radius: spot.size * 0.22 };
      const heap = sheet.depict(green ? ['avocado', 'egg'] : ['egg'], () =>
        pool(sheet, patch, {
          colour: green ? '#b3c163' : '#f0c04a',
          surface: 'spread',
          wobble: 0.2,
        }),
      );
      const dust = strewn(sheet, patch, { colour: '#a8341c', count: 9, length: 2, width: 3 });
      return heap + dust;
    })
    .join('');
  const bed = sidesOf(context).filter(({ food }) => food.role === 'leaf');
  return (
    field.drawing +
    bed
      .slice(0, 1)
      .map((visible) =>
        scatter(context, visible, {
          x: field.x,
          y: field.y,
          radius: field.across * 0.9,
          count: 11,
        }),
      )
      .join('') +
    sheet.depict(['egg'], () => laid(sheet, eggHalf, spots)) +
    hearts +
    finish(context, field)
  );
};

function popColour({ text }: Reading): Colour {
  if (/mango|peach|saffron/.test(text)) return '#f0b04a';
  if (/strawberr|raspberr|watermelon/.test(text)) return '#d9536a';
  if (/avocado|pistachio|lime/.test(text)) return '#bfcf86';
  return '#efe3c6';
}

/** Frozen pops on a cold tray, what is in them strewn over. */
export const popsDish: Dish = (context) => {
  const { sheet, reading } = context;
  const field = sheet.random.chance(0.5) ? onTray(context) : onBoard(context);
  const spots = sideBySide(context, field, {
    count: 5,
    size: 286 * scaleOf(context),
    thick: 0.5,
  });
  const bits = foodsOf(reading, 'fruit', 'berry', 'nut')
    .slice(0, 2)
    .map((visible) =>
      scatter(
        context,
        { ...visible, size: Math.min(70, visible.size) },
        { x: field.x, y: field.y, radius: field.across, ratio: 0.6, count: odd(9) },
      ),
    );
  return (
    field.drawing +
    bits.join('') +
    depicting(sheet, reading.visible, () => laid(sheet, icePop(popColour(reading)), spots)) +
    finish(context, field)
  );
};

/** A frozen slab broken into shards, what was strewn on it frozen in. */
export const barkDish: Dish = (context) => {
  const { sheet, reading } = context;
  const field = onTray(context);
  const scale = scaleOf(context);
  const body = foodsOf(reading, 'dairy')[0]?.food.colour ?? '#f4ecdc';
  const isDark = /chocolate|cocoa/.test(reading.title);
  const strewnOver = foodsOf(reading, 'berry', 'fruit', 'nut', 'seed').slice(0, 3);
  const slab = reading.visible.filter((one) => !strewnOver.includes(one));
  return (
    field.drawing +
    positions(context, field, 7)
      .map(({ x, y }) => {
        const spot = { x, y, size: 280 * scale, turn: sheet.random.angle() };
        const corners = [0, 1, 2, 3, 4].map((index) => {
          const turn = (index / 5) * Math.PI * 2 + sheet.random.jitter(0.5);
          const far = sheet.random.between(0.4, 0.58);
          return [Math.cos(turn) * far, Math.sin(turn) * far * 0.86] as const;
        });
        const shard = depicting(sheet, slab, () =>
          lit(sheet, 'curd', filled(sharpLoop(placed(spot, corners)), isDark ? '#4a2a1c' : body)),
        );
        const bits = strewnOver.map((visible) =>
          scatter(
            context,
            { ...visible, size: Math.min(70, visible.size) },
            { x, y, radius: spot.size * 0.3, ratio: 0.8, count: visible.size > 50 ? 3 : 7 },
          ),
        );
        return shard + bits.join('');
      })
      .join('')
  );
};
