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
import type { Sheet } from '../sheet.ts';
import { filled, lit, type Piece, stroked, varied } from './piece.ts';

/** A potato dumpling rolled over a fork: short, ridged. */
export const gnocco: Piece = (sheet, spot) => {
  const tone = varied(sheet.random, '#efd9a4', 0.05);
  const body = roundish(sheet.random, { ratio: 0.64, wobble: 0.05, points: 10 });
  const ridges = [-0.26, -0.13, 0, 0.13, 0.26].map((x) =>
    softLine(
      placed(spot, [
        [x - 0.03, -0.25],
        [x + 0.04, 0],
        [x - 0.03, 0.25],
      ]),
    ),
  );
  const face = sheet.radial([
    [0, shifted(tone, 0.06)],
    [0.6, tone],
    [1, shifted(tone, -0.13)],
  ]);
  return lit(
    sheet,
    'dough',
    filled(softLoop(placed(spot, body)), face) +
      stroked(ridges.join(''), shifted(tone, -0.15), spot.size * 0.03, ' stroke-opacity=".5"'),
  );
};

/** The side that lay on the pan. */
function friedBase(sheet: Sheet, spot: Spot, colour: Colour): string {
  const loop: readonly Point[] = [
    [-0.4, 0.2],
    [0, 0.13],
    [0.4, 0.2],
    [0.3, 0.32],
    [0, 0.37],
    [-0.3, 0.32],
  ];
  const paint = sheet.radial(
    [
      [0, colour, 0.85],
      [0.6, colour, 0.6],
      [1, colour, 0],
    ],
    [0.5, 0.5, 0.55],
  );
  return filled(softLoop(placed(spot, loop)), paint);
}

/** A half moon of dough with its pleated seam: gyoza, pierogi, empanada, ravioli folded over. */
export function halfMoon(style: { colour: Colour; fried?: Colour }): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const tone = varied(random, style.colour, 0.03);
    const pleats = 9;
    const seam = arcPoints(0.5, Math.PI * 1.02, Math.PI * 1.98, pleats * 2 + 1).map(
      ([x, y], index) => {
        const far = index % 2 === 0 ? 1.04 : 0.95;
        return [x * far, y * far * 0.78 + 0.2 + random.jitter(0.008)] as const;
      },
    );
    const belly: readonly Point[] = [
      [0.5, 0.2],
      [0.36, 0.34],
      [0, 0.4],
      [-0.36, 0.34],
      [-0.5, 0.2],
    ];
    const loop = [...seam, ...belly];
    const folds = arcPoints(0.44, Math.PI * 1.12, Math.PI * 1.88, pleats).map(([x, y]) =>
      softLine(
        placed(spot, [
          [x, y * 0.78 + 0.2],
          [x * 0.78, y * 0.5 + 0.16],
        ]),
      ),
    );
    const face = sheet.linear([
      [0, shifted(tone, 0.06)],
      [0.5, tone],
      [1, shifted(tone, -0.1)],
    ]);
    const base = style.fried === undefined ? '' : friedBase(sheet, spot, style.fried);
    const ridge = softLine(
      placed(
        spot,
        arcPoints(0.36, Math.PI * 1.1, Math.PI * 1.9, 8).map(([x, y]) => [x, y * 0.66 + 0.2]),
      ),
    );
    return lit(
      sheet,
      'dough',
      filled(softLoop(placed(spot, loop)), face) +
        base +
        stroked(folds.join(''), shifted(tone, -0.16), spot.size * 0.016, ' stroke-opacity=".6"') +
        stroked(ridge, shifted(tone, 0.08), spot.size * 0.03, ' stroke-opacity=".5"'),
    );
  };
}

/** A soft round bun seen from above: glazed dome, paler towards its foot. */
export function softBun(style: { crust: Colour; foot: Colour }): Piece {
  return (sheet, spot) => {
    const crust = varied(sheet.random, style.crust, 0.03);
    const loop = roundish(sheet.random, { wobble: 0.025, points: 14 });
    const face = sheet.radial(
      [
        [0, shifted(crust, 0.1)],
        [0.42, crust],
        [0.78, shifted(crust, -0.05)],
        [0.93, style.foot],
        [1, shifted(style.foot, -0.08)],
      ],
      [0.42, 0.4, 0.6],
    );
    return lit(sheet, 'bun', filled(softLoop(placed(spot, loop)), face));
  };
}

/** A cutlet in crumbs, fried or baked golden. */
export function crumbed(colour: Colour): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const tone = varied(random, colour, 0.04);
    const loop: Point[] = [
      [-0.5, 0.02],
      [-0.42, -0.2],
      [-0.16, -0.3],
      [0.16, -0.26],
      [0.4, -0.24],
      [0.52, -0.02],
      [0.4, 0.2],
      [0.14, 0.3],
      [-0.2, 0.27],
      [-0.44, 0.2],
    ].map(([x = 0, y = 0]) => [x + random.jitter(0.03), y + random.jitter(0.03)]);
    const face = sheet.radial([
      [0, shifted(tone, 0.07)],
      [0.6, tone],
      [1, shifted(tone, -0.13)],
    ]);
    const dots = (count: number) =>
      Array.from({ length: count }, () => {
        const turn = random.angle();
        const far = Math.sqrt(random.next()) * 0.9;
        const [at] = placed(spot, [[Math.cos(turn) * 0.46 * far, Math.sin(turn) * 0.26 * far]]);
        return `M${Math.round(at?.[0] ?? 0)} ${Math.round(at?.[1] ?? 0)}h.1`;
      }).join('');
    const crumb = spot.size * 0.026;
    return lit(
      sheet,
      'crust',
      filled(softLoop(placed(spot, loop)), face) +
        stroked(dots(60), shifted(tone, -0.14), crumb, ' stroke-opacity=".55"') +
        stroked(dots(60), shifted(tone, 0.11), crumb * 0.9, ' stroke-opacity=".7"'),
    );
  };
}

/** A slice of a baked loaf of minced meat under its glaze. */
export function loafOfMeat(colour: Colour, glaze: Colour): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const tone = varied(random, colour, 0.03);
    const loop: Point[] = [
      [-0.46, 0.34],
      [-0.5, 0],
      [-0.42, -0.28],
      [-0.14, -0.37],
      [0.16, -0.37],
      [0.43, -0.27],
      [0.5, 0.02],
      [0.46, 0.33],
      [0, 0.37],
    ].map(([x = 0, y = 0]) => [x + random.jitter(0.012), y + random.jitter(0.012)]);
    const inside = loop.map(([x, y]) => [x * 0.93, y * 0.84 + 0.045] as const);
    return lit(
      sheet,
      'roast',
      filled(softLoop(placed(spot, loop)), glaze) + filled(softLoop(placed(spot, inside)), tone),
    );
  };
}
