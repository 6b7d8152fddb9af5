import { gunzipSync } from 'node:zlib';
import {
  pictureFormats,
  pictureWidths,
  portraitWidth,
  readBatch,
  readGenerationStatus,
} from '@pomona/contract/images';
import { isLanguage } from '@pomona/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { sendIfUnchanged } from '#platform/http/replies/conditional.ts';
import { acceptedEncoding } from '#platform/http/replies/encoding.ts';
import { serve } from '#platform/http/serve.ts';
import '#platform/http/route-config.ts';
import type { Images, LinkCard, PictureFileKey, ShownPicture } from './service.ts';

const pictureFile = /^([0-9a-f]{16,64})-(\d{3,4})\.(avif|webp)$/;
const cardFile = /^([0-9a-f]{16,64})-card\.jpg$/;
const siteCardFile = /^site-card-([a-z]{2})\.jpg$/;

/** The name is a hash of the content. */
const immutable = 'public, max-age=31536000, immutable';
/** A person may take it away. */
const personal = 'private, max-age=600';
/** The picture takes its place soon. */
const revalidate = 'no-cache';
/** The words on a card may change with its recipe. */
const aDay = 'public, max-age=86400';

/** A picture opened by itself is a document: it may do nothing. */
const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

const widths: readonly number[] = [...pictureWidths, portraitWidth];

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Bytes under `/api/images/`, which are no contract endpoints, and how far the pictures are. */
export function serveImages(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { file: string } }>(
    '/api/images/:file',
    { compress: false, config: { access: 'public', limit: 'picture' } },
    async (request, reply) => {
      const { file } = request.params;
      reply.header('content-security-policy', picturePolicy);
      const picture = pictureFileIn(file);
      if (picture) return servePicture(images, picture, { request, reply });
      return sendCard(await readCard(images, file), { request, reply });
    },
  );
  serve(app, readGenerationStatus, () => images.readStatus());
  serve(app, readBatch, async () => ({ batch: await images.readBatch() }));
}

function pictureFileIn(file: string): PictureFileKey | null {
  const [, hash, digits, ending] = pictureFile.exec(file) ?? [];
  const width = widths.find((each) => String(each) === digits);
  const format = pictureFormats.find((each) => each === ending);
  return hash && width && format ? { hash, width, format } : null;
}

async function readCard(images: Images, file: string): Promise<LinkCard> {
  const hash = cardFile.exec(file)?.[1];
  if (hash) return images.readCard(hash);
  const language = siteCardFile.exec(file)?.[1];
  if (isLanguage(language)) return images.readSiteCard(language);
  throw new AppError('image_not_found');
}

async function servePicture(
  images: Images,
  file: PictureFileKey,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const etag = `"${file.hash}-${file.width}-${file.format}"`;
  reply.header('cache-control', file.width === portraitWidth ? personal : immutable);
  if (sendIfUnchanged(request, reply, etag)) return reply;
  const shown = await images.readPicture(file);
  if (shown.kind === 'sketch') return sendSketch(shown, file.hash, { request, reply });
  return reply.type(`image/${file.format}`).send(shown.bytes);
}

/** The drawing itself, under the address of the picture that will be made of it. */
function sendSketch(
  { gzippedSvg }: Extract<ShownPicture, { kind: 'sketch' }>,
  hash: string,
  { request, reply }: Exchange,
): FastifyReply {
  const etag = `"${hash}-svg"`;
  reply.header('cache-control', revalidate).header('vary', 'Accept-Encoding');
  if (sendIfUnchanged(request, reply, etag)) return reply;
  reply.type('image/svg+xml');
  if (acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip') {
    return reply.header('content-encoding', 'gzip').send(Buffer.from(gzippedSvg));
  }
  return reply.send(gunzipSync(gzippedSvg));
}

function sendCard({ name, bytes }: LinkCard, { request, reply }: Exchange): FastifyReply {
  const etag = `"${name}"`;
  reply
    .header('cache-control', aDay)
    // Other sites show it: that is what it is for.
    .header('cross-origin-resource-policy', 'cross-origin');
  return sendIfUnchanged(request, reply, etag) ? reply : reply.type('image/jpeg').send(bytes);
}
