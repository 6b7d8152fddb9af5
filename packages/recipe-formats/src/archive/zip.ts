import { type UnzipFileInfo, unzipSync } from 'fflate';
import { ArchiveError, archiveLimits, type FileProblem } from './limits.ts';

export interface ZipEntry {
  /** Of the entry as it is written, without what leads out of a folder. */
  path: string;
  content: Uint8Array | { problem: FileProblem };
}

/** Counts what is unpacked, nested archives included. */
export interface Budget {
  entries: number;
  bytes: number;
}

export const newBudget = (): Budget => ({
  entries: archiveLimits.entries,
  bytes: archiveLimits.unpackedBytes,
});

const batchEntries = 50;
const batchBytes = 8_388_608;

/** An entry of a few bytes may be any number of times as large. */
const freeBytes = 1_048_576;

const signature = [0x50, 0x4b];

export const isZip = (bytes: Uint8Array): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * The entries that `isRead` accepts by their path, in the order of the directory. Sizes are checked before anything is unpacked, and
 * no entry gives more than its directory says. Throws `ArchiveError` for what is no archive or too much.
 */
export function* zipEntries(
  bytes: Uint8Array,
  budget: Budget,
  isRead: (path: string) => boolean,
): Generator<ZipEntry> {
  const chosen = listEntries(bytes, budget)
    .map((info) => ({ info, path: plainPath(info.name) }))
    .filter(({ path }) => path !== '' && isRead(path));
  for (const { info } of chosen) {
    budget.bytes -= sizeProblem(info) === null ? info.originalSize : 0;
    if (budget.bytes < 0) throw new ArchiveError('too_large_unpacked');
  }
  for (const batch of batchesOf(chosen)) {
    const names = batch.flatMap(({ info }) => (sizeProblem(info) === null ? info.name : []));
    const unpacked = unpack(bytes, names);
    for (const { info, path } of batch) {
      const problem = sizeProblem(info);
      const content = unpacked.get(info.name);
      if (problem !== null) yield { path, content: { problem } };
      else if (content?.length === info.originalSize) yield { path, content };
      else yield { path, content: { problem: 'broken' } };
    }
  }
}

/** Each name once, the last entry of it, as other programs unpack them. */
function listEntries(bytes: Uint8Array, budget: Budget): UnzipFileInfo[] {
  const entries = new Map<string, UnzipFileInfo>();
  try {
    unzipSync(bytes, {
      filter: (info) => {
        budget.entries -= 1;
        if (budget.entries < 0) throw new ArchiveError('too_many_files');
        entries.set(info.name, info);
        return false;
      },
    });
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('broken_archive');
  }
  return [...entries.values()];
}

function sizeProblem({ size, originalSize, compression }: UnzipFileInfo): FileProblem | null {
  if (compression !== 0 && compression !== 8) return 'broken';
  // What is stored in less room than it needs unpacked was not compressed by any program.
  if (size > originalSize * 1.02 + 1024) return 'broken';
  if (originalSize > archiveLimits.entryBytes) return 'too_large';
  const isBomb = originalSize > freeBytes && originalSize > size * archiveLimits.ratio;
  return isBomb ? 'too_large' : null;
}

interface Chosen {
  info: UnzipFileInfo;
  path: string;
}

function* batchesOf(chosen: readonly Chosen[]): Generator<Chosen[]> {
  let batch: Chosen[] = [];
  let bytes = 0;
  for (const each of chosen) {
    if (batch.length === batchEntries || bytes > batchBytes) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(each);
    bytes += each.info.originalSize;
  }
  if (batch.length > 0) yield batch;
}

/** A broken one among them leaves the others. */
function unpack(bytes: Uint8Array, names: readonly string[]): Map<string, Uint8Array> {
  const together = unpackAll(bytes, names);
  if (together !== null) return together;
  return new Map(names.flatMap((name) => [...(unpackAll(bytes, [name]) ?? [])]));
}

function unpackAll(bytes: Uint8Array, names: readonly string[]): Map<string, Uint8Array> | null {
  const chosen = new Set(names);
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: ({ name }) => chosen.has(name) })));
  } catch {
    return null;
  }
}

const maxPathLength = 200;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is removed
const controls = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** It names an entry for people, and never a file of this machine. */
export function plainPath(name: string): string {
  const parts = name
    .toWellFormed()
    .replace(controls, '')
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..');
  return name.endsWith('/') ? '' : parts.join('/').slice(-maxPathLength);
}
