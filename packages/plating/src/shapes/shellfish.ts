import { type Colour, shifted } from '../colour.ts';
import { arcPoints, type Point, placed, softLine, softLoop } from '../outline.ts';
import { filled, lit, type Piece, stroked, varied } from './piece.ts';

/** An open mussel or clam: the shell, its rim, the meat in it. */
export function shellfish(style: {
  shell: Colour;
  inside: Colour;
  meat: Colour;
  ratio: number;
}): Piece {
  return (sheet, spot) => {
    const loop: Point[] = [
      [-0.5, 0.02],
      [-0.34, -style.ratio * 0.8],
      [0, -style.ratio * 1.05],
      [0.34, -style.ratio * 0.8],
      [0.5, 0],
      [0.34, style.ratio * 0.72],
      [0, style.ratio * 0.9],
      [-0.34, style.ratio * 0.66],
    ];
    const share = (by: number) =>
      softLoop(
        placed(
          spot,
          loop.map(([x, y]) => [x * by, y * by]),
        ),
      );
    const pearl = sheet.linear([
      [0, shifted(style.inside, 0.08)],
      [1, shifted(style.inside, -0.14)],
    ]);
    const meat = sheet.radial([
      [0, shifted(style.meat, 0.1)],
      [1, shifted(style.meat, -0.1)],
    ]);
    const ribs = [0.92, 0.97].map((by) => share(by)).join('');
    return lit(
      sheet,
      'skin',
      filled(share(1), style.shell) +
        filled(share(0.88), pearl) +
        filled(share(0.56), meat) +
        stroked(ribs, shifted(style.shell, 0.14), spot.size * 0.012, ' stroke-opacity=".6"'),
    );
  };
}

/** Rings of squid. */
export const squidRing: Piece = (sheet, spot) => {
  const loop = placed({ ...spot, size: spot.size * 0.78 }, arcPoints(0.5, 0, Math.PI * 1.86, 11));
  const tone = varied(sheet.random, '#f2e4d6', 0.03);
  return lit(
    sheet,
    'strand',
    stroked(softLoop(loop), '#d9a9a0', spot.size * 0.24) +
      stroked(softLoop(loop), tone, spot.size * 0.18),
  );
};

/** A pod of okra cut across: a five-cornered wheel with its seeds. */
export const okraWheel: Piece = (sheet, spot) => {
  const { random } = sheet;
  const tone = varied(random, '#7d9a45', 0.04);
  const corner = (distance: number): Point[] =>
    Array.from({ length: 10 }, (_, index) => {
      const angle = (index / 10) * Math.PI * 2;
      const far = (index % 2 === 0 ? 0.5 : 0.42) * distance;
      return [Math.cos(angle) * far, Math.sin(angle) * far] as const;
    });
  const seeds = Array.from({ length: 5 }, (_, index) => {
    const angle = ((index + 0.5) / 5) * Math.PI * 2;
    return softLine(
      placed(spot, [
        [Math.cos(angle) * 0.2, Math.sin(angle) * 0.2],
        [Math.cos(angle) * 0.26, Math.sin(angle) * 0.26],
      ]),
    );
  });
  return lit(
    sheet,
    'flesh',
    filled(softLoop(placed(spot, corner(1))), tone) +
      filled(softLoop(placed(spot, corner(0.8))), shifted(tone, 0.16)) +
      stroked(seeds.join(''), '#f6efcf', spot.size * 0.13),
  );
};

/** A bean with its dark eye. */
export const eyedBean: Piece = (sheet, spot) => {
  const tone = varied(sheet.random, '#dcc08c', 0.05);
  const body: Point[] = [
    [-0.5, 0],
    [-0.36, -0.3],
    [0, -0.34],
    [0.36, -0.3],
    [0.5, 0],
    [0.34, 0.28],
    [0, 0.22],
    [-0.34, 0.28],
  ];
  const eye = softLine(
    placed(spot, [
      [-0.05, 0.13],
      [0.06, 0.13],
    ]),
  );
  return lit(
    sheet,
    'bean',
    filled(softLoop(placed(spot, body)), tone) + stroked(eye, '#5f4231', spot.size * 0.15),
  );
};
