import { shifted } from '../colour.ts';
import { type Point, placed, roundish, type Spot, softLine, softLoop } from '../outline.ts';
import type { Sheet } from '../sheet.ts';
import { filled, lit, type Piece, stroked, varied } from './piece.ts';

function yolk(sheet: Sheet, spot: Spot, share: number): string {
  const loop = placed(
    { ...spot, size: spot.size * share },
    roundish(sheet.random, { wobble: 0.03 }),
  );
  return lit(
    sheet,
    'skin',
    filled(
      softLoop(loop),
      sheet.radial([
        [0, '#ffc842'],
        [0.6, '#f5a41d'],
        [1, '#dd7f10'],
      ]),
    ),
  );
}

const eggOutline: readonly Point[] = [
  [-0.5, 0],
  [-0.45, -0.24],
  [-0.2, -0.39],
  [0.12, -0.36],
  [0.4, -0.24],
  [0.52, 0],
  [0.4, 0.24],
  [0.12, 0.36],
  [-0.2, 0.39],
  [-0.45, 0.24],
];

/** Half a boiled egg, jammy; one that was steeped has taken its colour at the rim. */
export function boiledHalf(rim = '#e2d6c3'): Piece {
  return (sheet, spot) => {
    const white = sheet.radial([
      [0, '#f8f3e9'],
      [rim === '#e2d6c3' ? 0.7 : 0.42, '#f4ede0'],
      [1, rim],
    ]);
    const at = placed(spot, [[-0.1, 0]])[0] ?? [spot.x, spot.y];
    return (
      lit(sheet, 'cream', filled(softLoop(placed(spot, eggOutline)), white)) +
      yolk(sheet, { ...spot, x: at[0], y: at[1] }, 0.46)
    );
  };
}

export const eggHalf = boiledHalf();

/** A whole egg that was cracked all over and steeped in tea: brown veins on tan. */
export const marbledEgg: Piece = (sheet, spot) => {
  const { random } = sheet;
  const tone = varied(random, '#cfa677', 0.04);
  const veins = Array.from({ length: 11 }, () => {
    const from: Point = [random.jitter(0.42), random.jitter(0.3)];
    const lean = random.angle();
    const step = (far: number): Point => [
      from[0] + Math.cos(lean) * far + random.jitter(0.05),
      from[1] + Math.sin(lean) * far * 0.8 + random.jitter(0.05),
    ];
    const inside = ([x, y]: Point): Point => {
      const far = Math.hypot(x / 0.46, y / 0.34);
      return far > 1 ? [x / far, y / far] : [x, y];
    };
    return softLine(placed(spot, [from, step(0.11), step(0.22), step(0.32)].map(inside)));
  });
  const face = sheet.radial([
    [0, shifted(tone, 0.08)],
    [0.6, tone],
    [1, shifted(tone, -0.16)],
  ]);
  return lit(
    sheet,
    'skin',
    filled(softLoop(placed(spot, eggOutline)), face) +
      stroked(veins.join(''), '#5b3218', spot.size * 0.018, ' stroke-opacity=".62"'),
  );
};

/** A fried or poached egg: lace at the edge, the yolk proud. */
export const friedEgg: Piece = (sheet, spot) => {
  const { random } = sheet;
  const loop = roundish(random, { wobble: 0.2, points: 13 });
  const white = sheet.radial([
    [0, '#f8f3e9'],
    [0.7, '#f6efe1'],
    [1, '#e6d7bd'],
  ]);
  const lace = filled(
    softLoop(placed({ ...spot, size: spot.size * 1.03 }, loop)),
    '#d9a765',
    ' fill-opacity=".8"',
  );
  const at = {
    ...spot,
    x: spot.x + random.jitter(spot.size * 0.08),
    y: spot.y + random.jitter(spot.size * 0.08),
  };
  return (
    lit(sheet, 'cream', lace + filled(softLoop(placed(spot, loop)), white)) + yolk(sheet, at, 0.36)
  );
};

/** Soft curds of scrambled egg: folds that lie over each other. */
export const curds: Piece = (sheet, spot) => {
  const { random } = sheet;
  const colour = varied(random, '#f8d668', 0.05);
  const face = sheet.radial([
    [0, shifted(colour, 0.07)],
    [0.7, colour],
    [1, shifted(colour, -0.09)],
  ]);
  const folds = [
    [-0.2, 0.06, 0.62],
    [0.2, 0.1, 0.58],
    [0.02, -0.14, 0.6],
  ] as const;
  const drawn = folds.map(([x, y, size]) => {
    const at = placed(spot, [[x + random.jitter(0.06), y + random.jitter(0.06)]])[0];
    const fold: Spot = {
      x: at?.[0] ?? spot.x,
      y: at?.[1] ?? spot.y,
      size: spot.size * size,
      turn: random.angle(),
    };
    const loop = roundish(random, { wobble: 0.24, ratio: 0.74, points: 9 });
    return filled(softLoop(placed(fold, loop)), face);
  });
  return lit(sheet, 'curd', drawn.join(''));
};
