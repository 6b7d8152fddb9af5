import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** One body in every encoding that a client may ask for. */
export type EncodedBody = Readonly<Record<Encoding, Buffer>>;

/** Compresses off the main thread, in the runtime's own pool. */
export async function encodedBody(text: string): Promise<EncodedBody> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity, { level: 9 }),
  ]);
  return { br, gzip: zipped, identity };
}

/** Below this a compressed answer saves no packet. */
const smallestBytes = 1024;
/** As quick as gzip and smaller. */
const quickQuality = 4;

/** A body that is made for one call, in the encoding that its caller accepts. */
export async function quicklyEncoded(
  text: string,
  acceptEncoding: string | undefined,
): Promise<{ bytes: Buffer; encoding: Encoding }> {
  const bytes = Buffer.from(text);
  const encoding = bytes.length < smallestBytes ? 'identity' : acceptedEncoding(acceptEncoding);
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quickQuality };
    return { bytes: await compressBrotli(bytes, { params }), encoding };
  }
  return { bytes: encoding === 'gzip' ? await compressGzip(bytes) : bytes, encoding };
}

/** The smallest encoding that an `Accept-Encoding` header allows (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  return encodings.memo(header ?? '');
}

const encodings = new LRUCache({ max: 200, memoMethod: encodingIn });

function encodingIn(header: string): Encoding {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', quality = ''] = part.split(';').map((piece) => piece.trim());
    if (!/^q=0(\.0*)?$/.test(quality)) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
