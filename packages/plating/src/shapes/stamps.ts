import type { Spot } from '../outline.ts';
import type { Sheet } from '../sheet.ts';
import type { Piece } from './piece.ts';

/** Beyond this many, or when small, pieces of one kind are drawn in a few turns and laid again and again. */
const singles = 5;
const small = 72;

export function laid(sheet: Sheet, piece: Piece, spots: readonly Spot[]): string {
  if (spots.length <= singles && spots.every(({ size }) => size > small))
    return spots.map((spot) => piece(sheet, spot)).join('');
  return spots
    .map(
      (spot) =>
        `<use href="#${stamped(sheet, piece, spot)}" x="${Math.round(spot.x)}" y="${Math.round(spot.y)}"/>`,
    )
    .join('');
}

interface Stamps {
  number: number;
  ids: string[];
}

const stamps = new WeakMap<Sheet, Map<string, Stamps>>();
const kinds = 7;

const numbers = new WeakMap<Sheet, Map<Piece, number>>();

function pieceNumber(sheet: Sheet, piece: Piece): number {
  const known = numbers.get(sheet) ?? new Map<Piece, number>();
  numbers.set(sheet, known);
  const number = known.get(piece) ?? known.size;
  known.set(piece, number);
  return number;
}

/** One of seven drawings of a piece about this size, drawn at the origin. */
function stamped(sheet: Sheet, piece: Piece, spot: Spot): string {
  const known = stamps.get(sheet) ?? new Map<string, Stamps>();
  stamps.set(sheet, known);
  const key = `${pieceNumber(sheet, piece)} ${Math.round(Math.log(spot.size) * 4)}`;
  const drawn = known.get(key) ?? { number: known.size, ids: [] };
  known.set(key, drawn);
  const index = drawn.ids.length < kinds ? drawn.ids.length : sheet.random.whole(0, kinds - 1);
  const id =
    drawn.ids[index] ??
    sheet
      .define(
        `stamp ${drawn.number} ${index}`,
        (name) => `<g id="${name}">${piece(sheet, { ...spot, x: 0, y: 0 })}</g>`,
      )
      .slice(5, -1);
  drawn.ids[index] = id;
  return id;
}
