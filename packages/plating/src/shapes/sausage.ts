import { shifted } from '../colour.ts';
import { type Point, placed, softLine, softLoop } from '../outline.ts';
import { filled, lit, type Piece, stroked, varied } from './piece.ts';

/** A sausage from the pan: bent a little, browned in bars. */
export const sausage: Piece = (sheet, spot) => {
  const { random } = sheet;
  const tone = varied(random, '#a45a34', 0.05);
  const bend = 0.09 * (random.chance(0.5) ? 1 : -1);
  const middle = (x: number) => bend * (1 - 4 * x * x);
  const along = [-0.5, -0.42, -0.2, 0, 0.2, 0.42, 0.5];
  const half = (x: number) => (Math.abs(x) > 0.46 ? 0.07 : 0.135);
  const loop: Point[] = [
    ...along.map((x) => [x, middle(x) - half(x)] as const),
    ...[...along].reverse().map((x) => [x, middle(x) + half(x)] as const),
  ];
  const bars = [-0.3, -0.1, 0.1, 0.3].map((x) =>
    softLine(
      placed(spot, [
        [x - 0.05, middle(x) - 0.1],
        [x + 0.05, middle(x) + 0.1],
      ]),
    ),
  );
  const face = sheet.linear([
    [0, shifted(tone, 0.1)],
    [0.5, tone],
    [1, shifted(tone, -0.12)],
  ]);
  return lit(
    sheet,
    'skin',
    filled(softLoop(placed(spot, loop)), face) +
      stroked(bars.join(''), '#3f1d0d', spot.size * 0.035, ' stroke-opacity=".5"'),
  );
};
