import type { Colour } from '../colour.ts';
import { shifted } from '../colour.ts';
import type { Sheet } from '../sheet.ts';

export interface TableTop {
  kind: 'wood' | 'linen' | 'plaster' | 'marble' | 'stone';
  colour: Colour;
}

/** Table tops by name; each goes with dishes of any hue, the palette picks among them. */
export const tableTops = {
  oak: { kind: 'wood', colour: '#c79a6b' },
  walnut: { kind: 'wood', colour: '#6f4a33' },
  whitewashed: { kind: 'wood', colour: '#dcd0bf' },
  charred: { kind: 'wood', colour: '#3d332d' },
  oatLinen: { kind: 'linen', colour: '#dccdb4' },
  sageLinen: { kind: 'linen', colour: '#a3ad90' },
  blueLinen: { kind: 'linen', colour: '#7f95a3' },
  roseLinen: { kind: 'linen', colour: '#d9ac98' },
  ochrePlaster: { kind: 'plaster', colour: '#d9a95b' },
  clayPlaster: { kind: 'plaster', colour: '#c07f5f' },
  sagePlaster: { kind: 'plaster', colour: '#8f9f86' },
  petrolPlaster: { kind: 'plaster', colour: '#3f6168' },
  sandPlaster: { kind: 'plaster', colour: '#e0cfb3' },
  blushPlaster: { kind: 'plaster', colour: '#e3bda8' },
  marble: { kind: 'marble', colour: '#ece7e0' },
  slate: { kind: 'stone', colour: '#4b4f52' },
  limestone: { kind: 'stone', colour: '#cfc6b6' },
} satisfies Record<string, TableTop>;

export type TableTopName = keyof typeof tableTops;

/** A texture as a veil of one colour: turbulence, its red channel turned into opacity. */
function veil(id: string, turbulence: string, colour: Colour, alpha: readonly [number, number]) {
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    `<feTurbulence ${turbulence} result="n"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${alpha[0]} 0 0 0 ${alpha[1]}"/>` +
    `<feComposite in2="SourceGraphic" operator="in" result="m"/><feFlood flood-color="${colour}"/><feComposite in2="m" operator="in" result="v"/>` +
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="v"/></feMerge></filter>'
  );
}

function whole(fill: Colour, filter: string): string {
  return `<rect width="1200" height="900" fill="${fill}" filter="${filter}"/>`;
}

function wood(sheet: Sheet, colour: Colour): string {
  const { random } = sheet;
  const upright = random.chance(0.4);
  const seed = random.whole(1, 90);
  const frequency = upright ? '0.035 0.0016' : '0.0016 0.035';
  const filter = sheet.define(`wood ${colour}`, (id) =>
    veil(
      id,
      `type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}"`,
      shifted(colour, -0.2, -4, 1.05),
      [2.3, -0.92],
    ),
  );
  const parts = [whole(colour, filter)];
  const length = upright ? 1200 : 900;
  const count = random.whole(3, 5);
  let from = -random.between(0, 120);
  for (let plank = 0; from < length && plank < 9; plank += 1) {
    const width = (length / count) * random.between(0.85, 1.2);
    const tint = plank % 2 === 0 ? '#000' : '#fff';
    const at = Math.round(from);
    const box = upright
      ? `x="${at}" y="0" width="${Math.round(width)}" height="900"`
      : `x="0" y="${at}" width="1200" height="${Math.round(width)}"`;
    const gap = upright ? `M${at} 0v900` : `M0 ${at}h1200`;
    const edge = upright ? `M${at + 3} 0v900` : `M0 ${at + 3}h1200`;
    parts.push(
      `<rect ${box} fill="${tint}" fill-opacity="${random.between(0.01, 0.06).toFixed(2)}"/>`,
      `<path d="${gap}" stroke="${shifted(colour, -0.34)}" stroke-width="3.5" stroke-opacity=".75"/>`,
      `<path d="${edge}" stroke="#fff" stroke-width="1.6" stroke-opacity=".22"/>`,
    );
    from += width;
  }
  return parts.join('');
}

function linen(sheet: Sheet, colour: Colour): string {
  const filter = sheet.define(`linen ${colour}`, (id) => weave(id));
  return whole(colour, filter);
}

/** Threads both ways, lit from the side. Also used for cloths. */
export function weave(id: string): string {
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    '<feTurbulence type="fractalNoise" baseFrequency="0.03 0.5" numOctaves="2" seed="4" result="a"/>' +
    '<feTurbulence type="fractalNoise" baseFrequency="0.5 0.03" numOctaves="2" seed="9" result="c"/>' +
    '<feComposite in="a" in2="c" operator="arithmetic" k2=".5" k3=".5"/>' +
    '<feDiffuseLighting surfaceScale="2.6" diffuseConstant="1.3" lighting-color="#fff" result="d"><feDistantLight azimuth="228" elevation="52"/></feDiffuseLighting>' +
    '<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1=".8" k2=".2"/>' +
    '<feComposite in2="SourceAlpha" operator="in"/></filter>'
  );
}

function plaster(sheet: Sheet, colour: Colour): string {
  const seed = sheet.random.whole(1, 90);
  const filter = sheet.define(`plaster ${colour}`, (id) =>
    veil(
      id,
      `type="fractalNoise" baseFrequency="0.005 0.007" numOctaves="5" seed="${seed}"`,
      shifted(colour, 0.13, 6, 0.75),
      [2.6, -1.0],
    ),
  );
  const depth = sheet.define(`plaster depth ${colour}`, (id) =>
    veil(
      id,
      `type="fractalNoise" baseFrequency="0.013" numOctaves="4" seed="${seed + 1}"`,
      shifted(colour, -0.13),
      [2.2, -1.05],
    ),
  );
  return `<g filter="${depth}">${whole(colour, filter)}</g>`;
}

function stone(sheet: Sheet, colour: Colour): string {
  const seed = sheet.random.whole(1, 90);
  const cloud = sheet.define(`stone ${colour}`, (id) =>
    veil(
      id,
      `type="fractalNoise" baseFrequency="0.006" numOctaves="4" seed="${seed}"`,
      shifted(colour, 0.1),
      [2.4, -1],
    ),
  );
  const speck = sheet.define(`speck ${colour}`, (id) =>
    veil(
      id,
      `type="fractalNoise" baseFrequency="0.22" numOctaves="2" seed="${seed}"`,
      shifted(colour, -0.2),
      [6, -3.6],
    ),
  );
  return `<g filter="${speck}">${whole(colour, cloud)}</g>`;
}

function marble(sheet: Sheet, colour: Colour): string {
  const seed = sheet.random.whole(1, 90);
  const vein = sheet.define(`marble ${colour}`, (id) =>
    veil(
      id,
      `type="turbulence" baseFrequency="0.0035 0.005" numOctaves="5" seed="${seed}"`,
      '#8d8a86',
      [-9, 0.95],
    ),
  );
  const cloud = sheet.define(`marble cloud ${colour}`, (id) =>
    veil(
      id,
      `type="fractalNoise" baseFrequency="0.004" numOctaves="4" seed="${seed}"`,
      '#b9b3aa',
      [2.2, -0.95],
    ),
  );
  return `<g filter="${vein}" opacity=".999">${whole(colour, cloud)}</g>`;
}

const painters = { wood, linen, plaster, stone, marble };

/** The table fills the sheet. */
export function tableTop(sheet: Sheet, top: TableTop): string {
  return painters[top.kind](sheet, top.colour);
}

/** The fall of the light over everything on the table: bright upper left, dim lower right. */
export function lightFall(sheet: Sheet): string {
  const bright = sheet.radial(
    [
      [0, '#fff6e2', 0.3],
      [0.6, '#fff6e2', 0],
    ],
    [0.14, 0.06, 0.9],
  );
  const dim = sheet.radial(
    [
      [0.55, '#1a0d04', 0],
      [1, '#1a0d04', 0.42],
    ],
    [0.36, 0.34, 0.86],
  );
  return `<rect width="1200" height="900" fill="${bright}"/><rect width="1200" height="900" fill="${dim}"/>`;
}
