import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOfText } from '#platform/http/replies/conditional.ts';
import { acceptedEncoding, type Encoding } from '#platform/http/replies/encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface EncodedBody {
  bytes: Buffer;
  encoding: Encoding;
  etag: string;
}

/** Of the list of 500 it takes a seventh of the time of 9 and 3 % more bytes: it is made anew after each review. */
const bodyQuality = 7;

/** A body for many calls, with the same tag in every encoding; compresses in libuv's thread pool. */
export async function encodedBody(text: string, encoding: Encoding): Promise<EncodedBody> {
  return { bytes: await encoded(Buffer.from(text), encoding), encoding, etag: etagOfText(text) };
}

async function encoded(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return compressGzip(bytes, { level: 9 });
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bodyQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    },
  });
}

/** A window that takes the whole body: with the default one of 4 MB a body of 5 kB costs a hundred times as much. */
function windowBits(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + 1));
  return Math.min(
    Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );
}

/** A smaller response fits one packet anyway. */
const minBytes = 1024;
/** A quarter of the time of 4, for a twentieth more bytes. */
const quickly = {
  [constants.BROTLI_PARAM_QUALITY]: 2,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/** The body of a single call, in an encoding that the client accepts. */
export async function quicklyEncoded(
  text: string,
  acceptEncoding: string | undefined,
): Promise<{ bytes: Buffer; encoding: Encoding }> {
  const bytes = Buffer.from(text);
  const encoding = bytes.length < minBytes ? 'identity' : acceptedEncoding(acceptEncoding);
  if (encoding === 'br') {
    return { bytes: await compressBrotli(bytes, { params: quickly }), encoding };
  }
  return { bytes: encoding === 'gzip' ? await compressGzip(bytes) : bytes, encoding };
}
