import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive; pictures are compressed already. */
export interface ArchiveFile {
  path: string;
  bytes: Uint8Array;
  isCompressed?: boolean;
}

/**
 * A ZIP that is made while it is sent: files are asked for one by one, and only as fast as the receiver reads. What they throw breaks the
 * answer off, so that nobody takes half an archive for a whole one.
 */
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
  const taken = () => {
    if (failure !== null) throw failure;
    const made = chunks;
    chunks = [];
    return made;
  };
  for await (const { path, bytes, isCompressed = false } of files) {
    const entry = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = changed;
    zip.add(entry);
    entry.push(bytes, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
