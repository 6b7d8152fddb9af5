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

function blur(sheet: Sheet, amount: number): string {
  return sheet.define(
    `blur ${amount}`,
    (id) =>
      `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
  );
}

export function boxText({ x, y, width, height, corner }: Box, rest: string): string {
  return `<rect x="${rounded(x - width / 2)}" y="${rounded(y - height / 2)}" width="${rounded(width)}" height="${rounded(height)}" rx="${rounded(corner)}" ${rest}/>`;
}

function boxShadow(sheet: Sheet, box: Box, height: number): string {
  return (
    boxText(
      { ...box, x: box.x + height * 0.7, y: box.y + height },
      `fill="#1c0d04" fill-opacity=".42" filter="${blur(sheet, Math.round(height * 0.6))}"`,
    ) +
    boxText(
      { ...box, x: box.x + height * 0.2, y: box.y + height * 0.25 },
      `fill="#1c0d04" fill-opacity=".5" filter="${blur(sheet, 7)}"`,
    )
  );
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
    )}" fill="#1c0d04" fill-opacity=".4" filter="${blur(sheet, 18)}"/>` +
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
    boxShadow(sheet, box, 48) +
    boxText(box, `fill="${rim}"`) +
    boxText(inner(6), `fill="none" stroke="${glint}" stroke-width="4"`) +
    boxText(inner(20), `fill="${wall}"`) +
    boxText(inner(40), `fill="${shifted(colour, -0.08)}" filter="${blur(sheet, 8)}"`)
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
    boxShadow(sheet, box, 30) +
    boxText({ ...box, x: box.x + 5, y: box.y + 8 }, `fill="${shifted(colour, -0.2)}"`) +
    boxText(box, `fill="${colour}" filter="${filter}"`) +
    boxText(
      { ...box, width: box.width - 6, height: box.height - 6 },
      `fill="none" stroke="${glint}" stroke-width="5"`,
    )
  );
}
