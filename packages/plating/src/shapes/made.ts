import { type Colour, shifted } from '../colour.ts';
import {
  type Point,
  placed,
  roundish,
  type Spot,
  sharpLoop,
  softLine,
  softLoop,
} from '../outline.ts';
import type { Sheet } from '../sheet.ts';
import { filled, lit, type Piece, stroked, varied } from './piece.ts';

/** A flat cake fried on both sides: patty, fish cake, fritter, falafel pressed flat. */
export function patty(colour: Colour, flecks: Colour = '#5f7a34'): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const tone = varied(random, colour, 0.05);
    const loop = roundish(random, { wobble: 0.07, points: 12 });
    const face = sheet.radial(
      [
        [0, shifted(tone, 0.05)],
        [0.62, tone],
        [0.86, shifted(tone, -0.1)],
        [1, shifted(tone, -0.02)],
      ],
      [0.48, 0.46, 0.54],
    );
    const dots = Array.from({ length: 9 }, () => {
      const turn = random.angle();
      const distance = 0.38 * Math.sqrt(random.next());
      const from: Point = [Math.cos(turn) * distance, Math.sin(turn) * distance];
      return softLine(placed(spot, [from, [from[0] + 0.04, from[1] + random.jitter(0.04)]]));
    });
    return (
      lit(sheet, 'roast', filled(softLoop(placed(spot, loop)), face)) +
      stroked(dots.join(''), flecks, spot.size * 0.022, ' stroke-opacity=".75"')
    );
  };
}

function ribsOf(spot: Spot, half: number, colour: Colour): string {
  const lines = [-0.3, -0.1, 0.12, 0.32].map((x) =>
    softLine(
      placed(spot, [
        [x - 0.06, -half * 0.9],
        [x + 0.03, 0],
        [x - 0.03, half * 0.9],
      ]),
    ),
  );
  return stroked(lines.join(''), colour, spot.size * 0.012, ' stroke-opacity=".55"');
}

/** A roll lying on its side, seam hidden: enchilada, stuffed leaf, spring roll, involtino. */
export function roll(style: {
  colour: Colour;
  end?: Colour;
  veins?: Colour;
  thick?: number;
}): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const tone = varied(random, style.colour, 0.04);
    const half = style.thick ?? 0.17;
    const body: Point[] = [
      [-0.5, -half * 0.7],
      [-0.4, -half],
      [0, -half * 1.04],
      [0.4, -half],
      [0.5, -half * 0.7],
      [0.52, 0],
      [0.5, half * 0.7],
      [0.4, half],
      [0, half * 1.04],
      [-0.4, half],
      [-0.5, half * 0.7],
      [-0.52, 0],
    ];
    const face = sheet.linear([
      [0, shifted(tone, 0.09)],
      [0.5, tone],
      [1, shifted(tone, -0.12)],
    ]);
    const seam = softLine(
      placed(spot, [
        [-0.46, half * 0.34],
        [0, half * (0.42 + random.jitter(0.2))],
        [0.47, half * 0.3],
      ]),
    );
    const ribs = style.veins === undefined ? '' : ribsOf(spot, half, style.veins);
    const heart = [-1, 1]
      .map((side) => {
        const at = placed(spot, [[side * 0.5, 0]])[0] ?? [spot.x, spot.y];
        const end = roundish(random, { wobble: 0.12, points: 9 }).map(
          ([x, y]) => [x * 0.1, y * half * 1.5] as const,
        );
        return style.end === undefined
          ? ''
          : filled(softLoop(placed({ ...spot, x: at[0], y: at[1] }, end)), style.end);
      })
      .join('');
    return (
      lit(sheet, 'dough', filled(softLoop(placed(spot, body)), face)) +
      ribs +
      stroked(seam, shifted(tone, -0.2), spot.size * 0.014, ' stroke-opacity=".5"') +
      heart
    );
  };
}

/** Half of a round vegetable or fruit, hollow side up, for a filling. */
export function cup(style: { skin: Colour; wall: Colour; inside: Colour; slim?: number }): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const ratio = style.slim ?? 1;
    const outline = roundish(random, { wobble: 0.04, points: 12, ratio });
    const shrunk = (share: number) =>
      softLoop(placed({ ...spot, size: spot.size * share }, outline));
    const hollow = sheet.radial(
      [
        [0, style.inside],
        [1, shifted(style.inside, -0.14)],
      ],
      [0.6, 0.62, 0.6],
    );
    return lit(
      sheet,
      'skin',
      filled(shrunk(1), style.skin) +
        filled(shrunk(0.92), style.wall) +
        filled(shrunk(0.76), hollow),
    );
  };
}

/** A triangle of pastry, folded over. */
export function triangle(colour: Colour): Piece {
  return (sheet, spot) => {
    const tone = varied(sheet.random, colour, 0.04);
    const body: Point[] = [
      [-0.5, 0.36],
      [-0.4, 0.4],
      [0.4, 0.38],
      [0.5, 0.32],
      [0.06, -0.42],
      [-0.05, -0.43],
    ];
    const face = sheet.linear([
      [0, shifted(tone, 0.09)],
      [0.5, tone],
      [1, shifted(tone, -0.1)],
    ]);
    const folds = [0.3, 0.18].map((y) =>
      softLine(
        placed(spot, [
          [-0.4 + (0.3 - y), y],
          [0.36 - (0.3 - y), y - 0.02],
        ]),
      ),
    );
    return (
      lit(sheet, 'toasted', filled(softLoop(placed(spot, body)), face)) +
      stroked(folds.join(''), shifted(tone, -0.18), spot.size * 0.012, ' stroke-opacity=".5"')
    );
  };
}

/** A frozen pop: rounded at one end, a wooden stick at the other. */
export function icePop(colour: Colour): Piece {
  return (sheet, spot) => {
    const body: Point[] = [
      [-0.34, -0.22],
      [-0.1, -0.24],
      [0.3, -0.22],
      [0.5, -0.14],
      [0.52, 0.14],
      [0.3, 0.22],
      [-0.1, 0.24],
      [-0.34, 0.22],
      [-0.37, 0],
    ];
    const stick = placed(spot, [
      [-0.72, -0.045],
      [-0.3, -0.045],
      [-0.3, 0.045],
      [-0.72, 0.045],
    ]);
    const grooves = [-0.09, 0.09].map((y) =>
      softLine(
        placed(spot, [
          [-0.24, y],
          [0.36, y],
        ]),
      ),
    );
    const face = sheet.linear([
      [0, shifted(colour, 0.06)],
      [0.6, colour],
      [1, shifted(colour, -0.1)],
    ]);
    return (
      lit(sheet, 'dough', filled(softLoop(stick), '#dcbb86')) +
      lit(sheet, 'cream', filled(softLoop(placed(spot, body)), face)) +
      stroked(grooves.join(''), shifted(colour, -0.1), spot.size * 0.05, ' stroke-opacity=".35"')
    );
  };
}

/** A waffle: a round or square with its pits. */
export function waffle(colour: Colour): Piece {
  return (sheet, spot) => {
    const tone = varied(sheet.random, colour, 0.03);
    const outline = roundish(sheet.random, { wobble: 0.02, points: 16 });
    const pits: string[] = [];
    for (let row = -3; row <= 3; row += 1)
      for (let column = -3; column <= 3; column += 1)
        if (Math.hypot(row, column) < 3.5) pits.push(pit(spot, column * 0.125, row * 0.125));
    const face = sheet.radial(
      [
        [0, shifted(tone, 0.05)],
        [0.8, tone],
        [1, shifted(tone, -0.1)],
      ],
      [0.5, 0.5, 0.5],
    );
    return (
      lit(sheet, 'batter', filled(softLoop(placed(spot, outline)), face)) +
      filled(pits.join(''), shifted(tone, -0.17), ' fill-opacity=".8"') +
      `<g transform="translate(3 4)">${filled(pits.join(''), shifted(tone, 0.02), ' fill-opacity=".55"')}</g>`
    );
  };
}

function pit(spot: Spot, x: number, y: number): string {
  const half = 0.043;
  return sharpLoop(
    placed(spot, [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ]),
  );
}

/** A wooden skewer under what is threaded on it. */
export function skewerStick(sheet: Sheet, spot: Spot): string {
  const line = softLine(
    placed(spot, [
      [-0.56, 0],
      [0.56, 0],
    ]),
  );
  return lit(sheet, 'strand', stroked(line, '#d3ae74', 8));
}
