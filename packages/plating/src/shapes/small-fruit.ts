import { type Colour, shifted } from '../colour.ts';
import { type Point, placed, rounded, roundish, softLine, softLoop } from '../outline.ts';
import { bead, filled, lit, type Piece, stroked, varied } from './piece.ts';

/** A berry of many beads: raspberry, blackberry. */
export function drupelets(colour: Colour): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const base = varied(random, colour, 0.03);
    const turned = random.angle();
    const ringOf = (count: number, distance: number, lift: number) =>
      Array.from({ length: count }, (_, index) => {
        const angle = turned + (index / count) * Math.PI * 2 + random.jitter(0.12);
        const at: Point = [
          spot.x + Math.cos(angle) * distance * spot.size,
          spot.y + Math.sin(angle) * distance * spot.size,
        ];
        return bead(sheet, at, { radius: spot.size * 0.125, colour: shifted(base, lift) });
      }).join('');
    const body = filled(
      softLoop(placed({ ...spot, size: spot.size * 0.94 }, roundish(random))),
      shifted(base, -0.2),
    );
    return lit(
      sheet,
      'mass',
      body + ringOf(11, 0.38, -0.06) + ringOf(8, 0.23, -0.01) + ringOf(4, 0.09, 0.04),
    );
  };
}

const heart: readonly Point[] = [
  [-0.5, 0],
  [-0.46, -0.2],
  [-0.34, -0.38],
  [-0.12, -0.4],
  [0.14, -0.3],
  [0.38, -0.15],
  [0.54, 0],
  [0.38, 0.15],
  [0.14, 0.3],
  [-0.12, 0.4],
  [-0.34, 0.38],
  [-0.46, 0.2],
];

/** Half a strawberry, its pale heart up. */
export const strawberryHalf: Piece = (sheet, spot) => {
  const red = varied(sheet.random, '#d3263a', 0.03);
  const face = sheet.radial(
    [
      [0, '#ffd9cf'],
      [0.34, '#f58c83'],
      [0.75, '#e5424a'],
      [1, red],
    ],
    [0.46, 0.46, 0.56],
  );
  const rays = [0.35, 0.75, -0.35, -0.75, 1.2, -1.2].map((turn) =>
    softLine(
      placed(spot, [
        [-0.06 + Math.cos(turn) * 0.12, Math.sin(turn) * 0.1],
        [-0.02 + Math.cos(turn) * 0.36, Math.sin(turn) * 0.26],
      ]),
    ),
  );
  return lit(
    sheet,
    'flesh',
    filled(softLoop(placed(spot, heart)), '#b3162b') +
      filled(
        softLoop(
          placed(
            spot,
            heart.map(([x, y]) => [x * 0.93, y * 0.9]),
          ),
        ),
        face,
      ) +
      stroked(rays.join(''), '#ffe3da', spot.size * 0.022, ' stroke-opacity=".7"'),
  );
};

/** A whole strawberry with its seeds and leaves. */
export const strawberryWhole: Piece = (sheet, spot) => {
  const { random } = sheet;
  const red = varied(random, '#cf2236', 0.03);
  const face = sheet.radial([
    [0, shifted(red, 0.12)],
    [0.5, red],
    [1, shifted(red, -0.13)],
  ]);
  const seeds = Array.from({ length: 22 }, (_, index) => {
    const x = -0.34 + (index % 6) * 0.14 + (Math.floor(index / 6) % 2) * 0.07;
    const y = (Math.floor(index / 6) - 1.5) * 0.17 * (1 - Math.max(0, x) * 0.9);
    return softLine(
      placed(spot, [
        [x, y],
        [x + 0.03, y],
      ]),
    );
  });
  const leaves = [-1, -0.5, 0, 0.5, 1].map((turn) =>
    softLoop(
      placed(spot, [
        [-0.46, turn * 0.08],
        [-0.4 + Math.abs(turn) * 0.02, turn * 0.3 - 0.05],
        [-0.26, turn * 0.36],
        [-0.36, turn * 0.2 + 0.04],
      ]),
    ),
  );
  return (
    lit(
      sheet,
      'skin',
      filled(softLoop(placed(spot, heart)), face) +
        stroked(seeds.join(''), '#f4d27c', spot.size * 0.03),
    ) + lit(sheet, 'herb', filled(leaves.join(''), '#5d8a3a'))
  );
};

/** Jewels: pomegranate seeds, redcurrants, roe. */
export function jewel(colour: Colour): Piece {
  return (sheet, spot) => {
    const tone = varied(sheet.random, colour, 0.06);
    const loop = roundish(sheet.random, { ratio: 0.78, wobble: 0.12, points: 7 });
    return lit(
      sheet,
      'bean',
      filled(
        softLoop(placed(spot, loop)),
        sheet.radial([
          [0, shifted(tone, 0.16)],
          [0.5, tone],
          [1, shifted(tone, -0.14)],
        ]),
      ),
    );
  };
}

/** A halved fig: green-violet skin, white ring, red seeded heart. */
export const figHalf: Piece = (sheet, spot) => {
  const { random } = sheet;
  const drop: Point[] = [
    [-0.5, 0],
    [-0.42, -0.26],
    [-0.12, -0.38],
    [0.2, -0.24],
    [0.44, -0.08],
    [0.54, 0],
    [0.44, 0.08],
    [0.2, 0.24],
    [-0.12, 0.38],
    [-0.42, 0.26],
  ];
  const layer = (share: number, colour: string) =>
    filled(
      softLoop(
        placed(
          spot,
          drop.map(([x, y]) => [(x + 0.1) * share - 0.1, y * share]),
        ),
      ),
      colour,
    );
  const seeds = Array.from({ length: 26 }, () => {
    const angle = random.angle();
    const distance = 0.24 * Math.sqrt(random.next());
    const [x, y] = placed(spot, [
      [-0.12 + Math.cos(angle) * distance, Math.sin(angle) * distance],
    ])[0] ?? [spot.x, spot.y];
    return `M${rounded(x)} ${rounded(y)}h.1`;
  });
  return lit(
    sheet,
    'flesh',
    layer(1, '#5b3350') +
      layer(0.93, '#f3e3cd') +
      layer(
        0.76,
        sheet.radial([
          [0, '#e8836f'],
          [1, '#a9304a'],
        ]),
      ) +
      stroked(seeds.join(''), '#f7d9a0', spot.size * 0.03),
  );
};

const drop: readonly Point[] = [
  [-0.5, 0],
  [-0.4, -0.2],
  [-0.1, -0.29],
  [0.24, -0.18],
  [0.53, 0],
  [0.24, 0.18],
  [-0.1, 0.29],
  [-0.4, 0.2],
];

/** A drop-shaped nut or seed with a grain: almond, pumpkin seed, sunflower seed. */
export function kernel(style: { colour: Colour; slim?: number; lined?: boolean }): Piece {
  return (sheet, spot) => {
    const colour = varied(sheet.random, style.colour, 0.06);
    const slim = style.slim ?? 1;
    const loop = drop.map(([x, y]) => [x, y * slim] as const);
    const lines =
      style.lined === true
        ? [-0.1, 0, 0.1].map((y) =>
            softLine(
              placed(spot, [
                [-0.36, y * 1.2 * slim],
                [0, y * 1.6 * slim],
                [0.38, y * 0.5 * slim],
              ]),
            ),
          )
        : [];
    return lit(
      sheet,
      'nut',
      filled(
        softLoop(placed(spot, loop)),
        sheet.linear([
          [0, shifted(colour, 0.08)],
          [1, shifted(colour, -0.1)],
        ]),
      ) + stroked(lines.join(''), shifted(colour, -0.12), spot.size * 0.03, ' stroke-opacity=".6"'),
    );
  };
}

/** Half a walnut or pecan: lobes in folds on both sides of a seam. */
export function brainy(colour: Colour, ratio: number): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const tone = varied(random, colour, 0.05);
    const loop = roundish(random, { ratio, wobble: 0.1, points: 13 });
    const folds = [-0.3, -0.1, 0.1, 0.3].flatMap((x) =>
      [1, -1].map((direction) =>
        softLine(
          placed(spot, [
            [x, direction * 0.05],
            [x + 0.06, direction * ratio * 0.2],
            [x - 0.03 + random.jitter(0.03), direction * ratio * 0.4],
          ]),
        ),
      ),
    );
    const seam = softLine(
      placed(spot, [
        [-0.46, 0],
        [-0.1, 0.03],
        [0.2, -0.03],
        [0.46, 0],
      ]),
    );
    return lit(
      sheet,
      'nut',
      filled(
        softLoop(placed(spot, loop)),
        sheet.radial([
          [0, shifted(tone, 0.09)],
          [1, shifted(tone, -0.08)],
        ]),
      ) +
        stroked(
          folds.join('') + seam,
          shifted(tone, -0.16),
          spot.size * 0.04,
          ' stroke-opacity=".75"',
        ),
    );
  };
}

/** A crescent: cashew. */
export function crescent(colour: Colour): Piece {
  return (sheet, spot) => {
    const tone = varied(sheet.random, colour, 0.04);
    const path = softLine(
      placed(spot, [
        [-0.36, -0.14],
        [-0.2, 0.16],
        [0.16, 0.18],
        [0.36, -0.12],
      ]),
    );
    return lit(sheet, 'nut', stroked(path, tone, spot.size * 0.3));
  };
}
