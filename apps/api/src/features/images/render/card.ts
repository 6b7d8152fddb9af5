import { linkCard } from '@pomona/contract/images';
import type { PlatedRecipe } from '@pomona/plating/recipe';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { escapeXml, fontOptions, textFamily, titleFamily } from './fonts.ts';
import { drawPixels } from './picture.ts';
import type { CardText } from './protocol.ts';
import { layOutTitle, type TitleLayout } from './title-layout.ts';

/** The picture fills the right; the text stand on paper to its left. Pixels; colours are the light theme's. */
const panel = { width: 556, margin: 64 } as const;
const colours = {
  paper: '#faf7f1',
  ink: '#1d2a23',
  muted: '#55635b',
  leaf: '#2c6a4c',
  line: '#e2dacb',
};

/** The mark of the house, 48×48. */
const mark =
  'M17.2 4.2c.3-.7 1.1-.9 1.7-.4L21.6 6.3l2.1-3.5c.3-.5 1-.5 1.3 0l1.7 3.5 2.9-2.3c.6-.5 1.5-.1 1.6.7.3 3-.5 5.5-2.3 7.4C36.6 14.4 42 21 42 28.9 42 38.3 33.9 45.5 24 45.5S6 38.3 6 28.9c0-7.9 5.5-14.6 13.1-16.8-1.9-2.1-2.6-4.9-1.9-7.9zM13.5 36.5c2.3-4.5 6.4-8.1 12.6-10.1-5.3 3.1-9.3 7.4-12.3 14.1-.3.6 0 1.3.6 1.6.6.3 1.3 0 1.6-.6l1.7-3.7c10.3 1.7 17.3-6.3 16.3-18.8-15 .5-21.5 8-20.5 17.5z';

/** What a link shows elsewhere: a JPEG of 1200×630. */
export async function drawCard(
  picture: PlatedRecipe | Uint8Array,
  text: CardText,
): Promise<Buffer> {
  const { width, height } = linkCard;
  const source = picture instanceof Uint8Array ? sharp(picture) : drawPixels(picture);
  const side = await source
    .resize({ width: width - panel.width, height, fit: 'cover' })
    .toColourspace('srgb')
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { pixels } = new Resvg(panelOf(text), { font: fontOptions }).render();
  return sharp({ create: { width, height, channels: 3, background: colours.paper } })
    .composite([
      { input: side, left: panel.width, top: 0 },
      {
        input: Buffer.from(pixels),
        raw: { width: panel.width, height, channels: 4 },
        left: 0,
        top: 0,
      },
    ])
    .jpeg({ quality: 86 })
    .toBuffer();
}

function panelOf({ title, note }: CardText): string {
  const { width, margin } = panel;
  const height = linkCard.height;
  const set = layOutTitle(title, { width: width - margin * 1.6, height: 330 });
  const top = 92 + (height - 92 - titleHeight(set)) / 2 - 12;
  const lines = set.lines
    .map(
      (line, index) =>
        `<text x="${margin}" y="${Math.round(top + set.size * (0.8 + index * set.leading))}" font-family="${titleFamily}" font-size="${set.size}" fill="${colours.ink}">${escapeXml(line)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colours.paper}"/><rect x="${width - 6}" width="6" height="${height}" fill="${colours.leaf}"/><g transform="translate(${margin - 6} 50) scale(1.05)"><path fill="${colours.leaf}" fill-rule="evenodd" d="${mark}"/></g><text x="${margin + 54}" y="91" font-family="${titleFamily}" font-size="36" fill="${colours.leaf}">Pomona</text>${lines}<text x="${margin}" y="${height - 62}" font-family="${textFamily}" font-size="27" fill="${colours.muted}">${escapeXml(note)}</text></svg>`;
}

function titleHeight({ lines, size, leading }: TitleLayout): number {
  return size * leading * lines.length;
}
