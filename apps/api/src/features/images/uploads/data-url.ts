import { AppError } from '#platform/errors.ts';

const start = /^data:[^,]{0,200};base64$/;
const maxStart = 220;

/**
 * The bytes of a `data:` URL in base64, whatever they are called: they are looked at later. Throws `image_unreadable` for any
 * other text. Not by one expression: over millions of characters its stack can overflow.
 */
export function bytesOfDataUrl(url: string): Buffer {
  const comma = url.slice(0, maxStart).indexOf(',');
  if (comma === -1 || !start.test(url.slice(0, comma))) throw new AppError('image_unreadable');
  const text = url.slice(comma + 1);
  const bytes = Buffer.from(text, 'base64');
  // What is no base64 is left out of the bytes without an error.
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  const isWhole = bytes.length === Math.floor(((text.length - padding) * 3) / 4);
  if (bytes.length === 0 || !isWhole) throw new AppError('image_unreadable');
  return bytes;
}
