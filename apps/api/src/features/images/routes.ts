import { gunzipSync } from 'node:zlib';
import {
  generateBatch,
  pictureFormats,
  pictureWidths,
  portraitWidth,
  readGenerationStatus,
} from '@pomona/contract/images';
import { isLanguage } from '@pomona/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { sendIfUnchanged } from '#platform/http/replies/conditional.ts';
import { acceptedEncoding } from '#platform/http/replies/encoding.ts';
import { serve } from '#platform/http/serve.ts';
import '#platform/http/route-config.ts';
import type { AskedPicture, Images, LinkCard, ShownPicture } from './service.ts';

const pictureFile = /^([0-9a-f]{16,64})-(\d{3,4})\.(avif|webp)$/;
const cardFile = /^([0-9a-f]{16,64})-card\.jpg$/;
const siteCardFile = /^site-card-([a-z]{2})\.jpg$/;

/** The name says what is in it: any cache may keep it for ever. */
const immutable = 'public, max-age=31536000, immutable';
/** Asked for anew each time, for the picture takes its place. */
const forNow = 'no-cache';
/** The words on a card may change with its recipe. */
const aDay = 'public, max-age=86400';

/** A picture opened by itself is a document: it may do nothing. */
const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

const widths: readonly number[] = [...pictureWidths, portraitWidth];

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Bytes under `/api/images/`, which are no contract endpoints, and what administrators may know and do. */
export function serveImages(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { file: string } }>(
    '/api/images/:file',
    { compress: false, config: { access: 'public', limit: 'picture' } },
    async (request, reply) => {
      const { file } = request.params;
      reply.header('content-security-policy', picturePolicy);
      const asked = askedPicture(file);
      if (asked) return servePicture(images, asked, { request, reply });
      return sendCard(await askedCard(images, file), { request, reply });
    },
  );
  serve(app, readGenerationStatus, () => images.readStatus());
  serve(app, generateBatch, () => images.startBatch(), { limit: 'costly' });
}

function askedPicture(file: string): AskedPicture | null {
  const [, hash, digits, ending] = pictureFile.exec(file) ?? [];
  const width = widths.find((each) => String(each) === digits);
  const format = pictureFormats.find((each) => each === ending);
  return hash && width && format ? { hash, width, format } : null;
}

async function askedCard(images: Images, file: string): Promise<LinkCard> {
  const hash = cardFile.exec(file)?.[1];
  if (hash) return images.readCard(hash);
  const language = siteCardFile.exec(file)?.[1];
  if (isLanguage(language)) return images.readSiteCard(language);
  throw new AppError('image_not_found');
}

async function servePicture(
  images: Images,
  asked: AskedPicture,
  { request, reply }: Asked,
): Promise<FastifyReply> {
  const etag = `"${asked.hash}-${asked.width}-${asked.format}"`;
  reply.header('cache-control', immutable);
  if (sendIfUnchanged(request, reply, etag)) return reply;
  const shown = await images.readPicture(asked);
  if (shown.kind === 'sketch') return sendSketch(shown, asked.hash, { request, reply });
  return reply.type(`image/${asked.format}`).send(shown.bytes);
}

/** The drawing itself, under the address of the picture that will be made of it. */
function sendSketch(
  { gzippedSvg }: Extract<ShownPicture, { kind: 'sketch' }>,
  hash: string,
  { request, reply }: Asked,
): FastifyReply {
  const etag = `"${hash}-svg"`;
  reply.header('cache-control', forNow).header('vary', 'Accept-Encoding');
  if (sendIfUnchanged(request, reply, etag)) return reply;
  reply.type('image/svg+xml');
  if (acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip') {
    return reply.header('content-encoding', 'gzip').send(Buffer.from(gzippedSvg));
  }
  return reply.send(gunzipSync(gzippedSvg));
}

function sendCard({ name, bytes }: LinkCard, { request, reply }: Asked): FastifyReply {
  const etag = `"${name}"`;
  reply
    .header('cache-control', aDay)
    // Other sites show it: that is what it is for.
    .header('cross-origin-resource-policy', 'cross-origin');
  return sendIfUnchanged(request, reply, etag) ? reply : reply.type('image/jpeg').send(bytes);
}
