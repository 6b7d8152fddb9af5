import type { Colour } from '../colour.ts';
import type { Heap } from '../shapes/heaps.ts';
import type { Piece } from '../shapes/piece.ts';

/** What a food does in a dish; decides where it is laid. */
export type Role =
  | 'protein'
  | 'egg'
  | 'vegetable'
  | 'leaf'
  | 'fruit'
  | 'berry'
  | 'legume'
  | 'grain'
  | 'noodle'
  | 'bread'
  | 'dairy'
  | 'cheese'
  | 'nut'
  | 'seed'
  | 'herb'
  | 'sauce'
  | 'unseen';

/** How a food looks in one cut. Sizes in pixels in a dish 740 wide. */
export interface Cut {
  piece: Piece;
  size: number;
}

export interface Food extends Cut {
  name: string;
  /** The words of an ingredient line that name it, lower case; the first food that matches wins. */
  words: RegExp;
  role: Role;
  colour: Colour;
  /** Other cuts, by the words of the line. */
  cuts?: readonly (readonly [RegExp, Cut])[];
  /** Cut to the bite, where it is eaten among other things: in a salad, a soup, a sandwich. */
  bite?: Cut;
  /** From a pot or a pan, where the bite is no slice. */
  stewed?: Cut;
  /** Many at once, where it is eaten by the spoon. */
  heap?: Heap;
}
