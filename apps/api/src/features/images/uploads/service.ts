import { maxUploadBytes, picturePath, portraitHash, portraitPath } from '@pomona/contract/images';
import type { Database } from '#database/connect.ts';
import type { Renderer } from '#features/images/render/renderer.ts';
import { type RandomSource, systemRandom } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { type FetchOutside, OutsideError } from '#platform/outside/fetch-outside.ts';
import { bytesOfDataUrl } from './data-url.ts';
import {
  deletePortrait,
  findUploadedBytes,
  hasUpload,
  insertUpload,
  removeUnusedUploads,
} from './store.ts';

/** What a picture from elsewhere is for. */
export type PictureKind = 'recipe' | 'portrait';

/** A picture belongs to the member who uploaded it first. */
export interface PictureUse {
  kind: PictureKind;
  ownerId: string | null;
}

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
   * million pixels, `image_unreadable` for whatever else it is, `too_many_images_today` and `image_storage_full` where the
   * member has uploaded as much as is allowed.
   */
  accept(bytes: Uint8Array, use: PictureUse): Promise<AcceptedPicture>;
  /** The same for a `data:` URL in base64. */
  acceptDataUrl(url: string, use: PictureUse): Promise<AcceptedPicture>;
  /**
   * Fetches a picture by http or https from a public address. Throws `image_address_refused` for every other address,
   * `image_not_loaded` where nothing usable comes back, `image_too_large` as above.
   */
  fetch(url: string, use: PictureUse): Promise<AcceptedPicture>;
  /** Whether the picture of this name was uploaded, and is not a drawn one. */
  isUploaded(hash: string): Promise<boolean>;
  /** The picture of this address is shown no more: it goes at once. */
  removePortrait(path: string, ownerId: string): Promise<void>;
  /** Removes uploads that no recipe and no member has any more. */
  removeUnusedUploads(): Promise<void>;
}

export interface UploadsParts {
  database: Database;
  renderer: Renderer;
  fetchOutside: FetchOutside;
  quota?: UploadQuota;
  random?: RandomSource;
}

/** Stored bytes of one member. */
export interface UploadQuota {
  maxBytesADay: number;
  maxBytes: number;
}

/** A photo takes some 0.3 MB in all its sizes, noise 1.5 MB. */
const defaultQuota: UploadQuota = { maxBytesADay: 60_000_000, maxBytes: 600_000_000 };
const secondsOfDay = 86_400;

const renderKinds = { recipe: 'recipeUpload', portrait: 'portraitUpload' } as const;

export function createUploads({
  database,
  renderer,
  fetchOutside,
  quota = defaultQuota,
  random = systemRandom,
}: UploadsParts): Uploads {
  async function requireQuota(ownerId: string | null): Promise<void> {
    if (ownerId === null) return;
    const { today, total } = await findUploadedBytes(database, ownerId);
    if (total >= quota.maxBytes) throw new AppError('image_storage_full');
    if (today >= quota.maxBytesADay) {
      throw new AppError('too_many_images_today', { retryAfterSeconds: secondsOfDay });
    }
  }

  const accept = async (
    bytes: Uint8Array,
    { kind, ownerId }: PictureUse,
  ): Promise<AcceptedPicture> => {
    if (bytes.byteLength > maxUploadBytes[kind]) throw new AppError('image_too_large');
    await requireQuota(ownerId);
    const encoded = await renderer.render(renderKinds[kind], { bytes });
    // A portrait's address is known to those who may see the person, and cannot be computed from the picture.
    const hash = kind === 'portrait' ? random(16).toString('hex') : encoded.hash;
    await insertUpload(database, { kind, ownerId }, { ...encoded, hash });
    const { colour } = encoded;
    return { hash, colour, path: kind === 'recipe' ? picturePath(hash, 800) : portraitPath(hash) };
  };

  return {
    accept,
    isUploaded: (hash) => hasUpload(database, hash),
    removePortrait: async (path, ownerId) => {
      const hash = portraitHash(path);
      if (hash !== null) await deletePortrait(database, hash, ownerId);
    },
    removeUnusedUploads: () => removeUnusedUploads(database),
    acceptDataUrl: async (url, use) => accept(bytesOfDataUrl(url), use),
    async fetch(url, use) {
      await requireQuota(use.ownerId);
      const bytes = await fetchOutside(url, { maxBytes: maxUploadBytes[use.kind] }).catch(
        asAppError,
      );
      return accept(bytes, use).catch((error: unknown) => {
        // The other server is to blame, not the person.
        const isUnreadable = error instanceof AppError && error.code === 'image_unreadable';
        throw isUnreadable ? new AppError('image_not_loaded', { cause: error }) : error;
      });
    },
  };
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
