import { maxUploadBytes, picturePath, portraitPath } from '@pomona/contract/images';
import type { Database } from '#database/connect.ts';
import type { Renderer } from '#features/images/render/renderer.ts';
import { AppError } from '#platform/errors.ts';
import { type FetchOutside, OutsideError } from '#platform/outside/fetch-outside.ts';
import { hasUpload, insertUpload, removeUnusedUploads } from './store.ts';

/** What a picture from elsewhere is for. */
export type PictureKind = 'recipe' | 'portrait';

/** A stored picture from elsewhere: checked, encoded anew, without metadata. */
export interface AcceptedPicture {
  hash: string;
  /** Where it is served. */
  path: string;
  /** Its mean colour, `#rrggbb`. */
  colour: string;
}

export interface Uploads {
  /**
   * Takes the bytes of a JPEG, PNG, WebP or GIF; throws `image_too_large` beyond 10 MB (portraits 5 MB) or 24
   * million pixels, `image_unreadable` for whatever else it is.
   */
  accept(bytes: Uint8Array, kind: PictureKind): Promise<AcceptedPicture>;
  /** The same for a `data:` URL in base64. */
  acceptDataUrl(url: string, kind: PictureKind): Promise<AcceptedPicture>;
  /**
   * Fetches a picture by http or https from a public address. Throws `image_address_refused` for every other address,
   * `image_not_loaded` where nothing usable comes back, `image_too_large` as above.
   */
  fetch(url: string, kind: PictureKind): Promise<AcceptedPicture>;
  /** Whether the picture of this name was uploaded, and is not a drawn one. */
  isUploaded(hash: string): Promise<boolean>;
  /** Removes uploads for recipes that no recipe has any more. */
  removeUnusedUploads(): Promise<void>;
}

export interface UploadsParts {
  database: Database;
  renderer: Renderer;
  fetchOutside: FetchOutside;
}

const renderKinds = { recipe: 'recipeUpload', portrait: 'portraitUpload' } as const;

export function createUploads({ database, renderer, fetchOutside }: UploadsParts): Uploads {
  const accept = async (bytes: Uint8Array, kind: PictureKind): Promise<AcceptedPicture> => {
    if (bytes.byteLength > maxUploadBytes[kind]) throw new AppError('image_too_large');
    const encoded = await renderer.render(renderKinds[kind], { bytes });
    await insertUpload(database, kind, encoded);
    const { hash, colour } = encoded;
    return { hash, colour, path: kind === 'recipe' ? picturePath(hash, 800) : portraitPath(hash) };
  };

  return {
    accept,
    isUploaded: (hash) => hasUpload(database, hash),
    removeUnusedUploads: () => removeUnusedUploads(database),
    acceptDataUrl: async (url, kind) => accept(bytesOf(url), kind),
    async fetch(url, kind) {
      const bytes = await fetchOutside(url, { maxBytes: maxUploadBytes[kind] }).catch(asAppError);
      return accept(bytes, kind).catch((error: unknown) => {
        // The other server is to blame, not the person.
        const isUnreadable = error instanceof AppError && error.code === 'image_unreadable';
        throw isUnreadable ? new AppError('image_not_loaded', { cause: error }) : error;
      });
    },
  };
}

/** Whatever it says it is: the bytes themselves are looked at later. */
function bytesOf(dataUrl: string): Buffer {
  const text = /^data:[^,]{0,200};base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)?.[1];
  if (text === undefined) throw new AppError('image_unreadable');
  return Buffer.from(text, 'base64');
}

function asAppError(error: unknown): never {
  if (!(error instanceof OutsideError)) throw error;
  const codes = {
    refused: 'image_address_refused',
    too_large: 'image_too_large',
    failed: 'image_not_loaded',
  } as const;
  throw new AppError(codes[error.reason], { cause: error });
}
