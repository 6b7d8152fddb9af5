import { type Colour, shifted } from '../colour.ts';
import { type Point, placed, softLoop } from '../outline.ts';
import type { Sheet } from '../sheet.ts';
import { bead, filled, lit, type Piece, stroked, varied } from './piece.ts';

interface FloretStyle {
  bud: Colour;
  stalk: Colour;
}

/** Broccoli or cauliflower: a stalk that branches under a crown of buds. */
export function floret(style: FloretStyle): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const stalk: Point[] = [
      [-0.5, -0.1],
      [-0.22, -0.11],
      [0.06, -0.28],
      [0.2, -0.1],
      [0.2, 0.1],
      [0.06, 0.28],
      [-0.22, 0.11],
      [-0.5, 0.1],
    ];
    const base = varied(random, style.bud);
    const crown = (count: number, distance: number, lift: number, radius: number) =>
      Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * Math.PI * 2 + random.jitter(0.5);
        const far = distance * random.between(0.85, 1.1);
        const at = placed(spot, [
          [0.12 + Math.cos(angle) * far, Math.sin(angle) * far * 1.15],
        ])[0] ?? [spot.x, spot.y];
        const size = spot.size * radius * random.between(0.8, 1.2);
        return (
          bead(sheet, at, { radius: size, colour: shifted(base, lift) }) +
          buds(sheet, at, size, shifted(base, lift + 0.1))
        );
      }).join('');
    const stem = filled(
      softLoop(placed(spot, stalk)),
      sheet.linear([
        [0, shifted(style.stalk, 0.06)],
        [1, shifted(style.stalk, -0.1)],
      ]),
    );
    return lit(
      sheet,
      'mass',
      stem + crown(9, 0.32, -0.07, 0.13) + crown(7, 0.22, -0.02, 0.13) + crown(4, 0.1, 0.03, 0.12),
    );
  };
}

/** The closed buds on one lobe of a floret. */
function buds(sheet: Sheet, at: Point, radius: number, colour: Colour): string {
  const { random } = sheet;
  const dots = Array.from({ length: 5 }, () => {
    const angle = random.angle();
    const distance = radius * 0.85 * Math.sqrt(random.next());
    return `M${Math.round(at[0] + Math.cos(angle) * distance)} ${Math.round(at[1] + Math.sin(angle) * distance)}h.1`;
  });
  return stroked(dots.join(''), colour, radius * 0.3, ' stroke-opacity=".6"');
}
