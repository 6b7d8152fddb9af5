import { type Colour, shifted } from '../colour.ts';
import { placed, rounded, type Spot, sharpLoop, softLine } from '../outline.ts';
import type { Sheet } from '../sheet.ts';
import { castShadow, type Round } from './crockery.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  corner: number;
}

export function boxText({ x, y, width, height, corner }: Box, rest: string): string {
  return `<rect x="${rounded(x - width / 2)}" y="${rounded(y - height / 2)}" width="${rounded(width)}" height="${rounded(height)}" rx="${rounded(corner)}" ${rest}/>`;
}

/** Stacked veils instead of a blur, which would cost more than the food. */
function boxShadow(box: Box, height: number): string {
  const veils = [1, 0.8, 0.6, 0.42, 0.26, 0.12].map((share) => {
    const grow = height * (share - 0.45);
    return boxText(
      {
        x: box.x + height * 0.62,
        y: box.y + height * 0.8,
        width: box.width + grow * 2,
        height: box.height + grow * 2,
        corner: box.corner + Math.max(0, grow),
      },
      'fill="#1c0d04" fill-opacity=".1"',
    );
  });
  const close = [12, 7, 3].map((grow) =>
    boxText(
      {
        ...box,
        x: box.x + height * 0.14,
        y: box.y + height * 0.18,
        width: box.width + grow * 2,
        height: box.height + grow * 2,
        corner: box.corner + grow,
      },
      'fill="#1c0d04" fill-opacity=".16"',
    ),
  );
  return veils.join('') + close.join('');
}

/** Cast iron with a long handle towards a corner. */
export function skillet(sheet: Sheet, round: Round, turn: number): string {
  const spot: Spot = { x: round.x, y: round.y, size: round.radius, turn };
  const handle = placed(spot, [
    [0.9, -0.15],
    [1.25, -0.1],
    [1.8, -0.13],
    [1.86, 0],
    [1.8, 0.13],
    [1.25, 0.1],
    [0.9, 0.15],
  ]);
  const hole = placed(spot, [
    [1.66, 0],
    [1.74, 0],
  ]);
  const iron = sheet.linear([
    [0, '#5a5856'],
    [0.45, '#343231'],
    [1, '#1b1a19'],
  ]);
  const wall = sheet.linear([
    [0, '#0f0e0e'],
    [0.5, '#222120'],
    [1, '#56524e'],
  ]);
  const { x, y, radius } = round;
  const at = `cx="${rounded(x)}" cy="${rounded(y)}"`;
  const glint = sheet.linear([
    [0, '#fff', 0.6],
    [0.4, '#fff', 0.08],
    [1, '#fff', 0.02],
  ]);
  return (
    `<path d="${sharpLoop(
      placed({ ...spot, x: x + 26, y: y + 40 }, [
        [0.9, -0.13],
        [1.8, -0.12],
        [1.8, 0.12],
        [0.9, 0.13],
      ]),
    )}" fill="#1c0d04" fill-opacity=".28"/>` +
    castShadow(sheet, round, radius * 0.15) +
    `<path d="${sharpLoop(handle)}" fill="${iron}" stroke="${iron}" stroke-width="14" stroke-linejoin="round"/>` +
    `<path d="${softLine(hole)}" stroke="#0e0d0d" stroke-width="20" stroke-linecap="round"/>` +
    `<circle ${at} r="${rounded(radius)}" fill="${iron}"/><circle ${at} r="${rounded(radius * 0.955)}" fill="${wall}"/><circle ${at} r="${rounded(radius * 0.9)}" fill="#242220"/>` +
    `<circle ${at} r="${rounded(radius * 0.978)}" fill="none" stroke="${glint}" stroke-width="5"/>`
  );
}

/** A roasting tin or ceramic baker, rim and floor. */
export function bakingTray(sheet: Sheet, box: Box, colour: Colour): string {
  const rim = sheet.linear([
    [0, shifted(colour, 0.14)],
    [0.45, colour],
    [1, shifted(colour, -0.16)],
  ]);
  const wall = sheet.linear([
    [0, shifted(colour, -0.24)],
    [0.5, shifted(colour, -0.1)],
    [1, shifted(colour, 0.06)],
  ]);
  const inner = (inset: number): Box => ({
    ...box,
    width: box.width - inset * 2,
    height: box.height - inset * 2,
    corner: Math.max(8, box.corner - inset * 0.6),
  });
  const glint = sheet.linear([
    [0, '#fff', 0.75],
    [0.4, '#fff', 0.1],
    [1, '#fff', 0],
  ]);
  return (
    boxShadow(box, 48) +
    boxText(box, `fill="${rim}"`) +
    boxText(inner(6), `fill="none" stroke="${glint}" stroke-width="4"`) +
    boxText(inner(20), `fill="${wall}"`) +
    boxText(inner(40), `fill="${shifted(colour, -0.08)}"`)
  );
}

/** Baking paper, creased, a little larger or smaller than what it lies in. */
export function bakingPaper(sheet: Sheet, box: Box): string {
  const { random } = sheet;
  const [left, top, right, bottom] = [
    box.x - box.width / 2,
    box.y - box.height / 2,
    box.x + box.width / 2,
    box.y + box.height / 2,
  ];
  const edge = (from: readonly [number, number], to: readonly [number, number]) =>
    Array.from(
      { length: 5 },
      (_, index) =>
        [
          from[0] + ((to[0] - from[0]) * index) / 5 + random.jitter(9),
          from[1] + ((to[1] - from[1]) * index) / 5 + random.jitter(9),
        ] as const,
    );
  const loop = [
    ...edge([left, top], [right, top]),
    ...edge([right, top], [right, bottom]),
    ...edge([right, bottom], [left, bottom]),
    ...edge([left, bottom], [left, top]),
  ];
  const filter = sheet.define(
    'paper',
    (id) =>
      `<filter id="${id}" x="-4%" y="-4%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.01" numOctaves="3" seed="11" result="n"/>` +
      '<feDiffuseLighting in="n" surfaceScale="26" diffuseConstant="1.25" lighting-color="#fff" result="d"><feDistantLight azimuth="228" elevation="56"/></feDiffuseLighting>' +
      '<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1=".75" k2=".25"/><feComposite in2="SourceAlpha" operator="in" result="b"/>' +
      '<feGaussianBlur in="SourceAlpha" stdDeviation="6"/><feOffset dx="4" dy="6"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .05 0 0 0 0 0 0 0 0 .35 0"/><feMerge><feMergeNode/><feMergeNode in="b"/></feMerge></filter>',
  );
  return `<path d="${sharpLoop(loop)}" fill="#e9ddc6" filter="${filter}"/>`;
}

/** A wooden board with its grain. */
export function board(sheet: Sheet, box: Box, colour: Colour): string {
  const seed = sheet.random.whole(1, 80);
  const filter = sheet.define(
    `board ${colour}`,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.0022 0.045" numOctaves="4" seed="${seed}"/>` +
      `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.2 0 0 0 -0.85"/><feComposite in2="SourceGraphic" operator="in" result="m"/><feFlood flood-color="${shifted(colour, -0.17, -5)}"/><feComposite in2="m" operator="in" result="v"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="v"/></feMerge></filter>`,
  );
  const glint = sheet.linear([
    [0, '#fff', 0.6],
    [0.5, '#fff', 0.05],
    [1, '#000', 0.3],
  ]);
  return (
    boxShadow(box, 30) +
    boxText({ ...box, x: box.x + 5, y: box.y + 8 }, `fill="${shifted(colour, -0.2)}"`) +
    boxText(box, `fill="${colour}" filter="${filter}"`) +
    boxText(
      { ...box, width: box.width - 6, height: box.height - 6 },
      `fill="none" stroke="${glint}" stroke-width="5"`,
    )
  );
}
