import { fillingsOf } from '../../arrangement/flatbread.ts';
import {
  citrusWedge,
  type Dish,
  type DishContext,
  garnish,
  odd,
  scaleOf,
  scatter,
} from '../../arrangement/placement.ts';
import { foodNamed } from '../../foods/find-food.ts';
import { foodsOf, recut, type VisibleFood } from '../../reading.ts';
import type { Patch } from '../../shapes/heaps.ts';
import { plate } from '../../table/crockery.ts';

function inCup(context: DishContext, visible: VisibleFood, patch: Patch): string {
  const isLarge = visible.size > 200;
  if (visible.food.heap !== undefined && visible.food.role === 'grain')
    return visible.food.heap(context.sheet, { ...patch, radius: patch.radius * 0.9 });
  const size = isLarge ? 56 : Math.min(visible.size, 92);
  const piece = isLarge ? foodNamed('mince').piece : visible.piece;
  return scatter(context, recut(visible, { piece, size }), {
    ...patch,
    count: odd(visible.food.role === 'protein' ? 31 : size > 70 ? 3 : 9),
  });
}

/** Leaves as cups, each with its filling. */
function leafCups(context: DishContext): string {
  const { sheet, round, reading } = context;
  const scale = scaleOf(context);
  const leaf = foodsOf(reading, 'leaf').find(({ food }) => !/cabbage/.test(food.name));
  const cup = leaf ?? foodNamed('lettuce');
  const fillings = [...fillingsOf(context), ...foodsOf(reading, 'nut')].filter(
    ({ food }, index, all) =>
      food.role !== 'leaf' && all.findIndex((one) => one.food.name === food.name) === index,
  );
  const positions = [
    [-0.36, -0.3, -2.5],
    [0.44, -0.14, -0.35],
    [-0.16, 0.42, 1.9],
  ] as const;
  return positions
    .map(([dx, dy, turn]) => {
      const spot = {
        x: round.x + dx * round.radius * 0.98,
        y: round.y + dy * round.radius,
        size: 470 * scale,
        turn,
      };
      const patch: Patch = { x: spot.x, y: spot.y, radius: 142 * scale, ratio: 0.72, turn };
      const layers = fillings.map((visible) => inCup(context, visible, patch));
      return (
        cup.piece(sheet, { ...spot, turn: turn + 0.25, size: spot.size * 1.02 }) +
        cup.piece(sheet, spot) +
        layers.join('') +
        garnish({ ...context }, { ...patch, radius: patch.radius * 1.2 })
      );
    })
    .join('');
}

/** Leaves as cups on a plate, lime beside them. */
export const leafCupsDish: Dish = (context) => {
  const { sheet, round } = context;
  return (
    plate(sheet, round, context.glaze) +
    leafCups(context) +
    citrusWedge(context, {
      x: round.x + round.radius * 0.02,
      y: round.y - round.radius * 0.68,
      turn: -0.2,
    })
  );
};
