import { deflateSync } from 'node:zlib';
import { pictureWidths } from '@pomona/contract/images';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureFormatOf } from './picture-format.ts';
import { encodePortraitUpload, encodeRecipeUpload } from './upload-encoding.ts';

const photo = (width = 1600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#c96432' } });

/** A PNG of this many pixels in a few kilobytes. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('IMG-03 an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('is accepted as %s', async (format) => {
    const { files, colour } = await encodeRecipeUpload(await photo().toFormat(format).toBuffer());
    expect(files.map(({ format, width }) => `${format} ${width}`)).toEqual(
      pictureWidths.flatMap((width) => [`webp ${width}`, `avif ${width}`]),
    );
    for (const { width, bytes } of files) {
      const about = await sharp(bytes).metadata();
      expect([about.width, about.height]).toEqual([width, (width * 3) / 4]);
    }
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    const red = Number.parseInt(colour.slice(1, 3), 16);
    expect(Math.abs(red - 0xc9)).toBeLessThan(6);
  });

  it.each([
    ['grey', photo().greyscale().png()],
    ['transparent', photo().ensureAlpha(0.2).png()],
    ['CMYK', photo().toColourspace('cmyk').jpeg()],
    ['16 bit', photo().toColourspace('rgb16').png()],
  ])('is accepted when it is %s', async (_name, picture) => {
    const { files } = await encodeRecipeUpload(await picture.toBuffer());
    expect((await sharp(files[0]?.bytes).metadata()).channels).toBe(3);
  });

  it('is not made larger than it is', async () => {
    const { files } = await encodeRecipeUpload(await photo(500, 500).png().toBuffer());
    const widths = await Promise.all(
      files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width),
    );
    expect(widths).toEqual([400, 400, 500, 500, 500, 500]);
  });

  it('loses its metadata and is turned upright', async () => {
    const upload = await photo(1200, 1600)
      .withExif({ IFD0: { Copyright: 'Ada', Artist: 'Ada Lovelace' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { files } = await encodeRecipeUpload(upload);
    for (const { bytes } of files) {
      const about = await sharp(bytes).metadata();
      expect([about.exif, about.xmp, about.icc, about.orientation ?? 1]).toEqual([
        undefined,
        undefined,
        undefined,
        1,
      ]);
      expect(Buffer.from(bytes).includes('Lovelace')).toBe(false);
    }
    // Turned, it lies: nothing was cut off at the sides.
    expect((await sharp(files[4]?.bytes).metadata()).width).toBe(1200);
  });

  it('keeps nothing of a file that is two kinds at once', async () => {
    const html = '<html><script>alert(1)</script></html>';
    const polyglot = Buffer.concat([await photo().gif().toBuffer(), Buffer.from(html)]);
    const { files } = await encodeRecipeUpload(polyglot);
    for (const { bytes } of files) expect(Buffer.from(bytes).includes('script')).toBe(false);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'keeps nothing that hangs behind a %s: an archive, a page, a script',
    async (format) => {
      const hidden = ['PK\x03\x04payload', '<script>payload</script>', '#!/bin/sh payload'];
      const upload = Buffer.concat([
        await photo(400, 300).toFormat(format).toBuffer(),
        Buffer.from(hidden.join(''), 'latin1'),
      ]);
      const { files } = await encodeRecipeUpload(upload);
      for (const { bytes } of files) expect(Buffer.from(bytes).includes('payload')).toBe(false);
    },
  );

  it('has the same name each time', async () => {
    const upload = await photo().png().toBuffer();
    expect((await encodeRecipeUpload(upload)).hash).toBe((await encodeRecipeUpload(upload)).hash);
  });

  it('PROF-06 is a square WebP of 512 as a portrait', async () => {
    const { files } = await encodePortraitUpload(await photo().jpeg().toBuffer());
    expect(files.map(({ width, format }) => [width, format])).toEqual([[512, 'webp']]);
    const about = await sharp(files[0]?.bytes).metadata();
    expect([about.width, about.height]).toEqual([512, 512]);
  });
});

describe('IMG-03 what is no picture', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('hello')],
    ['an SVG with a script', () => svg],
    ['an SVG behind the first bytes of a GIF', () => Buffer.concat([Buffer.from('GIF89a'), svg])],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.7')],
    ['a TIFF', () => photo().tiff().toBuffer()],
    ['an AVIF', () => photo(64, 64).avif().toBuffer()],
    ['half a JPEG', async () => (await photo().jpeg().toBuffer()).subarray(0, 4000)],
    ['half a PNG', () => bomb(1000).subarray(0, 60)],
    [
      'half a WebP',
      async () => (await photo().webp({ lossless: true }).toBuffer()).subarray(0, 40),
    ],
    ['a PNG named WebP', async () => Buffer.concat([Buffer.from('RIFF0000WEBP'), bomb(10)])],
    ['a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
    ['an icon', () => Buffer.from('00000100010010100000010020006804', 'hex')],
    ['an archive before a PNG', async () => Buffer.concat([Buffer.from('PK\x03\x04'), bomb(10)])],
    ['a JPEG of nothing but its first bytes', () => Buffer.from('ffd8ffe0', 'hex')],
    ['a dot', () => photo(4, 4).png().toBuffer()],
  ])('%s is refused', async (_name, file) => {
    await expect(encodeRecipeUpload(await file())).rejects.toMatchObject({
      code: 'image_unreadable',
    });
  });

  it.each([6000, 20_000])(
    'a bomb of %i pixels a side is refused before it unpacks',
    async (side) => {
      const upload = bomb(side);
      expect(upload.length).toBeLessThan(200_000);
      const before = process.memoryUsage().rss;
      await expect(encodeRecipeUpload(upload)).rejects.toMatchObject({ code: 'image_too_large' });
      expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
    },
  );

  it('is known by its first bytes alone', () => {
    expect(pictureFormatOf(Buffer.from('ffd8ffe0', 'hex'))).toBe('jpeg');
    expect(pictureFormatOf(svg)).toBeNull();
    expect(pictureFormatOf(Buffer.from('RIFF1234WAVE'))).toBeNull();
    expect(pictureFormatOf(Buffer.from(' GIF89a'))).toBeNull();
  });
});
