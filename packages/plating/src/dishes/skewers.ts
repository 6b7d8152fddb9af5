import { citrusWedge, type Dish, type DishContext, scaleOf } from '../arrangement/placement.ts';
import { servingFor } from '../arrangement/serving.ts';
import { finish, sidesAt, sidesOf } from '../arrangement/sides.ts';
import { placed } from '../outline.ts';
import { foodsOf, recut, type VisibleFood } from '../reading.ts';
import { chunk } from '../shapes/cuts.ts';
import { skewerStick } from '../shapes/made.ts';

function threaded(context: DishContext): VisibleFood[] {
  const main = foodsOf(context.reading, 'protein')[0];
  const vegetables = foodsOf(context.reading, 'vegetable').filter(({ food }) =>
    /pepper|poblano|onion|zucchini|tomato|mushroom/.test(food.name),
  );
  const squares = vegetables.slice(0, 2).map((visible) =>
    recut(visible, {
      piece: chunk({ colour: visible.food.colour, surface: 'roast', ratio: 0.8 }),
      size: 84,
    }),
  );
  return [main, ...squares].filter((visible) => visible !== undefined);
}

/** Skewers that lie across the plate, meat and vegetables by turns, their salad behind them. */
export const skewersDish: Dish = (context) => {
  const { sheet } = context;
  const field = servingFor(context);
  const scale = scaleOf(context);
  const chunks = threaded(context);
  const sides = sidesOf(context, chunks).slice(0, 2);
  const lean = sheet.random.pick([-0.5, -0.34, 0.3]);
  const sticks = [-1.5, -0.5, 0.5, 1.5].map((row) => {
    const spot = {
      x: field.x - row * 30 * scale,
      y: field.y + row * field.down * 0.4,
      size: field.across * 1.9,
      turn: lean + sheet.random.jitter(0.05),
    };
    const pieces = Array.from({ length: 9 }, (_, index) => {
      const visible = chunks[index % Math.max(1, chunks.length)];
      if (visible === undefined) return '';
      const [x, y] = placed(spot, [[-0.38 + index * 0.095, 0]])[0] ?? [spot.x, spot.y];
      return visible.piece(sheet, {
        x,
        y,
        size: Math.min(visible.size, 118) * 0.9 * scale,
        turn: spot.turn + Math.PI / 2 + sheet.random.jitter(0.4),
      });
    });
    return skewerStick(sheet, spot) + pieces.join('');
  });
  return (
    field.drawing +
    sidesAt(context, sides, field) +
    sticks.join('') +
    finish(context, field) +
    citrusWedge(context, {
      x: field.x + field.across * 0.8,
      y: field.y - field.down * 0.5,
      turn: -0.4,
    })
  );
};
