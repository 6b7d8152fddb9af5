import { createHash } from 'node:crypto';
import { pictureAspect, pictureWidths, portraitWidth } from '@pomona/contract/images';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#platform/errors.ts';
import { encodeAvif, encodeWebp } from './encode.ts';
import { pictureFormatOf } from './picture-format.ts';
import type { EncodedUpload, PictureFile } from './protocol.ts';

/** Width times height: 24 million pixels are some 100 MB of memory. */
const maxPixels = 24_000_000;
const maxSeconds = 8;
/** Smaller ones show nothing. */
const minSide = 16;

/** A picture of a recipe from elsewhere: cut to 4:3, turned upright, encoded anew in every size. */
export async function encodeRecipeUpload(bytes: Uint8Array): Promise<EncodedUpload> {
  const { width, height } = pictureAspect;
  const picture = await cropTo(bytes, {
    ratio: width / height,
    maxWidth: Math.max(...pictureWidths),
  });
  const files: PictureFile[] = [];
  for (const each of pictureWidths) {
    const size = sharp(picture.pixels, { raw: picture.shape }).resize({
      width: each,
      withoutEnlargement: true,
    });
    files.push({ width: each, format: 'webp', bytes: await encodeWebp(size) });
    files.push({ width: each, format: 'avif', bytes: await encodeAvif(size) });
  }
  return { ...(await hashAndColour(picture)), files };
}

/** A portrait: square, WebP (PROF-06). */
export async function encodePortraitUpload(bytes: Uint8Array): Promise<EncodedUpload> {
  const picture = await cropTo(bytes, { ratio: 1, maxWidth: portraitWidth });
  const size = sharp(picture.pixels, { raw: picture.shape });
  const file: PictureFile = {
    width: portraitWidth,
    format: 'webp',
    bytes: await encodeWebp(size),
  };
  return { ...(await hashAndColour(picture)), files: [file] };
}

interface Pixels {
  pixels: Buffer;
  shape: { width: number; height: number; channels: 3 };
}

/** The middle of the picture in this ratio, upright, on white where it was transparent; no metadata. */
async function cropTo(
  bytes: Uint8Array,
  { ratio, maxWidth }: { ratio: number; maxWidth: number },
): Promise<Pixels> {
  const format = pictureFormatOf(bytes);
  if (format === null) throw new AppError('image_unreadable');
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', pages: 1 });
  const upright = await uprightSize(source, format);
  const width = Math.min(maxWidth, upright.width, Math.floor(upright.height * ratio));
  const height = Math.max(1, Math.round(width / ratio));
  return decode(async () => {
    const { data } = await source
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (data.length !== width * height * 3) throw new AppError('image_unreadable');
    return { pixels: data, shape: { width, height, channels: 3 } };
  });
}

/** Width and height after rotation. The decoder must find the format that the first bytes promised. */
async function uprightSize(
  source: Sharp,
  format: string,
): Promise<{ width: number; height: number }> {
  const about = await decode(() => source.metadata());
  const { width, height } = about.autoOrient;
  if (about.format !== format || Math.min(width, height) < minSide) {
    throw new AppError('image_unreadable');
  }
  if (width * height > maxPixels) throw new AppError('image_too_large');
  return { width, height };
}

async function decode<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new AppError(isTooLarge ? 'image_too_large' : 'image_unreadable', { cause: error });
  }
}

async function hashAndColour({
  pixels,
  shape,
}: Pixels): Promise<Pick<EncodedUpload, 'hash' | 'colour'>> {
  const hash = createHash('sha256')
    .update(`${shape.width}x${shape.height};`)
    .update(pixels)
    .digest('hex')
    .slice(0, 32);
  const mean = await sharp(pixels, { raw: shape }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return { hash, colour: `#${mean.toString('hex').slice(0, 6)}` };
}
