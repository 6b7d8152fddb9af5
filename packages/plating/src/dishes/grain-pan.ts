import { covering } from '../arrangement/covering.ts';
import { type DishContext, mound, odd, part, scatter } from '../arrangement/placement.ts';
import { depicting, foodsOf, type Reading, shareOf } from '../reading.ts';
import type { Round } from '../table/crockery.ts';
import { eggsIn, panFoods } from './pan-foods.ts';
import { veil } from './soup.ts';

export const cookedWithRice =
  /paella|jambalaya|fried rice|arroz|pilaf|pilau|biryani|\brice\b|risotto|nasi goreng|quinoa|couscous|bulgur|orzo|fideu/;

/** Stock with saffron or turmeric, tomatoes or nothing in it: what the grain in the pan took its colour from. */
function grainTint({ text, title }: Reading): string | undefined {
  if (/saffron|turmeric|paella|amarillo|yellow rice/.test(text)) return '#e0a12c';
  if (/tomato|passata|jambalaya|jollof/.test(text)) return '#cf5a2c';
  return /soy sauce|tamari|fried rice/.test(title + text) ? '#b58446' : undefined;
}

/** Grain that cooked in the pan with everything else: a bed from rim to rim. */
export function grainPan(context: DishContext, inner: Round): string | undefined {
  const { sheet, reading } = context;
  const grain = foodsOf(reading, 'grain', 'noodle').find(({ food }) => food.heap !== undefined);
  if (grain === undefined) return undefined;
  const tint = grainTint(reading);
  const bed = depicting(
    sheet,
    [grain, ...foodsOf(reading, 'sauce')],
    () =>
      mound(context, grain, { ...inner, radius: inner.radius * 1.12 }) +
      (tint === undefined ? '' : veil(inner, tint, 0.34)),
  );
  const foods = [...panFoods(context)]
    .filter((visible) => visible !== grain)
    .sort((one, two) => Number(one.food.role === 'protein') - Number(two.food.role === 'protein'));
  const patch = { ...inner, radius: inner.radius * 0.9 };
  const tossed = foods.slice(0, 6).map((visible) => {
    const share = 0.05 + shareOf(visible, foods) * 0.42;
    return scatter(context, visible, {
      ...patch,
      count: odd(Math.max(7, covering(context, visible, patch, { share, most: 90 }))),
    });
  });
  const egg = foodsOf(reading, 'egg')[0];
  const eggs =
    egg !== undefined && egg.size < 120
      ? scatter(context, egg, { ...patch, count: 17 })
      : eggsIn(context, patch, inner);
  return bed + tossed.join('') + eggs;
}

/** Rice that is eaten with what is in the pan, heaped at its side. */
export function besideGrain(context: DishContext, inner: Round): string {
  const { reading } = context;
  const grain = foodsOf(reading, 'grain').find(({ food }) => food.heap !== undefined);
  if (grain === undefined || grain.grams < 120) return '';
  return mound(context, grain, part(inner, { angle: 0.08, distance: 0.56, radius: 0.46 }));
}
