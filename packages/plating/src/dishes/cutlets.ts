import { citrusWedge, type Dish, garnish, part, scaleOf } from '../arrangement/placement.ts';
import { onPlate, type Serving } from '../arrangement/serving.ts';
import { finish, sidesAt, sidesOf } from '../arrangement/sides.ts';
import { depicting, foodsOf, type VisibleFood } from '../reading.ts';
import { crumbed, loafOfMeat } from '../shapes/doughs.ts';
import { pool } from '../shapes/sauces.ts';
import { laid } from '../shapes/stamps.ts';

/** The part of a plate that sides leave free. */
function mainField(field: Serving, sides: readonly VisibleFood[]): Serving {
  return sides.length === 0 ? field : { ...field, x: field.x - field.across * 0.22 };
}

/** Breaded cutlets under tomato sauce and melted cheese. */
export const parmigianaPlate: Dish = (context) => {
  const { sheet, reading } = context;
  const field = onPlate(context);
  const scale = scaleOf(context);
  const meat = foodsOf(reading, 'protein').slice(0, 1);
  const sides = sidesOf(context).slice(0, 2);
  const room = mainField(field, sides);
  const cutlets = [-1, 1].map((side) => ({
    x: room.x + side * 44 * scale,
    y: room.y + side * 104 * scale,
    size: 400 * scale,
    turn: -0.24 + side * 0.1,
  }));
  const tops = cutlets.map((spot) => {
    const patch = { x: spot.x, y: spot.y, radius: spot.size * 0.32, ratio: 0.56, turn: spot.turn };
    const sauce = depicting(sheet, foodsOf(reading, 'sauce'), () =>
      pool(sheet, patch, { colour: '#b9381c', surface: 'stew', wobble: 0.16 }),
    );
    const cheese = [-0.36, 0.02, 0.4].map((along) =>
      pool(
        sheet,
        {
          x: spot.x + Math.cos(spot.turn) * patch.radius * along * 1.5,
          y: spot.y + Math.sin(spot.turn) * patch.radius * along * 1.5,
          radius: patch.radius * 0.42,
          ratio: 0.8,
        },
        { colour: '#f3dfa6', surface: 'melt', wobble: 0.26 },
      ),
    );
    return sauce + depicting(sheet, foodsOf(reading, 'cheese'), () => cheese.join(''));
  });
  return (
    field.drawing +
    sidesAt(context, sides, field) +
    depicting(sheet, meat, () => laid(sheet, crumbed('#cb8f3f'), cutlets)) +
    tops.join('') +
    garnish(context, { x: room.x, y: room.y, radius: field.across * 0.6 })
  );
};

/** Slices of a meat loaf, leaning on each other. */
export const meatloafDish: Dish = (context) => {
  const { sheet, reading, round } = context;
  const field = onPlate(context);
  const scale = scaleOf(context);
  const beside = reading.title.split(' with ')[1] ?? '';
  const sides = sidesOf(context)
    .filter(({ food }) => food.words.test(beside) || /green beans|peas|broccoli/.test(food.name))
    .slice(0, 2);
  const inside = [...reading.visible, ...reading.bound].filter((one) => !sides.includes(one));
  const isPale = /turkey|chicken/.test(reading.text);
  const piece = loafOfMeat(isPale ? '#a9784c' : '#8a5a3c', '#9c3a1c');
  const room = mainField(field, sides);
  const slices = [-1, 0, 1].map((step) => ({
    x: room.x + step * 104 * scale - 10 * scale,
    y: room.y - step * 62 * scale + 20 * scale,
    size: 306 * scale,
    turn: -0.3 + step * 0.07,
  }));
  return (
    field.drawing +
    sidesAt(context, sides, field) +
    depicting(sheet, inside, () => slices.map((spot) => piece(sheet, spot)).join('')) +
    finish(context, { ...field, across: field.across * 0.7, down: field.down * 0.7 }) +
    citrusWedge(context, { ...part(round, { angle: 0.4, distance: 0.66, radius: 0.2 }), turn: 0.4 })
  );
};
