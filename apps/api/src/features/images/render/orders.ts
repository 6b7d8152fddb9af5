import type { ErrorCode } from '@pomona/contract/errors';
import type { PictureFormat } from '@pomona/contract/images';
import type { PlatedRecipe } from '@pomona/plating/recipe';

/** One size of a picture in one format. */
export interface PictureFile {
  width: number;
  format: PictureFormat;
  bytes: Uint8Array;
}

/** A picture that somebody sent, after it was re-encoded. */
export interface TakenPicture {
  /** Hash of its pixels as they are kept. */
  hash: string;
  /** Its mean colour, `#rrggbb`. */
  colour: string;
  files: PictureFile[];
}

export interface CardWords {
  title: string;
  /** A line below the title. */
  note: string;
}

/** What the drawing process can be asked for, and what it answers. */
export interface Orders {
  /** The drawing itself, gzipped SVG. */
  sketch: { order: { recipe: PlatedRecipe }; answer: Uint8Array };
  /** The drawing in every width and format. */
  draw: { order: { recipe: PlatedRecipe }; answer: PictureFile[] };
  /** A JPEG for links: what is on it is drawn anew, or comes as a file. */
  card: { order: { picture: PlatedRecipe | Uint8Array; words: CardWords }; answer: Uint8Array };
  /** A picture of a recipe from elsewhere. */
  takeRecipe: { order: { bytes: Uint8Array }; answer: TakenPicture };
  /** A portrait from elsewhere. */
  takePortrait: { order: { bytes: Uint8Array }; answer: TakenPicture };
}

export type OrderKind = keyof Orders;

export type OrderMessage = {
  [Kind in OrderKind]: { id: number; kind: Kind; order: Orders[Kind]['order'] };
}[OrderKind];

export type AnswerMessage =
  | { id: number; answer: Orders[OrderKind]['answer'] }
  /** `code` where the one who asked is to blame. */
  | { id: number; fault: string; code?: ErrorCode };
