import { type Dish, scaleOf, scatter } from '../../arrangement/placement.ts';
import { mixed, shifted } from '../../colour.ts';
import { type Point, placed, softLine, softLoop } from '../../outline.ts';
import { foodsOf } from '../../reading.ts';
import { filled, lit, type Piece, stroked } from '../../shapes/piece.ts';
import { drizzle, pool } from '../../shapes/sauces.ts';
import { bowl, wallShade, within } from '../../table/crockery.ts';
import { plateDish } from '../plate.ts';

const pearHalf: readonly Point[] = [
  [-0.5, 0],
  [-0.44, -0.22],
  [-0.2, -0.32],
  [0.06, -0.26],
  [0.28, -0.14],
  [0.46, -0.09],
  [0.52, 0],
  [0.46, 0.09],
  [0.28, 0.14],
  [0.06, 0.26],
  [-0.2, 0.32],
  [-0.44, 0.22],
];
const roundHalf: readonly Point[] = pearHalf.map(([x, y]) => [x * 0.86, y * 1.3] as const);

/** Half a fruit, cut side up, steeped in its syrup from the edge inwards. */
function half(outline: readonly Point[], flesh: string, stem: boolean): Piece {
  return (sheet, spot) => {
    const face = sheet.radial(
      [
        [0, shifted(flesh, 0.1)],
        [0.6, flesh],
        [1, shifted(flesh, -0.12)],
      ],
      [0.5, 0.5, 0.62],
    );
    const core = placed(
      { ...spot, size: spot.size * 0.26 },
      roundHalf.map(([x, y]) => [x * 0.8 - 0.5, y * 0.8] as const),
    );
    const stalk = softLine(
      placed(spot, [
        [0.5, 0],
        [0.62, -0.06],
      ]),
    );
    return (
      (stem ? stroked(stalk, '#5a3a22', spot.size * 0.035) : '') +
      lit(sheet, 'skin', filled(softLoop(placed(spot, outline)), face)) +
      filled(softLoop(core), shifted(flesh, -0.16), ' fill-opacity=".6"')
    );
  };
}

/** Halves of fruit in the syrup that they were poached in. */
export const poachedFruitDish: Dish = (context) => {
  const { sheet, reading, round, glaze } = context;
  const fruit = foodsOf(reading, 'fruit').find(({ food }) => !/lemon|lime|orange/.test(food.name));
  if (fruit === undefined) return plateDish(context);
  const syrup = /red|barolo|beaujolais|port\b|vin rouge|rotwein|tinto/.test(reading.text)
    ? '#6d1430'
    : '#e3b75e';
  const flesh = mixed(fruit.food.colour, syrup, syrup === '#6d1430' ? 0.74 : 0.3);
  const outline = fruit.food.name === 'pear' ? pearHalf : roundHalf;
  const piece = half(outline, flesh, fruit.food.name === 'pear');
  const inner = { ...round, radius: round.radius * 0.93 };
  const halves = [-2.4, -0.9, 0.5, 1.9].map((turn) => ({
    x: inner.x + Math.cos(turn) * inner.radius * 0.42,
    y: inner.y + Math.sin(turn) * inner.radius * 0.42,
    size: 290 * scaleOf(context),
    turn: turn + 2.6 + sheet.random.jitter(0.2),
  }));
  const nuts = foodsOf(reading, 'nut', 'berry').map((visible) =>
    scatter(context, visible, { ...inner, radius: inner.radius * 0.6, count: 7 }),
  );
  const cream =
    foodsOf(reading, 'dairy').length > 0
      ? drizzle(sheet, { ...inner, radius: inner.radius * 0.4 }, { colour: '#f4ecdc', width: 12 })
      : '';
  return (
    bowl(sheet, round, glaze) +
    within(
      sheet,
      inner,
      pool(
        sheet,
        { ...inner, radius: inner.radius * 0.9 },
        { colour: syrup, surface: 'sauce', wobble: 0.03 },
      ) +
        sheet.depict([fruit.food.name], () => halves.map((spot) => piece(sheet, spot)).join('')) +
        cream +
        nuts.join('') +
        wallShade(sheet, inner),
    )
  );
};
