import { type Dish, type DishContext, scaleOf, scatter } from '../../arrangement/placement.ts';
import {
  onPlate,
  onTray,
  type Serving,
  servingFor,
  sideBySide,
} from '../../arrangement/serving.ts';
import { finish, sauceOver } from '../../arrangement/sides.ts';
import type { Colour } from '../../colour.ts';
import type { Spot } from '../../outline.ts';
import { depicting, foodsOf, type Reading } from '../../reading.ts';
import { roll } from '../../shapes/made.ts';
import { pool } from '../../shapes/sauces.ts';
import { laid } from '../../shapes/stamps.ts';
import { sauceInTray } from '../traybake.ts';

/** The wrapper of a roll, by its words. */
function wrapperOf({ text, title }: Reading): { colour: Colour; veins?: Colour } {
  if (/grape leaves|vine leaves|dolmades/.test(text))
    return { colour: '#66702f', veins: '#8f9a55' };
  if (/collard|chard leaves/.test(text)) return { colour: '#4f7d38', veins: '#b9cf95' };
  if (/cabbage roll|malfouf|cabbage leaves/.test(text + title))
    return { colour: '#b9c780', veins: '#e6ecc2' };
  if (/eggplant/.test(title)) return { colour: '#8d6238', veins: '#4a2438' };
  if (/pepper/.test(title)) return { colour: '#c23a22' };
  if (/bresaola|ham|prosciutto/.test(title)) return { colour: '#8a2d2f', veins: '#b96a5f' };
  if (/rice paper|summer/.test(text)) return { colour: '#e6ead2' };
  if (/phyllo|filo|spring roll/.test(text)) return { colour: '#d39a48', veins: '#b1742c' };
  if (/omelet|egg crepe|tamago/.test(title)) return { colour: '#efc450', veins: '#d9a43a' };
  if (/tamal/.test(title)) return { colour: '#e6d3a0', veins: '#c9b074' };
  return { colour: '#e0b568' };
}

/** Sauce over the middle of the rolls from side to side, their ends left bare. */
function sauceAcross(context: DishContext, field: Serving, spots: readonly Spot[]): string {
  const { sheet, reading } = context;
  const colour = sauceOver(context) ?? '#b8431f';
  const foods = foodsOf(reading, 'sauce', 'legume', 'vegetable', 'dairy');
  return depicting(
    sheet,
    foods,
    () =>
      spots
        .map(({ x, y, size, turn }) =>
          pool(
            sheet,
            { x, y, radius: size * 0.36, ratio: 0.5, turn },
            { colour, surface: 'stew', wobble: 0.12 },
          ),
        )
        .join('') +
      pool(
        sheet,
        {
          x: field.x,
          y: field.y,
          radius: field.across * 0.78,
          ratio: 0.24,
          turn: (spots[0]?.turn ?? 0) + Math.PI / 2,
        },
        { colour, surface: 'stew', wobble: 0.14 },
      ),
  );
}

/** Melted where it lies in heaps, in crumbs where it does not melt. */
function cheeseOver(context: DishContext, spots: readonly Spot[], field: Serving): string {
  const { sheet, reading } = context;
  return foodsOf(reading, 'cheese')
    .map((visible) =>
      /melting|mozzarella/.test(visible.food.name)
        ? depicting(sheet, [visible], () =>
            spots
              .map(({ x, y, size, turn }) =>
                pool(
                  sheet,
                  { x, y, radius: size * 0.2, ratio: 0.56, turn },
                  { colour: '#f2d894', surface: 'melt', wobble: 0.3 },
                ),
              )
              .join(''),
          )
        : scatter(context, visible, {
            x: field.x,
            y: field.y,
            radius: field.across * 0.62,
            ratio: 0.6,
            count: 17,
          }),
    )
    .join('');
}

/** Rolls side by side; sauced, and in the dish they come from, when they were baked or simmered in sauce. */
export const rollsDish: Dish = (context) => {
  const { sheet, reading } = context;
  const sauced = /enchilada|tomato|cabbage rolls|enfrijolada|entomatada/.test(reading.title);
  const onCrockery = sauced && reading.archetype !== 'plate';
  const field = onCrockery ? onTray(context) : sauced ? onPlate(context) : servingFor(context);
  const scale = scaleOf(context);
  const style = wrapperOf(reading);
  const small = /dolma|grape|malfouf|bresaola|spring roll|involtini|pepper rolls/.test(
    reading.title,
  );
  const heart = foodsOf(reading, 'protein', 'legume', 'grain', 'vegetable')[0];
  const piece = roll({
    ...style,
    end: heart?.food.colour ?? '#8a5a34',
    thick: small ? 0.16 : 0.165,
  });
  const spots = sideBySide(context, field, {
    count: small ? 11 : 5,
    size: (small ? 210 : 420) * scale,
    thick: small ? 0.32 : 0.34,
  });
  return (
    field.drawing +
    (onCrockery ? sauceInTray(context, sauceOver(context) ?? '#b8431f') : '') +
    depicting(sheet, reading.visible, () => laid(sheet, piece, spots)) +
    (sauced ? sauceAcross(context, field, spots) : '') +
    cheeseOver(context, spots, field) +
    finish(context, field)
  );
};
