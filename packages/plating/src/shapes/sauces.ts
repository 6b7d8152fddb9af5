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

/** A soft heap with the marks of a fork across it: mash, purée, polenta. */
export function forked(sheet: Sheet, patch: Patch, colour: Colour): string {
  const { random } = sheet;
  const tone = shifted(colour, 0.04, 0, 0.7);
  const body = pool(sheet, patch, { colour: tone, surface: 'forked', wobble: 0.12 });
  const spot = { x: patch.x, y: patch.y, size: patch.radius * 2, turn: random.jitter(0.5) - 0.3 };
  const lines = [-0.28, -0.14, 0, 0.14, 0.28].map((y) => {
    const reach = Math.sqrt(0.17 - y * y * 1.1);
    return softLine(
      placed(
        spot,
        [-1, -0.4, 0.1, 0.55, 1].map(
          (share, index) =>
            [share * reach, (y + (index % 2 === 0 ? 0.025 : -0.03)) * (patch.ratio ?? 1)] as const,
        ),
      ),
    );
  });
  const width = patch.radius * 0.05;
  return (
    body +
    stroked(lines.join(''), shifted(tone, -0.17), width, ' stroke-opacity=".5"') +
    `<g transform="translate(${rounded(-width * 0.5)} ${rounded(-width * 0.7)})">${stroked(lines.join(''), shifted(tone, 0.08), width * 0.6, ' stroke-opacity=".8"')}</g>`
  );
}

/** A thread of something poured to and fro from a spoon: fine, close, and nowhere quite even. */
export function drizzle(
  sheet: Sheet,
  patch: Patch,
  style: { colour: Colour; width: number },
): string {
  const { random } = sheet;
  const turns = 12;
  const turn = random.between(-0.9, -0.3);
  const points: Point[] = Array.from({ length: turns }, (_, index) => {
    const along = (index / (turns - 1)) * 2 - 1;
    const across =
      (index % 2 === 0 ? -1 : 1) *
      Math.sqrt(Math.max(0.05, 1 - along * along)) *
      random.between(0.78, 1.16);
    return [along * 0.95 + random.jitter(0.05), across] as const;
  });
  const spot = { x: patch.x, y: patch.y, size: patch.radius, turn };
  const path = softLine(placed(spot, points));
  const drops = Array.from({ length: 7 }, () => {
    const [x, y] = pointIn(sheet, patch, 1.15);
    return `M${rounded(x)} ${rounded(y)}h.1`;
  });
  const width = style.width * 0.58;
  return lit(
    sheet,
    'sauce',
    stroked(path, style.colour, width) +
      stroked(drops.slice(0, 4).join(''), style.colour, width * 1.5) +
      stroked(drops.slice(4).join(''), style.colour, width * 2.3),
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

/** A ribbon of cream on the surface of a soup: one curl, thin at both ends, drops behind it. */
export function swirl(sheet: Sheet, patch: Patch, colour: Colour): string {
  const { random } = sheet;
  const spot = { x: patch.x, y: patch.y, size: patch.radius, turn: random.angle() };
  const steps = 26;
  const sense = random.chance(0.5) ? 1 : -1;
  const side = (lean: number) =>
    Array.from({ length: steps }, (_, index) => {
      const share = index / (steps - 1);
      const angle = (0.4 + share * 8.2) * sense;
      const thick = 0.075 * Math.sin(Math.PI * share) ** 0.7 * (1 + 0.25 * Math.sin(index * 1.7));
      const distance = 0.12 + share * 0.84 + lean * thick;
      return [Math.cos(angle) * distance, Math.sin(angle) * distance] as const;
    });
  const ribbon = softLoop(placed(spot, [...side(1), ...side(-1).reverse()]));
  const drops = Array.from({ length: 5 }, () => {
    const [x, y] = pointIn(sheet, patch, 1.1);
    return `M${rounded(x)} ${rounded(y)}h.1`;
  });
  return (
    stroked(ribbon, colour, patch.radius * 0.05, ' stroke-opacity=".3"') +
    filled(ribbon, colour, ' fill-opacity=".94"') +
    stroked(drops.join(''), colour, patch.radius * 0.07)
  );
}

/** The window that a wet surface mirrors: a soft light at the upper left, a thin one along the far edge. */
export function sheen(sheet: Sheet, patch: Patch): string {
  const glow = sheet.radial(
    [
      [0, '#fffdf4', 0.3],
      [0.45, '#fffdf4', 0.13],
      [1, '#fffdf4', 0],
    ],
    [0.5, 0.5, 0.5],
  );
  const { x, y, radius } = patch;
  const arc = (share: number, from: number, to: number) => {
    const point = (turn: number) =>
      `${rounded(x + Math.cos(turn) * radius * share)} ${rounded(y + Math.sin(turn) * radius * share)}`;
    const distance = rounded(radius * share);
    return `<path d="M${point(from)}A${distance} ${distance} 0 0 1 ${point(to)}" fill="none" stroke="#fffdf4" stroke-opacity=".3" stroke-width="${rounded(radius * 0.012)}" stroke-linecap="round"/>`;
  };
  return (
    `<ellipse cx="${rounded(x - radius * 0.4)}" cy="${rounded(y - radius * 0.46)}" rx="${rounded(radius * 0.46)}" ry="${rounded(radius * 0.26)}" transform="rotate(-42 ${rounded(x - radius * 0.4)} ${rounded(y - radius * 0.46)})" fill="${glow}"/>` +
    arc(0.93, 0.25, 1.15) +
    arc(0.9, 3.5, 4.2)
  );
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
