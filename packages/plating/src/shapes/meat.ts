import { type Colour, shifted } from '../colour.ts';
import { type Point, placed, softLine, softLoop } from '../outline.ts';
import { filled, lit, type Piece, stroked, varied } from './piece.ts';

interface SliceStyle {
  meat: Colour;
  crust: Colour;
  /** Between crust and middle: gold on poultry, brown on rare beef. */
  rim?: Colour;
}

const slicedFrom: readonly Point[] = [
  [-0.51, 0.05],
  [-0.45, -0.13],
  [-0.22, -0.23],
  [0.1, -0.25],
  [0.38, -0.18],
  [0.52, 0],
  [0.45, 0.14],
  [0.16, 0.18],
  [-0.16, 0.17],
  [-0.44, 0.15],
];

/** One slice of a roast: a crust along its back, the grain of the meat across it. */
export function roastSlice(style: SliceStyle): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const flip = random.chance(0.5) ? 1 : -1;
    const loop = slicedFrom.map(
      ([x, y]) => [(x + random.jitter(0.03)) * flip, y + random.jitter(0.025)] as const,
    );
    const meat = varied(random, style.meat, 0.03);
    const inside = (share: number, down: number) =>
      softLoop(
        placed(
          spot,
          loop.map(([x, y]) => [x * share, y * (share - 0.1) + down] as const),
        ),
      );
    const grain = [-0.34, -0.2, -0.06, 0.08, 0.22, 0.36].map((x) =>
      softLine(
        placed(spot, [
          [(x - 0.03) * flip, -0.12 + random.jitter(0.02)],
          [(x + 0.04) * flip, 0],
          [(x + 0.02) * flip, 0.11 + random.jitter(0.02)],
        ]),
      ),
    );
    return lit(
      sheet,
      'meat',
      filled(softLoop(placed(spot, loop)), style.crust) +
        (style.rim === undefined ? '' : filled(inside(0.97, 0.012), style.rim)) +
        filled(
          inside(0.92, 0.03),
          sheet.linear([
            [0, shifted(meat, 0.04)],
            [1, shifted(meat, -0.06)],
          ]),
        ) +
        stroked(grain.join(''), shifted(meat, -0.1), spot.size * 0.012, ' stroke-opacity=".6"'),
    );
  };
}

/** Pulled meat: a few fibres that hold together. */
export function shredded(colour: Colour): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const tone = varied(random, colour, 0.05);
    const fibre = (across: number) =>
      softLine(
        placed(spot, [
          [-0.5 + random.jitter(0.1), across + random.jitter(0.06)],
          [-0.1, across + 0.05 + random.jitter(0.05)],
          [0.5 + random.jitter(0.1), across + random.jitter(0.08)],
        ]),
      );
    const fibres = [-0.13, -0.04, 0.05, 0.14].map(fibre);
    const width = spot.size * 0.11;
    return lit(
      sheet,
      'meat',
      stroked(fibres.join(''), shifted(tone, -0.1), width) +
        stroked(fibres.slice(1, 3).join(''), shifted(tone, 0.05), width * 0.7),
    );
  };
}

/** A strip or dice of meat from a hot pan: seared on its face, paler at the sides. */
export function searedBite(style: {
  face: Colour;
  side: Colour;
  ratio?: number;
  grilled?: boolean;
}): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const ratio = (style.ratio ?? 0.62) * random.between(0.88, 1.12);
    const face = varied(random, style.face, 0.05);
    const loop = [
      [-0.52, -0.16],
      [-0.42, -0.42],
      [-0.12, -0.44],
      [0.24, -0.5],
      [0.46, -0.32],
      [0.52, 0],
      [0.44, 0.34],
      [0.2, 0.5],
      [-0.1, 0.42],
      [-0.38, 0.44],
      [-0.5, 0.16],
    ].map(
      ([x = 0, y = 0]) => [x + random.jitter(0.09), (y + random.jitter(0.13)) * ratio] as const,
    );
    const lean = spot.size * 0.03;
    const raised = { ...spot, x: spot.x - lean, y: spot.y - lean };
    const path = softLoop(placed(raised, loop));
    const bars = [-0.24, 0.02, 0.28].map((x) =>
      softLine(
        placed(raised, [
          [x - 0.06, (-0.34 + random.jitter(0.06)) * ratio],
          [x + random.jitter(0.08), 0],
          [x + 0.05, (0.34 + random.jitter(0.06)) * ratio],
        ]),
      ),
    );
    const paint = sheet.linear([
      [0, shifted(face, 0.07)],
      [0.55, face],
      [1, shifted(face, -0.07)],
    ]);
    return lit(
      sheet,
      'seared',
      filled(
        softLoop(placed({ ...spot, x: spot.x + lean * 0.6, y: spot.y + lean * 0.8 }, loop)),
        style.side,
      ) +
        filled(path, paint) +
        (style.grilled === true
          ? stroked(bars.join(''), shifted(face, -0.17), spot.size * 0.03, ' stroke-opacity=".3"')
          : ''),
    );
  };
}

/** A whole roast piece, carved into slices that fan out: chicken, turkey, pork, steak. */
export function carved(style: SliceStyle): Piece {
  const slice = roastSlice(style);
  return (sheet, spot) => {
    const count = 6;
    const parts = Array.from({ length: count }, (_, index) => {
      const along = index / (count - 1) - 0.5;
      const [x, y] = placed(spot, [[along * 0.78, along * along * 0.3 - 0.04]])[0] ?? [
        spot.x,
        spot.y,
      ];
      const width = 0.56 * (1 - Math.abs(along) ** 2 * 0.9);
      return slice(sheet, {
        x,
        y,
        size: spot.size * width,
        turn: spot.turn + Math.PI / 2 + along * 0.5,
      });
    });
    return parts.join('');
  };
}
