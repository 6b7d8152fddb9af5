import { shifted } from '../colour.ts';
import { arcPoints, type Point, placed, roundish, softLoop } from '../outline.ts';
import { filled, lit, type Piece, varied } from './piece.ts';

/** Ring tone between two colours: an avocado from its skin to its heart. */
function avocadoBands(points: readonly Point[], spot: Parameters<Piece>[1]): string {
  const bands: readonly (readonly [number, string])[] = [
    [1, '#2f3d1c'],
    [0.94, '#7fa03c'],
    [0.87, '#b9cb62'],
    [0.74, '#dde08d'],
    [0.58, '#ece6a4'],
  ];
  return bands
    .map(([share, colour]) =>
      filled(
        softLoop(
          placed(
            spot,
            points.map(([x, y]) => [x * share, y * share]),
          ),
        ),
        colour,
      ),
    )
    .join('');
}

const pear: readonly Point[] = [
  [-0.5, 0],
  [-0.44, -0.2],
  [-0.22, -0.33],
  [0.06, -0.34],
  [0.3, -0.22],
  [0.46, -0.14],
  [0.53, 0],
  [0.46, 0.14],
  [0.3, 0.22],
  [0.06, 0.34],
  [-0.22, 0.33],
  [-0.44, 0.2],
];

/** Half an avocado with its stone. */
export const avocadoHalf: Piece = (sheet, spot) => {
  const stone = placed(
    { ...spot, size: spot.size * 0.36 },
    roundish(sheet.random, { wobble: 0.04 }).map(([x, y]) => [x - 0.28, y]),
  );
  const brown = sheet.radial([
    [0, '#b07a48'],
    [0.6, '#7c4a25'],
    [1, '#4d2b14'],
  ]);
  return (
    lit(sheet, 'flesh', avocadoBands(pear, spot)) +
    lit(sheet, 'skin', filled(softLoop(stone), brown))
  );
};

/** One slice out of a fan of avocado. */
export const avocadoSlice: Piece = (sheet, spot) => {
  const lean = sheet.random.between(-0.02, 0.04);
  const loop = (inset: number): Point[] => [
    ...arcPoints(0.5 - inset, Math.PI * 1.06, Math.PI * 1.94, 8).map(
      ([x, y]) => [x, y * 0.62 + 0.14 + lean] as const,
    ),
    ...arcPoints(0.4 - inset, Math.PI * 1.9, Math.PI * 1.1, 6).map(
      ([x, y]) => [x, y * 0.2 + 0.16 - inset * 0.4 + lean] as const,
    ),
  ];
  const flesh = sheet.linear(
    [
      [0, '#a8bd4c'],
      [0.4, '#cdd36a'],
      [1, '#efe08a'],
    ],
    [0.2, 0, 0.6, 1],
  );
  return lit(
    sheet,
    'flesh',
    filled(softLoop(placed(spot, loop(0))), '#6b8a34') +
      filled(softLoop(placed(spot, loop(0.025))), flesh),
  );
};

/** A slice of mushroom: cap, gills, stalk. */
export const mushroomSlice: Piece = (sheet, spot) => {
  const tone = varied(sheet.random, '#e3cfb0', 0.06);
  const outline: Point[] = [
    [-0.5, 0.02],
    [-0.47, -0.24],
    [-0.2, -0.43],
    [0.2, -0.43],
    [0.47, -0.24],
    [0.5, 0.02],
    [0.34, 0.1],
    [0.16, 0.02],
    [0.13, 0.3],
    [0.14, 0.48],
    [-0.14, 0.48],
    [-0.13, 0.3],
    [-0.16, 0.02],
    [-0.34, 0.1],
  ];
  const gills: Point[] = [
    [-0.36, 0.0],
    [-0.2, -0.12],
    [0, -0.08],
    [0.2, -0.12],
    [0.36, 0.0],
    [0.2, -0.02],
    [0, 0],
    [-0.2, -0.02],
  ];
  const face = sheet.radial([
    [0, shifted(tone, 0.04)],
    [0.7, tone],
    [1, shifted(tone, -0.08)],
  ]);
  return lit(
    sheet,
    'flesh',
    filled(softLoop(placed(spot, outline)), '#a97c4f') +
      filled(
        softLoop(
          placed(
            spot,
            outline.map(([x, y]) => [x * 0.92, y * 0.93]),
          ),
        ),
        face,
      ) +
      filled(softLoop(placed(spot, gills)), '#a27a55'),
  );
};

/** A whole mushroom cap from above. */
export const mushroomCap: Piece = (sheet, spot) => {
  const tone = varied(sheet.random, '#b98d5f', 0.06);
  const face = sheet.radial([
    [0, shifted(tone, 0.15)],
    [0.5, tone],
    [1, shifted(tone, -0.16)],
  ]);
  return lit(
    sheet,
    'roast',
    filled(softLoop(placed(spot, roundish(sheet.random, { wobble: 0.07 }))), face),
  );
};
