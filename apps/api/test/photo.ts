import sharp from 'sharp';

/** A picture of one colour, as large as those that people send, as a `data:` URL. */
export async function photoOf(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
