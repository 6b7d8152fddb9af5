import { type Dish, fan, garnish, isFanned, scaleOf } from '../arrangement/placement.ts';
import { onBoard, onPlate, positions, servingFor } from '../arrangement/serving.ts';
import { dippingBowl } from '../arrangement/sides.ts';
import type { Colour } from '../colour.ts';
import { depicting, foodsOf } from '../reading.ts';
import { laid } from '../shapes/stamps.ts';
import { maki, nigiri } from '../shapes/sushi.ts';

/** Rolled or pressed rice: slices of a roll, fingers with fish on them. */
export const sushiDish: Dish = (context) => {
  const { sheet, reading } = context;
  const field =
    reading.archetype === 'board'
      ? onBoard(context)
      : reading.archetype === 'plate'
        ? onPlate(context)
        : servingFor(context);
  const scale = scaleOf(context);
  const isBrown = /brown|black|wild/.test(reading.text);
  const rice = isBrown ? '#d9c096' : '#f1eada';
  const fish = foodsOf(reading, 'protein', 'egg')[0];
  const fillings = foodsOf(reading, 'protein', 'egg', 'vegetable', 'fruit', 'leaf');
  const colours: Colour[] = fillings.slice(0, 3).map(({ food }) => food.colour);
  const isNigiri = /nigiri/.test(reading.title);
  const flesh = fish?.food.colour ?? fillings[0]?.food.colour ?? '#e6c48a';
  const piece = isNigiri
    ? nigiri({ rice, flesh, lines: '#fbe3cc' })
    : maki({ rice, fillings: colours.length > 0 ? colours : ['#9dae4a'] });
  const spots = positions(context, field, isNigiri ? 7 : 11).map(({ x, y }) => ({
    x: x - field.across * 0.1,
    y,
    size: (isNigiri ? 226 : 156) * scale * sheet.random.between(0.97, 1.03),
    turn: isNigiri ? -0.5 + sheet.random.jitter(0.12) : sheet.random.angle(),
  }));
  const side = isNigiri ? undefined : reading.visible.find(isFanned);
  const bowlAt = {
    x: field.x + field.across * 0.86,
    y: field.y + field.down * 0.62,
    radius: 78 * scale,
  };
  return (
    field.drawing +
    depicting(sheet, reading.visible, () => laid(sheet, piece, spots)) +
    (side === undefined
      ? ''
      : fan(context, side, {
          x: field.x + field.across * 0.8,
          y: field.y - field.down * 0.66,
          radius: 90 * scale,
          count: 5,
        })) +
    dippingBowl(context, bowlAt, '#4a2814') +
    garnish(context, { x: field.x, y: field.y, radius: field.down * 0.8 })
  );
};
