import { slender } from '../arrangement/covering.ts';
import { type DishContext, odd, part, scatter } from '../arrangement/placement.ts';
import { foodsOf, type Reading, type VisibleFood } from '../reading.ts';
import { friedEgg } from '../shapes/eggs.ts';
import type { Patch } from '../shapes/heaps.ts';
import type { Round } from '../table/crockery.ts';
import { isTomatoRed } from './soup.ts';

/** What cooks in a pan or tin, without sauces, herbs and eggs. */
export function panFoods(context: DishContext): VisibleFood[] {
  return context.reading.visible.filter(
    ({ food }) =>
      !['herb', 'sauce', 'seed', 'dairy', 'cheese', 'egg', 'grain'].includes(food.role) &&
      !['lime', 'lemon'].includes(food.name),
  );
}

/** How many pieces of a food: by its size and its share of the weight. */
export function counts(visible: VisibleFood, total: number, share: number): number {
  const bySize =
    visible.size > 220
      ? 4
      : visible.size > 120
        ? 7
        : visible.size > 80
          ? 13
          : visible.size > 40
            ? 21
            : 27;
  const small =
    visible.size < 50 || slender.has(visible.food.name) ? 1 + (visible.grams / total) * 2.6 : 1;
  return odd(bySize * share * small * Math.min(1.3, 0.5 + (visible.grams / total) * 1.5));
}

function nestledEggs(context: DishContext, inner: Round): string {
  const { sheet } = context;
  // Five in a ring that is not quite even: no two eggs look out of the pan as eyes.
  return [0.02, 0.21, 0.42, 0.6, 0.81]
    .map((angle) => {
      const { x, y } = part(inner, {
        angle: angle + sheet.random.jitter(0.02),
        distance: 0.55 + sheet.random.jitter(0.05),
        radius: 0.2,
      });
      return sheet.depict(['egg'], () =>
        friedEgg(sheet, { x, y, size: inner.radius * 0.44, turn: sheet.random.angle() }),
      );
    })
    .join('');
}

/** Whether enough is poured in for a sauce; what is fried dry lies on the bare pan. */
export function isWet(reading: Reading): boolean {
  const { liquid, visible } = reading;
  const solid = visible.reduce((sum, { grams }) => sum + grams, 1);
  return (
    liquid > solid * 0.15 || isTomatoRed(reading) || /curry paste|simmer sauce/.test(reading.text)
  );
}

/** Scrambled all over the pan, or nestled in it. */
export function eggsIn(context: DishContext, bed: Patch, inner: Round): string {
  const egg = foodsOf(context.reading, 'egg')[0];
  if (egg === undefined) return '';
  return egg.size < 120
    ? scatter(context, egg, { ...bed, radius: bed.radius * 0.9, count: 47 })
    : nestledEggs(context, inner);
}
