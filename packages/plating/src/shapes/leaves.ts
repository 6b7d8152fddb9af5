import { type Colour, shifted } from '../colour.ts';
import { type Point, placed, type Spot, sharpLoop, softLine, softLoop } from '../outline.ts';
import type { Sheet } from '../sheet.ts';
import { filled, lit, type Piece, stroked, varied } from './piece.ts';

interface LeafStyle {
  colour: Colour;
  /** Half the width over the length. */
  breadth?: number;
  /** Waves of the edge and how far they reach: 0 smooth, 0.06 frilly. */
  waves?: number;
  frill?: number;
  /** Colour of the ribs. */
  rib?: Colour;
}

function side(
  style: Required<Pick<LeafStyle, 'breadth' | 'waves' | 'frill'>>,
  sheet: Sheet,
  direction: 1 | -1,
): Point[] {
  const steps = Math.max(7, style.waves * 2);
  return Array.from({ length: steps }, (_, index) => {
    const along = (index + 0.5) / steps;
    const swell = Math.sin(Math.PI * along ** 0.8) ** 0.8 * style.breadth;
    const wave =
      style.waves === 0
        ? 0
        : (index % 2 === 0 ? 1 : -1) * style.frill * sheet.random.between(0.3, 1.5);
    return [
      along - 0.5 + sheet.random.jitter(0.01),
      direction * Math.max(0.01, swell + wave + sheet.random.jitter(0.018)),
    ] as const;
  });
}

function ribs(spot: Spot, breadth: number, sheet: Sheet): string {
  const lines = [
    softLine(
      placed(spot, [
        [-0.56, 0],
        [-0.1, 0.012],
        [0.42, 0],
      ]),
    ),
  ];
  for (const along of [-0.3, -0.13, 0.03, 0.17]) {
    for (const direction of [1, -1]) {
      const distance = breadth * 0.6 * Math.sin(Math.PI * (along + 0.5));
      lines.push(
        softLine(
          placed(spot, [
            [along, 0],
            [along + 0.06, direction * distance * 0.5],
            [along + 0.15 + sheet.random.jitter(0.02), direction * distance],
          ]),
        ),
      );
    }
  }
  return lines.join('');
}

/** A leaf with ribs: spinach, basil, mint, lettuce, kale, by its edge. */
export function leaf(style: LeafStyle): Piece {
  return (sheet, spot) => {
    const breadth = (style.breadth ?? 0.3) * sheet.random.between(0.85, 1.12);
    const colour = varied(sheet.random, style.colour, 0.05);
    const edge = { breadth, waves: style.waves ?? 0, frill: style.frill ?? 0 };
    // A pointed end where the edge is smooth; a frilled edge runs round.
    const ends: readonly [Point[], Point[]] =
      edge.frill > 0 ? [[], []] : [[[-0.53, 0]], [[0.52, 0]]];
    const loop: Point[] = [
      ...ends[0],
      ...side(edge, sheet, -1),
      ...ends[1],
      ...side(edge, sheet, 1).reverse(),
    ];
    const face = sheet.linear([
      [0, shifted(colour, 0.09, -4)],
      [0.5, colour],
      [1, shifted(colour, -0.09, 3)],
    ]);
    const rib = style.rib ?? shifted(colour, 0.14, -6);
    const width = Math.max(1, spot.size * 0.016);
    return lit(
      sheet,
      'leaf',
      filled(softLoop(placed(spot, loop)), face) +
        stroked(ribs(spot, breadth, sheet), rib, width, ' stroke-opacity=".42"'),
    );
  };
}

/** A leaflet of parsley: three lobes, each with teeth. */
const toothed: readonly Point[] = [
  [-0.5, -0.02],
  [-0.3, -0.1],
  [-0.28, -0.36],
  [-0.12, -0.26],
  [0, -0.46],
  [0.08, -0.24],
  [0.26, -0.34],
  [0.28, -0.14],
  [0.48, -0.16],
  [0.42, 0],
  [0.54, 0.12],
  [0.3, 0.14],
  [0.26, 0.36],
  [0.1, 0.24],
  [-0.02, 0.46],
  [-0.12, 0.26],
  [-0.3, 0.34],
  [-0.3, 0.1],
  [-0.5, 0.03],
];

/** Lobed leaflets on a stalk: parsley, coriander. */
export function lobed(colour: Colour): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const tone = varied(random, colour, 0.06);
    const leaflet = (x: number, y: number, size: number, turn: number): string => {
      const local = placed({ x: 0, y: 0, size, turn }, toothed).map(
        ([px, py]) => [px + x + random.jitter(0.02), py * 0.86 + y] as const,
      );
      return sharpLoop(placed(spot, local));
    };
    const stalk = softLine(
      placed(spot, [
        [-0.72, 0.1 + random.jitter(0.12)],
        [-0.3, 0.02],
        [0.2, 0],
      ]),
    );
    const leaflets =
      leaflet(0.3, random.jitter(0.05), 0.62, random.jitter(0.3)) +
      leaflet(-0.1, -0.27, 0.5, -1 + random.jitter(0.4)) +
      leaflet(-0.16, 0.25, 0.46, 1.1 + random.jitter(0.4));
    const face = sheet.linear([
      [0, shifted(tone, 0.1)],
      [1, shifted(tone, -0.08)],
    ]);
    return lit(
      sheet,
      'herb',
      stroked(stalk, shifted(tone, 0.12), spot.size * 0.04) + filled(leaflets, face),
    );
  };
}

/** Arms with teeth: rocket. */
export const rocket: Piece = (sheet, spot) => {
  const tone = varied(sheet.random, '#5d8a37', 0.05);
  const upper: Point[] = [
    [-0.5, -0.02],
    [-0.22, -0.03],
    [-0.16, -0.17],
    [-0.06, -0.05],
    [0.02, -0.22],
    [0.14, -0.07],
    [0.24, -0.22],
    [0.42, -0.16],
  ];
  const loop: Point[] = [
    ...upper,
    [0.54, 0],
    ...upper.map(([x, y]) => [x + 0.03, -y] as const).reverse(),
  ];
  const face = sheet.linear([
    [0, shifted(tone, 0.08)],
    [1, shifted(tone, -0.08)],
  ]);
  return lit(
    sheet,
    'herb',
    filled(softLoop(placed(spot, loop)), face) +
      stroked(
        softLine(
          placed(spot, [
            [-0.56, 0],
            [0, 0.01],
            [0.46, 0],
          ]),
        ),
        '#a9c27b',
        spot.size * 0.022,
      ),
  );
};
