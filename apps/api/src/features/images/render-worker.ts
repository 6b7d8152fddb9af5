// Runs in a thread of its own: drawing takes a second of processor time, which the event loop does not have.
import { parentPort } from 'node:worker_threads';
import { pictureWidths } from '@pomona/contract/images';
import { platedDish } from '@pomona/plating/plated-dish';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { RenderAnswer, RenderOrder } from './render-thread.ts';

/** Drawn once at full size; small sizes come from it, sharper than a small drawing would be. */
const quality = 80;

async function render({ recipe }: RenderOrder): Promise<RenderAnswer['sizes']> {
  const { width, height, pixels } = new Resvg(platedDish(recipe), {
    font: { loadSystemFonts: false },
  }).render();
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  return Promise.all(
    pictureWidths.map(async (size) => ({
      width: size,
      bytes: await picture.clone().resize(size).webp({ quality, smartSubsample: true }).toBuffer(),
    })),
  );
}

// One thread has one processor: libvips must not take the others.
sharp.concurrency(1);

parentPort?.on('message', (order: RenderOrder) => {
  render(order).then(
    (sizes) => parentPort?.postMessage({ id: order.id, sizes } satisfies RenderAnswer),
    (error: unknown) =>
      parentPort?.postMessage({
        id: order.id,
        sizes: [],
        fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies RenderAnswer),
  );
});
