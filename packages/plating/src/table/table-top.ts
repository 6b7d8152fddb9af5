import type { Colour } from '../colour.ts';
import { shifted } from '../colour.ts';
import { softLine } from '../outline.ts';
import type { Sheet } from '../sheet.ts';
import { clouds, trowelled } from './clouds.ts';
import { plankGrain } from './wood-grain.ts';

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

function whole(fill: Colour): string {
  return `<rect width="1200" height="900" fill="${fill}"/>`;
}

function wood(sheet: Sheet, colour: Colour): string {
  const { random } = sheet;
  const upright = random.chance(0.4);
  const across = upright ? 1200 : 900;
  const along = upright ? 900 : 1200;
  const count = random.whole(3, 6);
  const parts: string[] = [];
  let from = -random.between(0, 120);
  for (let plank = 0; from < across && plank < 12; plank += 1) {
    const width = Math.round((across / count) * random.between(0.85, 1.2));
    const at = Math.round(from);
    const tone = shifted(colour, random.jitter(0.035), random.jitter(4));
    parts.push(
      `<rect y="${at}" width="${along}" height="${width}" fill="${tone}"/>`,
      plankGrain(sheet, { x: 0, y: at, width: along, height: width }, tone),
      `<path d="M0 ${at}h${along}" stroke="${shifted(colour, -0.34)}" stroke-width="3.5" stroke-opacity=".75"/>`,
      `<path d="M0 ${at + 3}h${along}" stroke="#fff" stroke-width="1.6" stroke-opacity=".2"/>`,
    );
    from += width;
  }
  const drawing = parts.join('');
  return upright ? `<g transform="matrix(0 1 1 0 0 0)">${drawing}</g>` : drawing;
}

function linen(sheet: Sheet, colour: Colour): string {
  return `<rect width="1200" height="900" fill="${colour}"/><rect width="1200" height="900" fill="${threads(sheet)}"/>`;
}

/** Threads both ways as a veil of light and shade, one small tile repeated: for table linen and cloths. */
export function threads(sheet: Sheet): string {
  const { random } = sheet;
  return sheet.define('threads', (id) => {
    const lines: string[] = [];
    for (let at = 0; at < 96; at += 4) {
      const [up, across] = [
        random.between(0.04, 0.16).toFixed(2),
        random.between(0.04, 0.16).toFixed(2),
      ];
      const bend = random.jitter(2).toFixed(1);
      lines.push(
        `<path d="M${at} 0q${bend} 24 0 48t0 48" stroke="#000" stroke-opacity="${up}"/><path d="M${at + 1.6} 0q${bend} 24 0 48t0 48" stroke="#fff" stroke-opacity="${across}"/>`,
      );
      lines.push(
        `<path d="M0 ${at}q24 ${bend} 48 0t48 0" stroke="#000" stroke-opacity="${across}"/><path d="M0 ${at + 1.6}q24 ${bend} 48 0t48 0" stroke="#fff" stroke-opacity="${up}"/>`,
      );
    }
    const slubs = Array.from(
      { length: 14 },
      () =>
        `<path d="M${random.whole(0, 80)} ${random.whole(0, 24) * 4}h${random.whole(8, 26)}" stroke="${random.chance(0.5) ? '#000' : '#fff'}" stroke-opacity=".14"/>`,
    );
    return `<pattern id="${id}" width="96" height="96" patternUnits="userSpaceOnUse" patternTransform="rotate(${random.jitter(5).toFixed(1)})"><g fill="none" stroke-width="1.7">${lines.join('')}${slubs.join('')}</g></pattern>`;
  });
}

function plaster(sheet: Sheet, colour: Colour): string {
  return (
    whole(shifted(colour, -0.01)) +
    clouds(sheet, shifted(colour, 0.12, 5, 0.8), 0.34) +
    clouds(sheet, shifted(colour, -0.1), 0.14) +
    trowelled(sheet, shifted(colour, 0.2, 0, 0.7), shifted(colour, -0.2))
  );
}

function stone(sheet: Sheet, colour: Colour): string {
  return (
    whole(colour) +
    clouds(sheet, shifted(colour, 0.1), 0.3) +
    clouds(sheet, shifted(colour, -0.08), 0.24) +
    specks(sheet, colour)
  );
}

/** Fine dark and light specks of stone, strewn once. */
function specks(sheet: Sheet, colour: Colour): string {
  const { random } = sheet;
  const dots = (count: number) =>
    Array.from(
      { length: count },
      () => `M${random.whole(0, 1200)} ${random.whole(0, 900)}h.1`,
    ).join('');
  const layer = (count: number, tone: Colour, width: number) =>
    `<path d="${dots(count)}" stroke="${tone}" stroke-width="${width}" stroke-linecap="round" stroke-opacity=".5"/>`;
  return (
    layer(420, shifted(colour, -0.16), 2.4) +
    layer(160, shifted(colour, -0.2), 4) +
    layer(240, shifted(colour, 0.14), 2.6)
  );
}

/** Veins that wander one way, each a broad faint band with a fine dark line in it. */
function marble(sheet: Sheet, colour: Colour): string {
  const { random } = sheet;
  const lean = random.between(0.35, 0.75);
  const veins = Array.from({ length: 7 }, (_, index) => {
    const start = -300 + index * 250 + random.jitter(90);
    const points = Array.from(
      { length: 9 },
      (_, step) =>
        [
          start + step * 150 * lean + random.jitter(70),
          -40 + step * 125 + random.jitter(26),
        ] as const,
    );
    const line = softLine(points);
    const tone = random.pick(['#8f8a83', '#a39a8c', '#7d7c7c']);
    return [46, 26, 9, 2.4]
      .map(
        (width, layer) =>
          `<path d="${line}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-opacity="${[0.05, 0.06, 0.1, 0.3][layer]}"/>`,
      )
      .join('');
  });
  return `<rect width="1200" height="900" fill="${colour}"/>${veins.join('')}`;
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
      [0, '#fff1d6', 0.17],
      [0.6, '#fff1d6', 0],
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
