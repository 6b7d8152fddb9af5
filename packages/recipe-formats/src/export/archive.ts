import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchiveFile {
  path: string;
  /** Whole, or in pieces as they come. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  isCompressed?: boolean;
}

/** A ZIP as a stream, as fast as the receiver reads. An error destroys it, so that half an archive never looks whole. */
export function archiveOf(files: AsyncIterable<ArchiveFile>, changed: Date): Readable {
  return Readable.from(chunksOf(files, changed), { objectMode: false, highWaterMark: 64 * 1024 });
}

async function* chunksOf(
  files: AsyncIterable<ArchiveFile>,
  changed: Date,
): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else if (chunk.length > 0) chunks.push(chunk);
  });
  const takeChunks = () => {
    if (failure !== null) throw failure;
    const taken = chunks;
    chunks = [];
    return taken;
  };
  for await (const { path, bytes, isCompressed = false } of files) {
    const entry = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = changed;
    zip.add(entry);
    if (bytes instanceof Uint8Array) entry.push(bytes, true);
    else {
      for await (const piece of bytes) {
        entry.push(piece);
        yield* takeChunks();
      }
      entry.push(new Uint8Array(0), true);
    }
    yield* takeChunks();
  }
  zip.end();
  yield* takeChunks();
}
