import type { Colour } from '../colour.ts';
import { rounded } from '../outline.ts';
import type { Sheet } from '../sheet.ts';

/** Soft clouds of a colour over the table, as trowelled plaster and stone have: large faint ones first, then smaller. */
export function clouds(sheet: Sheet, colour: Colour, opacity: number): string {
  const { random } = sheet;
  const fill = sheet.radial(
    [
      [0, colour, opacity],
      [0.45, colour, opacity * 0.62],
      [1, colour, 0],
    ],
    [0.5, 0.5, 0.5],
  );
  const layer = (count: number, low: number, high: number) =>
    Array.from({ length: count }, () => {
      const size = random.between(low, high);
      return `<ellipse cx="${random.whole(-40, 1240)}" cy="${random.whole(-40, 940)}" rx="${rounded(size)}" ry="${rounded(size * random.between(0.3, 0.7))}" transform="rotate(${random.whole(-24, 24)} 600 450)" fill="${fill}"/>`;
    }).join('');
  return layer(7, 240, 420) + layer(26, 60, 190);
}

/** Fine strokes of the trowel. */
export function trowelled(sheet: Sheet, light: Colour, shade: Colour): string {
  const { random } = sheet;
  const arcs = (count: number) =>
    Array.from({ length: count }, () => {
      const distance = random.between(40, 170);
      const lift = random.jitter(34);
      return `M${random.whole(-60, 1200)} ${random.whole(0, 900)}q${rounded(distance / 2)} ${rounded(lift)} ${rounded(distance)} ${rounded(lift * 0.4)}`;
    }).join('');
  const layer = (tone: Colour, width: number, opacity: number, count: number) =>
    `<path d="${arcs(count)}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
  return layer(light, 9, 0.05, 60) + layer(shade, 5, 0.045, 60) + layer(light, 1.6, 0.14, 70);
}
