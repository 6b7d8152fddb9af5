import { type Colour, shifted } from '../colour.ts';
import {
  arcPoints,
  type Point,
  placed,
  roundish,
  type Spot,
  softLine,
  softLoop,
} from '../outline.ts';
import { filled, lit, type Piece, stroked, varied } from './piece.ts';

interface FilletStyle {
  surface?: 'fish' | 'flakes';
  flesh: Colour;
  /** Lines of fat between the flakes. */
  lines: Colour;
  /** Colour of the seared edge. */
  seared: Colour;
}

/** Thick at one end, thinner towards the tail. */
const filletOutline: readonly Point[] = [
  [-0.52, 0.02],
  [-0.47, -0.08],
  [-0.24, -0.17],
  [0.08, -0.23],
  [0.36, -0.23],
  [0.5, -0.16],
  [0.53, 0.02],
  [0.48, 0.17],
  [0.3, 0.23],
  [0.02, 0.22],
  [-0.28, 0.16],
  [-0.48, 0.1],
];

/** Where the flakes of a fillet part: chevrons that widen with it. */
function flakeLines(spot: Spot, shift: number): string {
  return [-0.32, -0.2, -0.08, 0.05, 0.18, 0.31, 0.42]
    .map((x) => {
      const high = 0.12 + (x + 0.32) * 0.1;
      return softLine(
        placed(spot, [
          [x - 0.06 + shift, -high],
          [x + 0.03 + shift, -high * 0.45],
          [x + 0.07 + shift, 0.015],
          [x + 0.03 + shift, high * 0.5],
          [x - 0.06 + shift, high],
        ]),
      );
    })
    .join('');
}

/** A fillet of fish with its flakes: salmon, cod, trout. */
export function fillet(style: FilletStyle): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const outline = filletOutline.map(
      ([x, y]) => [x + random.jitter(0.015), y + random.jitter(0.015)] as const,
    );
    const face = sheet.linear([
      [0, shifted(style.flesh, 0.06)],
      [0.5, style.flesh],
      [1, shifted(style.flesh, -0.06)],
    ]);
    const spine = softLine(
      placed(spot, [
        [-0.42, 0.01],
        [0, 0.03],
        [0.44, 0],
      ]),
    );
    const crust = sheet.linear(
      [
        [0, style.seared, 0.75],
        [0.22, style.seared, 0.1],
        [0.72, style.seared, 0],
        [1, style.seared, 0.7],
      ],
      [0.3, 0, 0.7, 1],
    );
    return lit(
      sheet,
      style.surface ?? 'fish',
      filled(softLoop(placed(spot, outline)), style.seared) +
        filled(
          softLoop(
            placed(
              spot,
              outline.map(([x, y]) => [x * 0.965, y * 0.93]),
            ),
          ),
          face,
        ) +
        stroked(
          flakeLines(spot, 0.014),
          shifted(style.flesh, -0.16),
          spot.size * 0.014,
          ' stroke-opacity=".45"',
        ) +
        stroked(flakeLines(spot, 0), style.lines, spot.size * 0.012, ' stroke-opacity=".8"') +
        stroked(spine, style.lines, spot.size * 0.008, ' stroke-opacity=".5"') +
        filled(softLoop(placed(spot, outline)), crust),
    );
  };
}

/** A browned lump: chicken piece, tempeh, meatball, falafel, patty. */
export function browned(style: { colour: Colour; ratio?: number; wobble?: number }): Piece {
  return (sheet, spot) => {
    const colour = varied(sheet.random, style.colour, 0.06);
    const loop = roundish(sheet.random, {
      ratio: style.ratio ?? 0.74,
      wobble: style.wobble ?? 0.16,
      points: 9,
    });
    const face = sheet.radial([
      [0, shifted(colour, 0.07)],
      [0.6, colour],
      [1, shifted(colour, -0.12)],
    ]);
    return lit(sheet, 'roast', filled(softLoop(placed(spot, loop)), face));
  };
}

/** A prawn: a curled body in segments, the tail a fan. */
export const prawn: Piece = (sheet, spot) => {
  const body = (inner: number, outer: number) => [
    ...arcPoints(outer, Math.PI * 0.72, Math.PI * 2.18, 10),
    ...arcPoints(inner, Math.PI * 2.12, Math.PI * 0.8, 8),
  ];
  const fan: Point[] = [
    [-0.3, 0.2],
    [-0.22, 0.44],
    [-0.12, 0.37],
    [0, 0.46],
    [-0.02, 0.32],
    [-0.14, 0.24],
  ];
  const bands = [0.95, 1.2, 1.45, 1.7, 1.95].map((turn) =>
    softLine(
      placed(spot, [
        ...arcPoints(0.2, Math.PI * turn, Math.PI * turn, 2).slice(1),
        ...arcPoints(0.46, Math.PI * (turn + 0.06), Math.PI * (turn + 0.06), 2).slice(1),
      ]),
    ),
  );
  const face = sheet.linear([
    [0, '#ffd9bd'],
    [0.5, '#f6a57e'],
    [1, '#df6f49'],
  ]);
  return lit(
    sheet,
    'skin',
    filled(softLoop(placed(spot, fan)), '#d9573a') +
      filled(softLoop(placed(spot, body(0.17, 0.5))), face) +
      stroked(bands.join(''), '#d65a3a', spot.size * 0.045, ' stroke-opacity=".7"') +
      stroked(
        softLine(placed(spot, arcPoints(0.46, Math.PI * 0.9, Math.PI * 2.05, 9))),
        '#e2623f',
        spot.size * 0.05,
        ' stroke-opacity=".55"',
      ),
  );
};

/** A small whole fish from a tin: silver below, dark along the back. */
export const sardine: Piece = (sheet, spot) => {
  const body: Point[] = [
    [-0.5, 0],
    [-0.4, -0.09],
    [-0.1, -0.13],
    [0.22, -0.1],
    [0.4, -0.04],
    [0.52, -0.08],
    [0.5, 0.02],
    [0.53, 0.09],
    [0.4, 0.04],
    [0.2, 0.1],
    [-0.12, 0.13],
    [-0.4, 0.08],
  ];
  const back: Point[] = [
    [-0.47, -0.02],
    [-0.38, -0.08],
    [-0.1, -0.12],
    [0.22, -0.09],
    [0.4, -0.03],
    [0.2, -0.03],
    [-0.1, -0.045],
    [-0.36, -0.02],
  ];
  const silver = sheet.linear([
    [0, '#c3cbcd'],
    [0.5, '#aeb4b2'],
    [1, '#8b8a80'],
  ]);
  const glint = softLine(
    placed(spot, [
      [-0.36, 0.02],
      [-0.05, 0.015],
      [0.32, 0.01],
    ]),
  );
  return lit(
    sheet,
    'skin',
    filled(softLoop(placed(spot, body)), silver) +
      filled(softLoop(placed(spot, back)), '#45545f') +
      stroked(glint, '#eef0ea', spot.size * 0.018, ' stroke-opacity=".8"'),
  );
};
