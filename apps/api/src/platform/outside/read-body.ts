import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutsideError } from './outside-error.ts';

export interface BodyOptions {
  /** Counted after unpacking. */
  maxBytes: number;
  /** Whether a compressed body is unpacked, or refused. */
  unpacks: boolean;
}

/** The body of a response. Throws `OutsideError`; the connection is closed in any case. */
export async function readBody(response: IncomingMessage, options: BodyOptions): Promise<Buffer> {
  const { maxBytes } = options;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const length = Number(response.headers['content-length']);
    if (length > maxBytes) throw new OutsideError('too_large', `${length} bytes`);
    for await (const chunk of unpacked(response, options) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new OutsideError('too_large', `More than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError('failed', 'The response broke off', error);
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

const unpackers: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Unpacked as a stream: nothing is unpacked beyond the limit. */
function unpacked(response: IncomingMessage, { unpacks }: BodyOptions): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return response;
  const unpacker = unpacks ? unpackers[encoding]?.() : undefined;
  if (unpacker === undefined) throw new OutsideError('failed', 'Comes compressed');
  // The reader of the stream gets the error.
  pipeline(response, unpacker, () => {});
  return unpacker;
}
