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
import type { SurfaceName } from '../surfaces-data.ts';
import { filled, lit, type Piece, stroked, varied } from './piece.ts';

interface Coin {
  rind: Colour;
  flesh: Colour;
  core?: Colour;
  /** Width of the rind as a share of the radius. */
  rindWidth?: number;
  seeds?: Colour;
  /** Fine lines from the middle, as in carrot or sweet potato. */
  rays?: boolean;
  ratio?: number;
  surface?: SurfaceName;
}

function scaled(points: readonly Point[], share: number): Point[] {
  return points.map(([x, y]) => [x * share, y * share]);
}

function seedRing(sheet: Sheet, spot: Spot, colour: Colour): string {
  const { random } = sheet;
  const count = random.whole(9, 13);
  const dashes = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + random.jitter(0.15);
    const inner = random.between(0.13, 0.2);
    return softLine(
      placed(spot, [
        [Math.cos(angle) * inner, Math.sin(angle) * inner],
        [Math.cos(angle) * (inner + 0.09), Math.sin(angle) * (inner + 0.09)],
      ]),
    );
  });
  return stroked(dashes.join(''), colour, spot.size * 0.035, ' stroke-opacity=".75"');
}

function rays(sheet: Sheet, spot: Spot, colour: Colour): string {
  const { random } = sheet;
  const lines = Array.from({ length: 11 }, () => {
    const angle = random.angle();
    return softLine(
      placed(spot, [
        [Math.cos(angle) * 0.2, Math.sin(angle) * 0.2],
        [Math.cos(angle) * 0.44, Math.sin(angle) * 0.44],
      ]),
    );
  });
  return stroked(lines.join(''), colour, spot.size * 0.012, ' stroke-opacity=".5"');
}

/** A slice across something long and round: cucumber, courgette, carrot, radish, beetroot, banana, kiwi. */
export function coin(style: Coin): Piece {
  return (sheet, spot) => {
    const flesh = varied(sheet.random, style.flesh);
    const points = roundish(sheet.random, { wobble: 0.05, ratio: style.ratio ?? 1, points: 11 });
    const inner = 1 - (style.rindWidth ?? 0.08);
    const face = sheet.radial([
      [0, shifted(flesh, 0.03)],
      [0.6, flesh],
      [1, shifted(flesh, -0.04)],
    ]);
    const parts = [
      filled(softLoop(placed(spot, points)), style.rind),
      filled(softLoop(placed(spot, scaled(points, inner))), face),
    ];
    if (style.core !== undefined) {
      const core = scaled(roundish(sheet.random, { wobble: 0.16, points: 8 }), 0.5);
      parts.push(filled(softLoop(placed(spot, core)), style.core, ' fill-opacity=".7"'));
    }
    if (style.rays === true) parts.push(rays(sheet, spot, shifted(flesh, 0.08)));
    if (style.seeds !== undefined) parts.push(seedRing(sheet, spot, style.seeds));
    return lit(sheet, style.surface ?? 'flesh', parts.join(''));
  };
}

/** Half of such a slice. */
export function halfCoin(style: Coin): Piece {
  return (sheet, spot) => {
    const flesh = varied(sheet.random, style.flesh);
    const arc = arcPoints(0.5, -0.12, Math.PI + 0.12, 9).map(([x, y]) => [x, y - 0.2] as const);
    const inside = arcPoints(0.5 * (1 - (style.rindWidth ?? 0.1)), 0, Math.PI, 9).map(
      ([x, y]) => [x, y - 0.2] as const,
    );
    const parts = [
      filled(softLoop(placed(spot, arc)), style.rind),
      filled(softLoop(placed(spot, inside)), flesh),
    ];
    if (style.seeds !== undefined) {
      const seeds = arcPoints(0.24, 0.4, Math.PI - 0.4, 5).map(([x, y]) =>
        softLine(
          placed(spot, [
            [x, y - 0.2],
            [x * 1.25, y * 1.25 - 0.2],
          ]),
        ),
      );
      parts.push(stroked(seeds.join(''), style.seeds, spot.size * 0.04, ' stroke-opacity=".7"'));
    }
    return lit(sheet, 'flesh', parts.join(''));
  };
}

interface Ball {
  colour: Colour;
  surface?: SurfaceName;
  ratio?: number;
  wobble?: number;
  /** A dark star where the flower or stalk was. */
  crown?: Colour;
}

/** Something round and whole: cherry tomato, olive, grape, blueberry, meatball, falafel. */
export function ball(style: Ball): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const colour = varied(random, style.colour, 0.05);
    const face = sheet.radial([
      [0, shifted(colour, 0.13, 4)],
      [0.45, colour],
      [1, shifted(colour, -0.17, -4)],
    ]);
    const parts = [
      filled(
        softLoop(
          placed(spot, roundish(random, { wobble: style.wobble ?? 0.04, ratio: style.ratio ?? 1 })),
        ),
        face,
      ),
    ];
    if (style.crown !== undefined) {
      const at = {
        x: spot.x + random.jitter(spot.size * 0.2),
        y: spot.y + random.jitter(spot.size * 0.2),
        size: spot.size * 0.34,
        turn: random.angle(),
      };
      const star = Array.from({ length: 10 }, (_, index) => {
        const angle = (index / 10) * Math.PI * 2;
        const distance = index % 2 === 0 ? 0.62 : 0.26;
        return [Math.cos(angle) * distance, Math.sin(angle) * distance] as const;
      });
      parts.push(filled(softLoop(placed(at, star)), style.crown, ' fill-opacity=".8"'));
    }
    return lit(sheet, style.surface ?? 'skin', parts.join(''));
  };
}

interface Ring {
  colour: Colour;
  width: number;
  hole?: Colour;
  surface?: SurfaceName;
}

/** A ring: sliced olive, onion, chilli, spring onion, pepper. */
export function ring(style: Ring): Piece {
  return (sheet, spot) => {
    const colour = varied(sheet.random, style.colour);
    const width = spot.size * style.width;
    const points = roundish(sheet.random, {
      wobble: 0.06,
      points: 9,
      ratio: sheet.random.between(0.8, 1),
    });
    const path = softLoop(placed({ ...spot, size: spot.size - width }, points));
    const fill = style.hole === undefined ? '' : filled(path, style.hole, ' fill-opacity=".8"');
    return lit(
      sheet,
      style.surface ?? 'strand',
      fill +
        stroked(path, colour, width) +
        stroked(path, shifted(colour, 0.12), width * 0.3, ' stroke-opacity=".6"'),
    );
  };
}

interface Citrus {
  rind: Colour;
  pulp: Colour;
  /** Share of the circle: 1 a slice, 0.5 half a slice, a wedge seen from its cut side. */
  share?: number;
}

function segment(spot: Spot, from: number, to: number): string {
  const gap = 0.07;
  return softLoop(
    placed(spot, [
      [Math.cos((from + to) / 2) * 0.06, Math.sin((from + to) / 2) * 0.06],
      ...arcPoints(0.44, from + gap, to - gap, 4),
      ...arcPoints(0.44, to - gap, to - gap, 2),
    ]),
  );
}

/** A slice or wedge of lemon, lime, orange, grapefruit with its segments. */
export function citrus(style: Citrus): Piece {
  const share = style.share ?? 1;
  return (sheet, spot) => {
    const pith = shifted(style.pulp, 0.09, 6, 0.4);
    const span = Math.PI * 2 * share;
    const count = Math.max(2, Math.round(9 * share));
    const pulp = sheet.radial([
      [0, shifted(style.pulp, 0.05)],
      [1, shifted(style.pulp, -0.03)],
    ]);
    const edge = (radius: number) =>
      share === 1
        ? arcPoints(radius, 0, Math.PI * 2 * 0.93, 14)
        : [[0, 0.03] as Point, ...arcPoints(radius, 0, span, 9), [-0.03, 0.03] as Point];
    const parts = [
      filled(softLoop(placed(spot, edge(0.52))), style.rind),
      filled(softLoop(placed(spot, edge(0.475))), pith),
    ];
    for (let index = 0; index < count; index += 1) {
      parts.push(filled(segment(spot, (index / count) * span, ((index + 1) / count) * span), pulp));
    }
    return lit(sheet, 'flesh', parts.join(''));
  };
}

interface TomatoStyle {
  skin: Colour;
  flesh: Colour;
  gel: Colour;
}

/** Half a tomato, cut side up: walls, gel chambers, seeds. */
export function tomatoHalf(style: TomatoStyle): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const outline = roundish(random, { wobble: 0.05, points: 12 });
    const flesh = sheet.radial([
      [0, shifted(style.flesh, 0.07)],
      [0.7, style.flesh],
      [1, shifted(style.flesh, -0.04)],
    ]);
    const parts = [
      filled(softLoop(placed(spot, outline)), style.skin),
      filled(softLoop(placed(spot, scaled(outline, 0.88))), flesh),
    ];
    const chambers = random.whole(3, 4);
    const seeds: string[] = [];
    for (let index = 0; index < chambers; index += 1) {
      const middle = ((index + 0.5) / chambers) * Math.PI * 2;
      const half = (Math.PI / chambers) * 0.72;
      const outer = arcPoints(0.37, middle - half, middle + half, 5);
      const inner = arcPoints(0.15, middle + half * 0.6, middle - half * 0.6, 3);
      parts.push(filled(softLoop(placed(spot, [...outer, ...inner])), style.gel));
      for (const turn of [-0.5, 0.05, 0.55]) {
        const angle = middle + half * turn;
        seeds.push(
          softLine(
            placed(spot, [
              [Math.cos(angle) * 0.23, Math.sin(angle) * 0.23],
              [Math.cos(angle) * 0.29, Math.sin(angle) * 0.29],
            ]),
          ),
        );
      }
    }
    parts.push(stroked(seeds.join(''), '#f3cf7a', spot.size * 0.045));
    return lit(sheet, 'flesh', parts.join(''));
  };
}
