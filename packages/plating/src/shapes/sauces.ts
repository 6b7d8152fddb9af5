import { type Colour, shifted } from '../colour.ts';
import { type Point, placed, rounded, roundish, softLine, softLoop } from '../outline.ts';
import type { Sheet } from '../sheet.ts';
import type { SurfaceName } from '../surfaces-data.ts';
import type { Patch } from './heaps.ts';
import { pointIn } from './heaps.ts';
import { filled, lit, stroked } from './piece.ts';

/** A pool with an uneven edge: spread, sauce, yoghurt, curry. */
export function pool(
  sheet: Sheet,
  patch: Patch,
  style: { colour: Colour; surface?: SurfaceName; wobble?: number },
): string {
  const spot = {
    x: patch.x,
    y: patch.y,
    size: patch.radius * 2,
    turn: patch.turn ?? sheet.random.angle(),
  };
  const loop = roundish(sheet.random, {
    wobble: style.wobble ?? 0.08,
    points: 14,
    ratio: patch.ratio ?? 1,
  });
  const paint = sheet.radial([
    [0, shifted(style.colour, 0.03)],
    [0.7, style.colour],
    [1, shifted(style.colour, -0.05)],
  ]);
  return lit(sheet, style.surface ?? 'sauce', filled(softLoop(placed(spot, loop)), paint));
}

/** A thread of something poured: zigzag over the patch. */
export function drizzle(
  sheet: Sheet,
  patch: Patch,
  style: { colour: Colour; width: number },
): string {
  const { random } = sheet;
  const turns = 7;
  const turn = random.between(-0.9, -0.3);
  const points: Point[] = Array.from({ length: turns }, (_, index) => {
    const along = (index / (turns - 1)) * 2 - 1;
    const across =
      (index % 2 === 0 ? -1 : 1) *
      Math.sqrt(Math.max(0.06, 1 - along * along)) *
      random.between(0.7, 0.95);
    return [along * 0.92, across] as const;
  });
  const path = softLine(placed({ x: patch.x, y: patch.y, size: patch.radius, turn }, points));
  const drops = Array.from({ length: 5 }, () => {
    const [x, y] = pointIn(sheet, patch, 1.05);
    return `M${rounded(x)} ${rounded(y)}h.1`;
  });
  return lit(
    sheet,
    'sauce',
    stroked(path, style.colour, style.width) +
      stroked(drops.join(''), style.colour, style.width * 1.3),
  );
}

/** A dollop with a swirl pulled through it by the back of a spoon. */
export function dollop(sheet: Sheet, patch: Patch, colour: Colour): string {
  const { random } = sheet;
  const body = pool(sheet, patch, { colour, surface: 'cream', wobble: 0.12 });
  const turn = random.angle();
  const swirl = Array.from({ length: 12 }, (_, index) => {
    const angle = index * 0.62;
    const distance = 0.12 + index * 0.055;
    return [Math.cos(angle) * distance, Math.sin(angle) * distance * (patch.ratio ?? 1)] as const;
  });
  const spot = { x: patch.x, y: patch.y, size: patch.radius, turn };
  const line = softLine(placed(spot, swirl));
  const light = softLine(placed({ ...spot, x: spot.x + 2.5, y: spot.y + 3 }, swirl));
  const width = patch.radius * 0.085;
  return (
    body +
    stroked(line, shifted(colour, -0.12), width, ' stroke-opacity=".5"') +
    stroked(light, shifted(colour, 0.1), width * 0.6, ' stroke-opacity=".8"')
  );
}

/** A curl of cream or oil on the surface of a soup: a comma that thins out, with beads behind it. */
export function swirl(sheet: Sheet, patch: Patch, colour: Colour): string {
  const { random } = sheet;
  const spot = { x: patch.x, y: patch.y, size: patch.radius, turn: random.angle() };
  const parts: string[] = [];
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = index * 0.46;
    const distance = 0.1 + index * 0.053;
    return [Math.cos(angle) * distance, Math.sin(angle) * distance] as const;
  });
  for (let index = 0; index < points.length - 3; index += 2) {
    const width = patch.radius * 0.13 * Math.sin(Math.PI * ((index + 2) / (points.length + 1)));
    parts.push(stroked(softLine(placed(spot, points.slice(index, index + 4))), colour, width));
  }
  return lit(sheet, 'cream', parts.join(''));
}

/** Beads of oil that float: rings of light, a darker middle. */
export function beads(
  sheet: Sheet,
  patch: Patch,
  style: { colour: Colour; count: number },
): string {
  const { random } = sheet;
  const drawn = Array.from({ length: style.count }, () => {
    const [x, y] = pointIn(sheet, patch);
    const radius = random.between(3, 11);
    const glow = sheet.radial(
      [
        [0, style.colour, 0.15],
        [0.7, style.colour, 0.3],
        [0.88, '#fff6d8', 0.55],
        [1, shifted(style.colour, -0.2), 0.3],
      ],
      [0.5, 0.5, 0.5],
    );
    return `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(radius)}" ry="${rounded(radius * random.between(0.75, 1))}" fill="${glow}"/>`;
  });
  return drawn.join('');
}

/** Small things strewn over a patch: sesame, chilli flakes, pepper, zest, crumbs. */
export function strewn(
  sheet: Sheet,
  patch: Patch,
  style: { colour: Colour; count: number; length: number; width: number },
): string {
  const { random } = sheet;
  const paths = Array.from({ length: style.count }, () => {
    const [x, y] = pointIn(sheet, patch);
    const angle = random.angle();
    return `M${rounded(x)} ${rounded(y)}l${rounded(Math.cos(angle) * style.length)} ${rounded(Math.sin(angle) * style.length)}`;
  });
  const half = Math.ceil(paths.length / 2);
  return lit(
    sheet,
    'grain',
    stroked(paths.slice(0, half).join(''), style.colour, style.width) +
      stroked(paths.slice(half).join(''), shifted(style.colour, -0.07), style.width),
  );
}
