import { createHash } from 'node:crypto';
import { pictureAspect, pictureWidths, portraitWidth } from '@pomona/contract/images';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#platform/errors.ts';
import { encodeAvif, encodeWebp } from './encode.ts';
import type { PictureFile, TakenPicture } from './orders.ts';
import { sniffPicture } from './sniff.ts';

/** Width times height; a picture may unpack to no more (quality of memory, not of pictures). */
const mostPixels = 24_000_000;
const mostSeconds = 8;
/** Smaller ones show nothing. */
const leastSide = 16;

/** A picture of a recipe from elsewhere: cut to 4:3, turned upright, encoded anew in every size. */
export async function takeRecipePicture(bytes: Uint8Array): Promise<TakenPicture> {
  const { width, height } = pictureAspect;
  const picture = await cutTo(bytes, { ratio: width / height, widest: Math.max(...pictureWidths) });
  const files: PictureFile[] = [];
  for (const each of pictureWidths) {
    const size = sharp(picture.pixels, { raw: picture.shape }).resize({
      width: each,
      withoutEnlargement: true,
    });
    files.push({ width: each, format: 'webp', bytes: await encodeWebp(size) });
    files.push({ width: each, format: 'avif', bytes: await encodeAvif(size) });
  }
  return { ...(await named(picture)), files };
}

/** A portrait: square, WebP (PROF-06). */
export async function takePortrait(bytes: Uint8Array): Promise<TakenPicture> {
  const picture = await cutTo(bytes, { ratio: 1, widest: portraitWidth });
  const size = sharp(picture.pixels, { raw: picture.shape });
  const file: PictureFile = {
    width: portraitWidth,
    format: 'webp',
    bytes: await encodeWebp(size),
  };
  return { ...(await named(picture)), files: [file] };
}

interface Pixels {
  pixels: Buffer;
  shape: { width: number; height: number; channels: 3 };
}

/** The middle of the picture in this shape, upright, on white where it was transparent; pixels and nothing else. */
async function cutTo(
  bytes: Uint8Array,
  { ratio, widest }: { ratio: number; widest: number },
): Promise<Pixels> {
  const format = sniffPicture(bytes);
  if (format === null) throw new AppError('image_unreadable');
  const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', pages: 1 });
  const upright = await uprightSize(source, format);
  const width = Math.min(widest, upright.width, Math.floor(upright.height * ratio));
  const height = Math.max(1, Math.round(width / ratio));
  return orUnreadable(async () => {
    const { data } = await source
      .timeout({ seconds: mostSeconds })
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

/** Width and height as the picture is meant to be seen. The decoder must find what the first bytes promised. */
async function uprightSize(
  source: Sharp,
  format: string,
): Promise<{ width: number; height: number }> {
  const about = await orUnreadable(() => source.metadata());
  const { width, height } = about.autoOrient;
  if (about.format !== format || Math.min(width, height) < leastSide) {
    throw new AppError('image_unreadable');
  }
  if (width * height > mostPixels) throw new AppError('image_too_large');
  return { width, height };
}

async function orUnreadable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new AppError(isTooLarge ? 'image_too_large' : 'image_unreadable', { cause: error });
  }
}

async function named({ pixels, shape }: Pixels): Promise<Pick<TakenPicture, 'hash' | 'colour'>> {
  const hash = createHash('sha256')
    .update(`${shape.width}x${shape.height};`)
    .update(pixels)
    .digest('hex')
    .slice(0, 32);
  const mean = await sharp(pixels, { raw: shape }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return { hash, colour: `#${mean.toString('hex').slice(0, 6)}` };
}
