import type { ErrorCode } from '@pomona/contract/errors';
import type { PictureFormat } from '@pomona/contract/images';
import type { PlatedRecipe } from '@pomona/plating/recipe';

/** One size of a picture in one format. */
export interface PictureFile {
  width: number;
  format: PictureFormat;
  bytes: Uint8Array;
}

/** An uploaded picture after it was encoded anew. */
export interface EncodedUpload {
  /** Hash of its pixels as they are stored. */
  hash: string;
  /** Its mean colour, `#rrggbb`. */
  colour: string;
  files: PictureFile[];
}

export interface CardText {
  title: string;
  /** A line below the title. */
  note: string;
}

/** What the render worker can do, by kind of task. */
export interface RenderTasks {
  /** The drawing itself, gzipped SVG. */
  sketch: { input: { recipe: PlatedRecipe }; output: Uint8Array };
  /** The drawing in every width and format. */
  picture: { input: { recipe: PlatedRecipe }; output: PictureFile[] };
  /** A JPEG for links, with a drawing or a picture file on it. */
  card: { input: { picture: PlatedRecipe | Uint8Array; text: CardText }; output: Uint8Array };
  recipeUpload: { input: { bytes: Uint8Array }; output: EncodedUpload };
  portraitUpload: { input: { bytes: Uint8Array }; output: EncodedUpload };
}

export type RenderKind = keyof RenderTasks;

export type RenderRequest = {
  [Kind in RenderKind]: { kind: Kind; input: RenderTasks[Kind]['input'] };
}[RenderKind];

/** A code where the input is to blame; every other failure is thrown. */
export type RenderResult = { output: RenderTasks[RenderKind]['output'] } | { errorCode: ErrorCode };
