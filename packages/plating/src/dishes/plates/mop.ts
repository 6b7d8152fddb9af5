import {
  type Dish,
  type DishContext,
  garnish,
  part,
  scatter,
} from '../../arrangement/placement.ts';
import { shifted } from '../../colour.ts';
import { depicting, foodsOf } from '../../reading.ts';
import { softBun } from '../../shapes/doughs.ts';
import { pool } from '../../shapes/sauces.ts';
import { plate } from '../../table/crockery.ts';
import { brothColour } from '../soup.ts';

/** Soft glazed rolls at the rim. */
function rolls(context: DishContext, side: number): string {
  const { sheet, round } = context;
  const bun = softBun({ crust: '#d08b3c', foot: '#f2d9a6' });
  return [-0.08, 0.08]
    .map((step) => {
      const { x, y } = part(round, { angle: side + step, distance: 0.66, radius: 0.2 });
      const spot = { x, y, size: round.radius * 0.64, turn: sheet.random.angle() };
      return sheet.depict(['bread'], () => bun(sheet, spot));
    })
    .join('');
}

/** Vegetables or meat mashed in their sauce, eaten with soft rolls: pav bhaji, keema pav. */
export const mopDish: Dish = (context) => {
  const { sheet, reading, round, glaze } = context;
  const side = sheet.random.pick([0.62, 0.9, 0.1]);
  const at = part(round, { angle: side + 0.5, distance: 0.16, radius: 0.54 });
  const mashed = reading.visible.filter(({ food }) => !['bread', 'herb'].includes(food.role));
  const body = depicting(sheet, mashed, () =>
    pool(sheet, at, {
      colour: shifted(brothColour(reading), -0.02),
      surface: 'ragout',
      wobble: 0.1,
    }),
  );
  const bits = foodsOf(reading, 'vegetable', 'legume', 'protein')
    .slice(0, 4)
    .map((visible) =>
      scatter(
        context,
        { ...visible, size: Math.min(30, visible.size * 0.5) },
        { ...at, radius: at.radius * 0.84, count: 11 },
      ),
    );
  return (
    plate(sheet, round, glaze) +
    body +
    bits.join('') +
    garnish(context, { ...at, radius: at.radius * 0.7 }) +
    rolls(context, side)
  );
};
