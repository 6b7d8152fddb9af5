import { chunk } from '../foods/cuts.ts';
import { skewerStick } from '../foods/made.ts';
import { placed } from '../outline.ts';
import { foodsOf, type Seen } from '../reading.ts';
import { citrusWedge, type Dish, type Kitchen, scaleOf } from './laying.ts';
import { servingFor } from './serving.ts';
import { finish, sidesAt, sidesOf } from './sides.ts';

function threaded(kitchen: Kitchen): Seen[] {
  const main = foodsOf(kitchen.reading, 'protein')[0];
  const vegetables = foodsOf(kitchen.reading, 'vegetable').filter(({ food }) =>
    /pepper|poblano|onion|zucchini|tomato|mushroom/.test(food.name),
  );
  const squares = vegetables.slice(0, 2).map((seen) => ({
    ...seen,
    piece: chunk({ colour: seen.food.colour, surface: 'roast', ratio: 0.8 }),
    size: 84,
  }));
  return [main, ...squares].filter((seen) => seen !== undefined);
}

/** Skewers that lie across the plate, meat and vegetables by turns, their salad behind them. */
export const skewersDish: Dish = (kitchen) => {
  const { sheet } = kitchen;
  const field = servingFor(kitchen);
  const scale = scaleOf(kitchen);
  const chunks = threaded(kitchen);
  const sides = sidesOf(kitchen, chunks).slice(0, 2);
  const lean = sheet.random.pick([-0.5, -0.34, 0.3]);
  const sticks = [-1.5, -0.5, 0.5, 1.5].map((row) => {
    const spot = {
      x: field.x - row * 30 * scale,
      y: field.y + row * field.down * 0.4,
      size: field.across * 1.9,
      turn: lean + sheet.random.jitter(0.05),
    };
    const pieces = Array.from({ length: 9 }, (_, index) => {
      const seen = chunks[index % Math.max(1, chunks.length)];
      if (seen === undefined) return '';
      const [x, y] = placed(spot, [[-0.38 + index * 0.095, 0]])[0] ?? [spot.x, spot.y];
      return seen.piece(sheet, {
        x,
        y,
        size: Math.min(seen.size, 118) * 0.9 * scale,
        turn: spot.turn + Math.PI / 2 + sheet.random.jitter(0.4),
      });
    });
    return skewerStick(sheet, spot) + pieces.join('');
  });
  return (
    field.drawing +
    sidesAt(kitchen, sides, field) +
    sticks.join('') +
    finish(kitchen, field) +
    citrusWedge(kitchen, {
      x: field.x + field.across * 0.8,
      y: field.y - field.down * 0.5,
      turn: -0.4,
    })
  );
};
