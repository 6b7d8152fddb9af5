import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest of our encodings that an `Accept-Encoding` header allows (RFC 9110, 12.5.3). */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding {
  const accepted = encodings.memo(header ?? '');
  return offered.find((encoding) => accepted.has(encoding)) ?? 'identity';
}

const encodings = new LRUCache({ max: 200, memoMethod: encodingsIn });

function encodingsIn(header: string): ReadonlySet<string> {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return new Set(negotiator.encodings(['br', 'gzip', 'identity']));
}
