import { type Colour, mixed, shifted } from '../colour.ts';
import {
  arcPoints,
  type Point,
  placed,
  roundish,
  sharpLoop,
  softLine,
  softLoop,
} from '../outline.ts';
import type { SurfaceName } from '../surfaces-data.ts';
import { filled, lit, type Piece, stroked, varied } from './piece.ts';

interface Chunk {
  colour: Colour;
  /** Colour of its outer side, where it was skin or crust. */
  side?: Colour;
  surface?: SurfaceName;
  /** 0 a clean dice, 1 a torn lump. */
  rugged?: number;
  ratio?: number;
}

/** A dice or lump, one corner turned to the eye: a light top over darker sides. */
export function chunk(style: Chunk): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const rugged = style.rugged ?? 0.15;
    const ratio = style.ratio ?? random.between(0.8, 1);
    const colour = varied(random, style.colour, 0.045);
    const corner = (x: number, y: number): Point => [
      x + random.jitter(0.14 * rugged + 0.03),
      (y + random.jitter(0.14 * rugged + 0.03)) * ratio,
    ];
    // Two points a corner keep it a dice whose corners are only just rounded.
    const base = [
      corner(-0.46, -0.3),
      corner(-0.3, -0.46),
      corner(0.3, -0.46),
      corner(0.46, -0.3),
      corner(0.46, 0.3),
      corner(0.3, 0.46),
      corner(-0.3, 0.46),
      corner(-0.46, 0.3),
    ];
    const top = base.map(([x, y]) => [x * 0.84, y * 0.84] as const);
    const lean = spot.size * 0.055;
    const sides = filled(
      softLoop(placed({ ...spot, x: spot.x + lean, y: spot.y + lean }, base)),
      style.side ?? shifted(colour, -0.14, -4),
    );
    const face = sheet.linear([
      [0, shifted(colour, 0.06)],
      [0.6, colour],
      [1, shifted(colour, -0.05)],
    ]);
    return lit(
      sheet,
      style.surface ?? 'flesh',
      sides +
        filled(
          softLoop(
            placed(
              { ...spot, x: spot.x - lean * 0.5, y: spot.y - lean * 0.5 },
              rugged > 0.5 ? base : top,
            ),
          ),
          face,
        ),
    );
  };
}

interface Strip {
  colour: Colour;
  /** Its other edge: the skin. */
  edge?: Colour;
  /** Thickness as a share of the length. */
  width?: number;
  bend?: number;
  surface?: SurfaceName;
}

/** A strip that bends: pepper, onion, cabbage, ribbon of courgette, green bean. */
export function strip(style: Strip): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const colour = varied(random, style.colour);
    const width = (style.width ?? 0.16) * spot.size;
    const bend = (style.bend ?? 0.16) * random.between(0.5, 1.3) * (random.chance(0.5) ? 1 : -1);
    const line = (offset: number) =>
      softLine(
        placed(spot, [
          [-0.45, bend * 0.4 + offset],
          [-0.2, -bend + offset],
          [0.18, -bend + offset],
          [0.45, bend * random.between(0.2, 0.6) + offset],
        ]),
      );
    const path = line(0);
    const parts = [
      stroked(path, style.edge ?? shifted(colour, -0.1), width),
      stroked(path, colour, width * 0.72),
    ];
    parts.push(stroked(path, shifted(colour, 0.1), width * 0.2, ' stroke-opacity=".6"'));
    return lit(sheet, style.surface ?? 'strand', parts.join(''));
  };
}

interface Wedge {
  flesh: Colour;
  skin: Colour;
  core?: Colour;
  /** Layers, as in onion and fennel. */
  rings?: Colour;
  surface?: SurfaceName;
  /** Thickness as a share of the length. */
  depth?: number;
}

/** A wedge of something round, lying on its side: tomato, apple, peach, melon, potato, squash. */
export function wedge(style: Wedge): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const depth = style.depth ?? 0.36;
    const flesh = varied(random, style.flesh);
    const back = arcPoints(0.5, Math.PI * 1.03, Math.PI * 1.97, 8).map(
      ([x, y]) => [x, y * depth * 1.9 + 0.17] as const,
    );
    const skinLoop: Point[] = [...back, [0.42, 0.24], [0, 0.27], [-0.42, 0.24]];
    const face: Point[] = back.map(([x, y]) => [x * 0.93, y * 0.78 + 0.03] as const);
    const faceLoop: Point[] = [...face, [0.4, 0.21], [0, 0.24], [-0.4, 0.21]];
    const paint = sheet.linear([
      [0, shifted(flesh, 0.06)],
      [1, shifted(flesh, -0.05)],
    ]);
    const parts = [
      filled(softLoop(placed(spot, skinLoop)), style.skin),
      filled(softLoop(placed(spot, faceLoop)), paint),
    ];
    if (style.core !== undefined) {
      const core = roundish(random, { ratio: 0.36, wobble: 0.1 }).map(
        ([x, y]) => [x * 0.42, y * 0.42 + 0.1] as const,
      );
      parts.push(filled(softLoop(placed(spot, core)), style.core, ' fill-opacity=".75"'));
    }
    if (style.rings !== undefined) {
      for (const share of [0.78, 0.56, 0.34])
        parts.push(
          stroked(
            softLine(
              placed(
                spot,
                back.map(([x, y]) => [x * share, y * share * 0.8 + 0.07] as const),
              ),
            ),
            style.rings,
            spot.size * 0.022,
            ' stroke-opacity=".8"',
          ),
        );
    }
    return lit(sheet, style.surface ?? 'flesh', parts.join(''));
  };
}

interface Stick {
  colour: Colour;
  width?: number;
  edge?: Colour;
  surface?: SurfaceName;
}

/** A straight stick with square ends: carrot, cucumber, celery, chips. */
export function stick(style: Stick): Piece {
  return (sheet, spot) => {
    const colour = varied(sheet.random, style.colour);
    const half = (style.width ?? 0.16) / 2;
    const loop: Point[] = [
      [-0.5, -half],
      [0.49, -half * 0.9],
      [0.5, half],
      [-0.49, half * 0.95],
    ];
    const top: Point[] = [
      [-0.49, -half * 0.9],
      [0.48, -half * 0.8],
      [0.485, half * 0.25],
      [-0.485, half * 0.2],
    ];
    return lit(
      sheet,
      style.surface ?? 'flesh',
      filled(sharpLoop(placed(spot, loop)), style.edge ?? shifted(colour, -0.09)) +
        filled(sharpLoop(placed(spot, top)), shifted(colour, 0.03)),
    );
  };
}

/** A crinkled piece mixed from two colours: artichoke, sun-dried tomato, kimchi, roasted pepper. */
export function crinkle(first: Colour, second: Colour): Piece {
  return (sheet, spot) => {
    const colour = mixed(first, second, sheet.random.next());
    const loop = roundish(sheet.random, { wobble: 0.24, points: 9, ratio: 0.66 });
    const vein = softLine(
      placed(spot, [
        [-0.34, 0.02],
        [-0.05, -0.08],
        [0.3, 0.04],
      ]),
    );
    return lit(
      sheet,
      'flesh',
      filled(
        softLoop(placed(spot, loop)),
        sheet.linear([
          [0, shifted(colour, 0.07)],
          [1, shifted(colour, -0.08)],
        ]),
      ) + stroked(vein, shifted(colour, -0.14), spot.size * 0.03, ' stroke-opacity=".6"'),
    );
  };
}

/** A tube cut aslant, ridged: penne, rigatoni. */
export function tube(style: { colour: Colour }): Piece {
  return (sheet, spot) => {
    const colour = varied(sheet.random, style.colour, 0.05);
    const body: Point[] = [
      [-0.5, -0.13],
      [0.32, -0.13],
      [0.5, 0.13],
      [-0.32, 0.13],
    ];
    const mouth = roundish(sheet.random, { wobble: 0.02, ratio: 0.62, points: 9 }).map(
      ([x, y]) => [0.41 + x * 0.13 + y * 0.14, y * 0.36] as const,
    );
    const ridges = [-0.08, -0.03, 0.03, 0.08].map((y) =>
      softLine(
        placed(spot, [
          [-0.42 + y, y],
          [0.36 + y, y],
        ]),
      ),
    );
    const face = sheet.linear([
      [0, shifted(colour, 0.08)],
      [0.6, colour],
      [1, shifted(colour, -0.1)],
    ]);
    return (
      lit(
        sheet,
        'meat',
        filled(sharpLoop(placed(spot, body)), face) +
          stroked(
            ridges.join(''),
            shifted(colour, -0.1),
            spot.size * 0.014,
            ' stroke-opacity=".55"',
          ),
      ) +
      filled(softLoop(placed(spot, mouth)), shifted(colour, 0.06)) +
      filled(
        softLoop(
          placed(
            spot,
            mouth.map(([x, y]) => [0.41 + (x - 0.41) * 0.66, y * 0.66]),
          ),
        ),
        shifted(colour, -0.32),
      )
    );
  };
}
