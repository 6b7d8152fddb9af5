/** Draws the icons in public/ from the one path of the mark: `npx tsx apps/web/scripts/icons.ts`. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { logoPath } from '../src/ui/logo-mark.tsx';

const publicFolder = new URL('../public/', import.meta.url);
const leaf = '#2c6a4c';
const paper = '#faf7f1';

type Tile = { size: number; markShare: number; radius: number };

/** The mark in paper on a tile of leaf green. */
function tileSvg({ size, markShare, radius }: Tile): string {
  const scale = (size * markShare) / 48;
  const offset = (size - 48 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${leaf}"/><path transform="translate(${offset} ${offset}) scale(${scale})" fill="${paper}" fill-rule="evenodd" d="${logoPath}"/></svg>`;
}

/** A browser tab is tiny and its ground unknown: the bare mark, lighter where the browser is dark. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><title>Pomona</title><style>path{fill:${leaf}}@media(prefers-color-scheme:dark){path{fill:#84cba6}}</style><path fill-rule="evenodd" d="${logoPath}"/></svg>\n`;

async function writeTile(name: string, tile: Tile): Promise<void> {
  const png = await sharp(Buffer.from(tileSvg(tile)), { density: 72 })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  writeFileSync(new URL(name, publicFolder), png);
}

writeFileSync(new URL('favicon.svg', publicFolder), favicon);
await writeTile('icon-192.png', { size: 192, markShare: 0.74, radius: 42 });
await writeTile('icon-512.png', { size: 512, markShare: 0.74, radius: 112 });
// A mask may cut away all but the middle four fifths, and Apple's devices round the corners themselves.
await writeTile('icon-maskable-512.png', { size: 512, markShare: 0.54, radius: 0 });
await writeTile('apple-touch-icon.png', { size: 180, markShare: 0.66, radius: 0 });
