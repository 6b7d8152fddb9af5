import { type Colour, shifted } from '../colour.ts';
import { type Point, rounded, softLine } from '../outline.ts';
import type { Sheet } from '../sheet.ts';

/** A plank or board to draw grain on, lying along x. */
export interface Plank {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A fibre that wanders a little and bows round the knots of its plank. */
function fibre(sheet: Sheet, plank: Plank, y: number, knots: readonly Point[]): string {
  const steps = 9;
  const drift = sheet.random.jitter(5);
  const points = Array.from({ length: steps }, (_, index) => {
    const x = plank.x + (plank.width * index) / (steps - 1);
    const bow = knots.reduce((sum, [kx, ky]) => {
      const near = Math.exp(-(((x - kx) / 110) ** 2) - ((y - ky) / 46) ** 2);
      return sum + Math.sign(y - ky || 1) * near * 17;
    }, 0);
    return [x, y + bow + Math.sin(index * 0.9 + plank.y) * 3 + drift * (index / steps)] as const;
  });
  return softLine(points);
}

function knot(sheet: Sheet, [x, y]: Point, colour: Colour): string {
  const size = sheet.random.between(5, 9);
  const ring = (grow: number, opacity: number) =>
    `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(size * grow * 1.8)}" ry="${rounded(size * grow)}" fill="${shifted(colour, -0.26)}" fill-opacity="${opacity}"/>`;
  return ring(1.9, 0.16) + ring(1.3, 0.24) + ring(0.7, 0.55);
}

/** Broad soft bands, then fine fibres, then pores: the grain of one plank. */
export function plankGrain(sheet: Sheet, plank: Plank, colour: Colour): string {
  const { random } = sheet;
  const knots: Point[] = random.chance(0.45)
    ? [
        [
          plank.x + plank.width * random.between(0.15, 0.85),
          plank.y + plank.height * random.between(0.25, 0.75),
        ],
      ]
    : [];
  const layer = (count: number, width: readonly [number, number], opacity: number, tone: Colour) =>
    [0, 1, 2]
      .map((third) => {
        const across = random.between(width[0], width[1]);
        const paths = Array.from({ length: Math.ceil(count / 3) }, () =>
          fibre(sheet, plank, plank.y + plank.height * random.next(), knots),
        );
        return `<path d="${paths.join('')}" fill="none" stroke="${tone}" stroke-opacity="${rounded(opacity * (80 + third * 20))}%" stroke-width="${rounded(across)}" stroke-linecap="round"/>`;
      })
      .join('');
  const pores = Array.from({ length: Math.round((plank.width * plank.height) / 5200) }, () => {
    const x = plank.x + plank.width * random.next();
    return `M${Math.round(x)} ${Math.round(plank.y + plank.height * random.next())}h${random.whole(6, 26)}`;
  });
  const dense = plank.height / 200;
  return (
    layer(9 * dense, [12, 30], 0.07, shifted(colour, -0.18, -4)) +
    layer(6 * dense, [10, 24], 0.07, shifted(colour, 0.12)) +
    layer(21 * dense, [1.2, 3.4], 0.17, shifted(colour, -0.22, -4)) +
    `<path d="${pores.join('')}" fill="none" stroke="${shifted(colour, -0.3)}" stroke-opacity=".3" stroke-width="1.4" stroke-linecap="round"/>` +
    knots.map((at) => knot(sheet, at, colour)).join('')
  );
}
