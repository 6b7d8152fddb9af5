// The process that draws: it does one task after another and knows neither database nor network.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { AppError } from '#platform/errors.ts';
import { drawCard } from './card.ts';
import { drawEverySize, sketch } from './picture.ts';
import type { RenderRequest, RenderResult } from './protocol.ts';
import { encodePortraitUpload, encodeRecipeUpload } from './upload-encoding.ts';

// Before any thread starts: they inherit it.
setPriority(Number(process.argv[2] ?? 0));
// One process has one processor, and what was drawn once is not drawn again.
sharp.concurrency(1);
sharp.cache(false);
// Ctrl-C reaches the whole group of processes: the server ends this one itself, after its tasks.
process.on('SIGINT', () => {});
// The server is gone, perhaps killed.
process.on('disconnect', () => process.exit(0));

export default async function render(request: RenderRequest): Promise<RenderResult> {
  try {
    return { output: await outputOf(request) };
  } catch (error) {
    if (error instanceof AppError) return { errorCode: error.code };
    throw error;
  }
}

function outputOf({ kind, input }: RenderRequest) {
  switch (kind) {
    case 'sketch':
      return sketch(input.recipe);
    case 'picture':
      return drawEverySize(input.recipe);
    case 'card':
      return drawCard(input.picture, input.text);
    case 'recipeUpload':
      return encodeRecipeUpload(input.bytes);
    case 'portraitUpload':
      return encodePortraitUpload(input.bytes);
  }
}
