import { type Colour, shifted } from '../colour.ts';
import { type Point, placed, softLine, softLoop } from '../outline.ts';
import { filled, lit, type Piece, stroked, varied } from './piece.ts';

/** Fine threads on a stalk: dill, fennel green. */
export const feathery: Piece = (sheet, spot) => {
  const { random } = sheet;
  const lines = [
    softLine(
      placed(spot, [
        [-0.5, 0.02],
        [0, 0.03],
        [0.46, 0],
      ]),
    ),
  ];
  for (let index = 0; index < 11; index += 1) {
    const along = -0.3 + index * 0.075;
    const distance = 0.26 * (1 - (index / 11) * 0.6);
    for (const direction of [1, -1]) {
      const tip: Point = [
        along + 0.17 + random.jitter(0.03),
        direction * (distance + random.jitter(0.05)),
      ];
      lines.push(
        softLine(placed(spot, [[along, 0.02], [along + 0.06, direction * distance * 0.35], tip])),
      );
      lines.push(
        softLine(
          placed(spot, [
            [along + 0.07, direction * distance * 0.4],
            [along + 0.12, direction * distance * 0.42],
            [along + 0.2, direction * distance * 0.6],
          ]),
        ),
      );
    }
  }
  return lit(
    sheet,
    'herb',
    stroked(lines.join(''), varied(random, '#5f8b3a', 0.05), Math.max(2, spot.size * 0.022)),
  );
};

/** Small paired leaves on a woody stalk: thyme (short, round), rosemary (long, narrow). */
export function sprig(
  colour: Colour,
  shape: { length: number; width: number; pairs: number },
): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const parts = [
      stroked(
        softLine(
          placed(spot, [
            [-0.52, 0.03],
            [-0.1, -0.03],
            [0.46, 0.01],
          ]),
        ),
        '#7a6a45',
        Math.max(2.4, spot.size * 0.022),
      ),
    ];
    const leaves: string[] = [];
    for (let index = 0; index < shape.pairs; index += 1) {
      const along = -0.4 + (index / shape.pairs) * 0.86;
      const length = shape.length * (1 - (index / shape.pairs) * 0.35);
      for (const direction of [1, -1]) {
        const lean = direction * random.between(0.6, 1);
        const leafSpot = {
          x: along + Math.cos(lean) * length * 0.5,
          y: Math.sin(lean) * length * 0.5,
          size: length,
          turn: lean,
        };
        leaves.push(
          softLoop(
            placed(
              spot,
              placed(leafSpot, [
                [-0.5, 0],
                [-0.1, -shape.width],
                [0.36, -shape.width * 0.8],
                [0.54, 0],
                [0.36, shape.width * 0.8],
                [-0.1, shape.width],
              ]),
            ),
          ),
        );
      }
    }
    const tone = varied(random, colour, 0.05);
    parts.push(
      filled(
        leaves.join(''),
        sheet.linear([
          [0, shifted(tone, 0.1)],
          [1, shifted(tone, -0.08)],
        ]),
      ),
    );
    return lit(sheet, 'herb', parts.join(''));
  };
}

/** A few blades: chives, chopped or long. */
export const blades: Piece = (sheet, spot) => {
  const tone = varied(sheet.random, '#5c8f3c', 0.05);
  return lit(
    sheet,
    'herb',
    stroked(
      softLine(
        placed(spot, [
          [-0.5, 0],
          [0, sheet.random.jitter(0.06)],
          [0.5, 0],
        ]),
      ),
      tone,
      Math.max(4, Math.min(8, spot.size * 0.16)),
    ),
  );
};
