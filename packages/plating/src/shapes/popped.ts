import { placed, roundish, type Spot, softLoop } from '../outline.ts';
import { filled, lit, type Piece, varied } from './piece.ts';

/** A kernel of corn that burst: a knot of white bubbles, a little of the shell among them. */
export const popped: Piece = (sheet, spot) => {
  const { random } = sheet;
  const bubble = (at: Spot, colour: string) =>
    filled(
      softLoop(placed(at, roundish(random, { wobble: 0.14, points: 8 }))),
      sheet.radial([
        [0, '#fffaf0'],
        [0.6, colour],
        [1, '#d9c08c'],
      ]),
    );
  const count = random.whole(4, 6);
  const around = Array.from({ length: count }, (_, index) => {
    const turn = spot.turn + (index / count) * Math.PI * 2 + random.jitter(0.3);
    const far = spot.size * random.between(0.2, 0.28);
    const size = spot.size * random.between(0.4, 0.54);
    return {
      ...spot,
      x: spot.x + Math.cos(turn) * far,
      y: spot.y + Math.sin(turn) * far,
      size,
    };
  });
  const shell = { ...spot, size: spot.size * 0.2 };
  return (
    around.map((at) => lit(sheet, 'curd', bubble(at, varied(random, '#f6ead0', 0.03)))).join('') +
    filled(softLoop(placed(shell, roundish(random, { wobble: 0.2, points: 7 }))), '#c98f3a')
  );
};
