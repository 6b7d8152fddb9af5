import { type Dish, mound, odd, scaleOf, scatter } from '../arrangement/placement.ts';
import { onTray, positions, servingFor } from '../arrangement/serving.ts';
import { finish, sauceBed } from '../arrangement/sides.ts';
import type { Colour } from '../colour.ts';
import type { Spot } from '../outline.ts';
import { depicting, foodsOf, type Reading, shareOf, type VisibleFood } from '../reading.ts';
import { friedEgg } from '../shapes/eggs.ts';
import { cup } from '../shapes/made.ts';
import type { Piece } from '../shapes/piece.ts';
import { pool } from '../shapes/sauces.ts';
import type { Sheet } from '../sheet.ts';
import { sauceInTray } from './traybake.ts';

interface Hull {
  skin: Colour;
  wall: Colour;
  inside: Colour;
  slim?: number;
  size: number;
  count: number;
}

type Tint = Pick<Hull, 'skin' | 'wall' | 'inside'>;

const hulls: readonly (readonly [RegExp, Hull])[] = [
  [
    /avocado/,
    { skin: '#3f4a24', wall: '#c7d274', inside: '#b3c25e', slim: 0.74, size: 250, count: 5 },
  ],
  [/mushroom/, { skin: '#8a6444', wall: '#d8bd98', inside: '#7a5638', size: 176, count: 7 }],
  [
    /chayote/,
    { skin: '#8fb055', wall: '#d5e0a6', inside: '#c3d18a', slim: 0.72, size: 270, count: 5 },
  ],
  [
    /zucchini/,
    { skin: '#4c7a33', wall: '#d9e2a4', inside: '#c5d187', slim: 0.4, size: 330, count: 5 },
  ],
  [
    /eggplant/,
    { skin: '#3d1c36', wall: '#cfa560', inside: '#a8713a', slim: 0.52, size: 350, count: 3 },
  ],
  [
    /sweet potato/,
    { skin: '#8f4427', wall: '#e28a3f', inside: '#d9762f', slim: 0.6, size: 290, count: 3 },
  ],
  [
    /spaghetti squash|squash/,
    { skin: '#d9a63c', wall: '#f0cf74', inside: '#e8bd55', slim: 0.66, size: 430, count: 2 },
  ],
  [/apple/, { skin: '#b5302a', wall: '#f0dfae', inside: '#d9a85c', size: 236, count: 5 }],
  [
    /\bpear/,
    { skin: '#b59a3c', wall: '#f3e6b8', inside: '#dcbf7c', slim: 0.7, size: 270, count: 5 },
  ],
  [
    /peach|nectarine|plum|apricot/,
    { skin: '#d06b35', wall: '#f2b25c', inside: '#d98f3f', size: 190, count: 7 },
  ],
  [
    /celery|on a log/,
    { skin: '#8fb052', wall: '#d3e0a3', inside: '#b7cc80', slim: 0.24, size: 330, count: 7 },
  ],
  [
    /endive|chicory/,
    { skin: '#c9d68a', wall: '#eef2cf', inside: '#dfe6b0', slim: 0.4, size: 300, count: 7 },
  ],
  [/tomato/, { skin: '#b5231a', wall: '#de4a33', inside: '#a3281a', size: 196, count: 7 }],
  [
    /poblano|chiles? /,
    { skin: '#3f6428', wall: '#63893d', inside: '#4d7430', slim: 0.46, size: 360, count: 3 },
  ],
  [
    /pepper/,
    { skin: '#b52a1d', wall: '#d9472f', inside: '#93200f', slim: 0.84, size: 280, count: 5 },
  ],
];

function hullOf({ title, text }: Reading): Hull {
  const found =
    hulls.find(([words]) => words.test(title)) ?? hulls.find(([words]) => words.test(text));
  return found?.[1] ?? { skin: '#b52a1d', wall: '#d9472f', inside: '#93200f', size: 230, count: 5 };
}

const peppers: readonly [Tint, ...Tint[]] = [
  { skin: '#b52a1d', wall: '#d9472f', inside: '#93200f' },
  { skin: '#cf8c1c', wall: '#efb63c', inside: '#c48a22' },
  { skin: '#4a742c', wall: '#6c9644', inside: '#4d7430' },
];

function hullPiece(sheet: Sheet, reading: Reading, hull: Hull): Piece {
  const isPepper = /bell pepper|gemista|peppers/.test(reading.text) && hull.skin === '#b52a1d';
  if (!isPepper) return cup(hull);
  return (on: Sheet, spot: Spot) => cup({ ...hull, ...sheet.random.pick(peppers) })(on, spot);
}

function fillingOf(reading: Reading): VisibleFood[] {
  const inside = foodsOf(
    reading,
    'grain',
    'protein',
    'legume',
    'cheese',
    'vegetable',
    'nut',
    'fruit',
  ).filter(
    ({ food }) =>
      !hullWords(reading).test(food.name) && !['lime', 'lemon', 'onion'].includes(food.name),
  );
  return (inside.length > 0 ? inside : foodsOf(reading, 'dairy')).slice(0, 4);
}

/** Hollowed vegetables or fruit, each with its filling heaped in it. */
export const stuffedDish: Dish = (context) => {
  const { sheet, reading } = context;
  const hull = hullOf(reading);
  const field = isBakedInSauce(reading) ? onTray(context) : servingFor(context);
  const scale = scaleOf(context);
  const piece = hullPiece(sheet, reading, hull);
  const filling = fillingOf(reading);
  const egg = foodsOf(reading, 'egg')[0];
  const hulled = reading.visible.filter(({ food }) => hullWords(reading).test(food.name));
  const spots = positions(context, field, hull.count).map(({ x, y }) => ({
    x,
    y,
    size: hull.size * scale * sheet.random.between(0.94, 1.06),
    turn: hull.slim === undefined ? sheet.random.angle() : -0.6 + sheet.random.jitter(0.3),
  }));
  const cups = spots.map((spot) => {
    const patch = {
      x: spot.x,
      y: spot.y,
      radius: spot.size * 0.37,
      ratio: (hull.slim ?? 1) * 0.96,
      turn: spot.turn,
    };
    const base = depicting(sheet, filling.length > 0 ? filling : hulled, () =>
      pool(sheet, patch, {
        colour: filling[0]?.food.colour ?? '#a8713a',
        surface: 'stew',
        wobble: 0.12,
      }),
    );
    const baked =
      egg === undefined
        ? ''
        : sheet.depict(['egg'], () =>
            friedEgg(sheet, { ...spot, size: spot.size * 0.7, turn: sheet.random.angle() }),
          );
    const heap = filling.map((visible, index) =>
      index === 0 && visible.food.heap !== undefined
        ? mound(context, visible, patch)
        : scatter(
            context,
            { ...visible, size: Math.min(visible.size, 46) },
            {
              ...patch,
              radius: patch.radius * 0.86,
              count: odd(5 + shareOf(visible, filling) * 26),
            },
          ),
    );
    return depicting(sheet, hulled, () => piece(sheet, spot)) + base + heap.join('') + baked;
  });
  const isRound = field.across === field.down;
  const sauce = isBakedInSauce(reading)
    ? sauceInTray(context)
    : isRound
      ? sauceBed(context, field)
      : '';
  return field.drawing + sauce + cups.join('') + finish(context, field);
};

/** Stuffed vegetables that come from the oven in their sauce stay in the dish they were baked in. */
function isBakedInSauce({ archetype, visible }: Reading): boolean {
  return (
    (archetype === 'traybake' || archetype === 'baked') &&
    visible.some(({ food }) => food.name === 'tomato sauce')
  );
}

function hullWords({ title }: Reading): RegExp {
  if (/mushroom/.test(title)) return /mushroom|shiitake/;
  if (/pepper|poblano|chile/.test(title)) return /pepper|poblano/;
  if (/tomato|gemista/.test(title)) return /^tomato$/;
  return /eggplant|avocado|squash|sweet potato|apple|apricot|stone fruit|pear|zucchini|celery|chayote|lettuce/;
}
