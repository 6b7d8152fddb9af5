import { type Colour, shifted } from '../colour.ts';
import { type Point, placed, rounded, type Spot, sharpLoop, softLine } from '../outline.ts';
import { filled, lit } from '../shapes/piece.ts';
import type { Sheet } from '../sheet.ts';
import { castShadow, type Round } from './crockery.ts';
import { plankGrain } from './wood-grain.ts';

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
  return lit(sheet, 'paper', filled(sharpLoop(loop), '#e9ddc6')) + creases(sheet, box);
}

/** Creases of crumpled paper: a lit edge beside a shaded one, few and long. */
function creases(sheet: Sheet, box: Box): string {
  const { random } = sheet;
  const lines = Array.from({ length: 9 }, () => {
    const from: Point = [
      box.x + box.width * random.jitter(0.46),
      box.y + box.height * random.jitter(0.46),
    ];
    const turn = random.angle();
    const distance = random.between(120, 340);
    const end = (share: number, side: number): Point => [
      Math.min(
        box.x + box.width / 2,
        Math.max(
          box.x - box.width / 2,
          from[0] + Math.cos(turn) * distance * share - Math.sin(turn) * side,
        ),
      ),
      Math.min(
        box.y + box.height / 2,
        Math.max(
          box.y - box.height / 2,
          from[1] + Math.sin(turn) * distance * share + Math.cos(turn) * side,
        ),
      ),
    ];
    return softLine([from, end(0.5, random.jitter(7)), end(1, 0)]);
  }).join('');
  const stroke = (tone: string, width: number, opacity: number, shift: number) =>
    `<path d="${lines}" transform="translate(${shift} ${shift})" fill="none" stroke="${tone}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
  return (
    stroke('#7a6242', 9, 0.07, 4) +
    stroke('#7a6242', 2.4, 0.16, 1.4) +
    stroke('#fffaf0', 2.2, 0.5, -0.8)
  );
}

/** A wooden board with its grain. */
export function board(sheet: Sheet, box: Box, colour: Colour): string {
  const glint = sheet.linear([
    [0, '#fff', 0.6],
    [0.5, '#fff', 0.05],
    [1, '#000', 0.3],
  ]);
  const clip = sheet.define(
    `board ${box.x} ${box.y}`,
    (id) => `<clipPath id="${id}">${boxText(box, '')}</clipPath>`,
  );
  const plank = {
    x: box.x - box.width / 2,
    y: box.y - box.height / 2,
    width: box.width,
    height: box.height,
  };
  return (
    boxShadow(box, 30) +
    boxText({ ...box, x: box.x + 5, y: box.y + 8 }, `fill="${shifted(colour, -0.2)}"`) +
    `<g clip-path="${clip}">${boxText(box, `fill="${colour}"`)}${plankGrain(sheet, plank, colour)}</g>` +
    boxText(
      { ...box, width: box.width - 6, height: box.height - 6 },
      `fill="none" stroke="${glint}" stroke-width="5"`,
    )
  );
}
