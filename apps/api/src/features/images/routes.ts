import { type PictureWidth, pictureWidths } from '@pomona/contract/images';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import '#platform/http/route-config.ts';
import type { Images } from './service.ts';

const pictureFile = /^([0-9a-f]{16,64})-(\d{3,4})\.webp$/;

/** The name says what is in it: any cache may keep it for ever. */
const immutable = 'public, max-age=31536000, immutable';

/** A picture opened by itself is a document: it may do nothing. */
const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

interface Asked {
  hash: string;
  width: PictureWidth;
}

function askedPicture(file: string): Asked {
  const [, hash, digits] = pictureFile.exec(file) ?? [];
  const width = pictureWidths.find((each) => String(each) === digits);
  if (hash === undefined || width === undefined) throw new AppError('image_not_found');
  return { hash, width };
}

/** `GET /api/images/<hash>-<width>.webp`: bytes, not a contract endpoint. */
export function serveImages(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { file: string } }>(
    '/api/images/:file',
    { compress: false, config: { access: 'public', limit: 'read' } },
    async (request, reply) => {
      const { hash, width } = askedPicture(request.params.file);
      const etag = `"${hash}-${width}"`;
      const isKnown = request.headers['if-none-match']?.includes(etag) === true;
      const bytes = isKnown ? null : await images.readPicture(hash, width);
      reply
        .header('cache-control', immutable)
        .header('etag', etag)
        .header('content-security-policy', picturePolicy);
      if (bytes === null) return reply.code(304).send();
      return reply.type('image/webp').send(bytes);
    },
  );
}
