import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const deflate = promisify(deflateRaw);

/** Stands for the nonce in rendered HTML: random, so that no text of a page can be taken for it. */
export const nonceMarker = randomBytes(24).toString('hex');

/** A piece of a document as a part of a deflate stream. */
interface Segment {
  deflated: Buffer;
  size: number;
  checksum: number;
  /** Kept of all but the first, which is nearly all of a document: the checksum of the whole follows from what comes before. */
  plain: Buffer | null;
}

/** A document without its nonce, which comes between the segments. */
export interface PageDocument {
  segments: readonly Segment[];
  /** Without what other documents hold as well. */
  bytes: number;
}

/** The ends of documents, behind the nonce, by their text: those of many pages are the same. */
const ends = new LRUCache<string, Segment>({ max: 64 });

/** Splits HTML at the nonce marker and compresses each segment by itself. */
export async function createDocument(html: string): Promise<PageDocument> {
  const [start = '', ...rest] = html.split(nonceMarker);
  const isKnown = rest.map((text) => ends.has(text));
  const segments = await Promise.all([createSegment(start, false), ...rest.map(endOf)]);
  const sizes = segments.map(({ plain, deflated }, index) =>
    isKnown[index - 1] === true ? 0 : (plain?.length ?? 0) + deflated.length,
  );
  return { segments, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function endOf(html: string): Promise<Segment> {
  const known = ends.get(html) ?? (await createSegment(html, true));
  ends.set(html, known);
  return known;
}

async function createSegment(html: string, keepsPlain: boolean): Promise<Segment> {
  const plain = Buffer.from(html);
  // A full flush ends on a byte and is not the end of the stream: another block can follow.
  const deflated = await deflate(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const { length: size } = plain;
  return { deflated, size, checksum: crc32(plain), plain: keepsPlain ? plain : null };
}

const plainOf = ({ plain, deflated }: Segment): Buffer =>
  plain ?? inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });

export function plainDocument({ segments }: PageDocument, nonce: string): Buffer {
  const inserted = Buffer.from(nonce);
  return Buffer.concat(
    segments.flatMap((segment, index) =>
      index === 0 ? [plainOf(segment)] : [inserted, plainOf(segment)],
    ),
  );
}

/** Magic number, deflate, no flags, no time, unknown system (RFC 1952, 2.3). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block with fixed codes (RFC 1951, 3.2.6). */
const lastBlock = Buffer.from([3, 0]);

/** Not one gzip member for each segment: Chromium reads the first member only. */
export function gzippedDocument({ segments }: PageDocument, nonce: string): Buffer {
  const inserted = Buffer.from(nonce);
  const block = storedBlock(inserted);
  const parts: Buffer[] = [gzipHeader];
  let checksum = 0;
  let size = 0;
  segments.forEach((segment, index) => {
    if (index > 0) {
      parts.push(block);
      checksum = crc32(inserted, checksum);
      size += inserted.length;
    }
    parts.push(segment.deflated);
    checksum = checksumAfter(checksum, segment);
    size += segment.size;
  });
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(size, 4);
  return Buffer.concat([...parts, lastBlock, trailer]);
}

function checksumAfter(checksum: number, segment: Segment): number {
  // Of no bytes zlib returns the checksum that it starts with.
  if (segment.size === 0) return checksum;
  return segment.plain === null ? segment.checksum : crc32(segment.plain, checksum);
}

/** A block of bytes as they are: its length and the complement of it come first (RFC 1951, 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}
