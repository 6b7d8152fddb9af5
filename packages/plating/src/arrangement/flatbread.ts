import { shifted } from '../colour.ts';
import { placed, rounded, roundish, type Spot, softLoop } from '../outline.ts';
import type { VisibleFood } from '../reading.ts';
import { type Patch, pointIn } from '../shapes/heaps.ts';
import { filled, lit } from '../shapes/piece.ts';
import { pool } from '../shapes/sauces.ts';
import type { Sheet } from '../sheet.ts';
import type { DishContext } from './placement.ts';

/** Toasted spots on a flatbread: soft, of several sizes. */
export function toastedSpots(sheet: Sheet, patch: Patch, count: number): string {
  const { random } = sheet;
  return Array.from({ length: count }, () => {
    const [x, y] = pointIn(sheet, patch, 0.92);
    const glow = sheet.radial(
      [
        [0, '#7a451b', 0.75],
        [0.5, '#94602c', 0.4],
        [1, '#94602c', 0],
      ],
      [0.5, 0.5, 0.5],
    );
    const size = random.between(6, 22);
    return `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(size)}" ry="${rounded(size * random.between(0.6, 1))}" fill="${glow}"/>`;
  }).join('');
}

/** A round flatbread lying flat: tortilla, pitta, chapati. */
export function roundBread(sheet: Sheet, patch: Patch): string {
  const spot = { x: patch.x, y: patch.y, size: patch.radius * 2, turn: 0 };
  const loop = roundish(sheet.random, { wobble: 0.035, points: 14, ratio: patch.ratio ?? 1 });
  const face = sheet.radial([
    [0, '#f0d8a2'],
    [0.8, '#e6c688'],
    [1, '#cfa25c'],
  ]);
  return (
    lit(sheet, 'dough', filled(softLoop(placed(spot, loop)), face)) + toastedSpots(sheet, patch, 22)
  );
}

/** What goes into a taco or wrap: no bread, sauce or herb. */
export function fillingsOf(context: DishContext): VisibleFood[] {
  return context.reading.visible
    .filter(
      ({ food }) =>
        !['bread', 'herb', 'sauce', 'seed', 'dairy'].includes(food.role) &&
        !['lime', 'lemon'].includes(food.name),
    )
    .slice(0, 5);
}

/** A patch around a point of a piece, `along` it down its middle. */
export function placedPatch(spot: Spot, along: number): Patch {
  const [x, y] = placed(spot, [[0, along]])[0] ?? [spot.x, spot.y];
  return { x, y, radius: spot.size, turn: spot.turn };
}

/** Spread or dip in the colour of what it is made of, for breads and boards. */
export function spreadOn(context: DishContext, patch: Patch, colour: string): string {
  return pool(context.sheet, patch, {
    colour: shifted(colour, 0.01),
    surface: 'spread',
    wobble: 0.13,
  });
}
