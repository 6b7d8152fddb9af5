import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutsideError } from './outside-error.ts';

export interface BodyOptions {
  /** Most bytes, counted after unpacking. */
  mostBytes: number;
  /** Whether a body that comes compressed is unpacked, or refused. */
  unpacks: boolean;
}

/** The body of an answer. Throws `OutsideError`; the connection is closed in any case. */
export async function readBody(answer: IncomingMessage, options: BodyOptions): Promise<Buffer> {
  const { mostBytes } = options;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const length = Number(answer.headers['content-length']);
    if (length > mostBytes) throw new OutsideError('too_large', `${length} bytes`);
    for await (const chunk of unpacked(answer, options) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) throw new OutsideError('too_large', `More than ${mostBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError('failed', 'The answer broke off', error);
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks);
}

const unpackers: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Unpacked bit by bit: whoever reads stops where it becomes too much, and no more is unpacked. */
function unpacked(answer: IncomingMessage, { unpacks }: BodyOptions): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return answer;
  const unpacker = unpacks ? unpackers[encoding]?.() : undefined;
  if (unpacker === undefined) throw new OutsideError('failed', 'Comes compressed');
  // What fails is told to whoever reads.
  pipeline(answer, unpacker, () => {});
  return unpacker;
}
