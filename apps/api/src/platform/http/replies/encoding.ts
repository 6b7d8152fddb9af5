import Negotiator from 'negotiator';
import { remembered } from '#platform/bounded-memory.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest of our encodings that an `Accept-Encoding` header allows (RFC 9110, 12.5.3). */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding {
  const accepted = encodingsIn(header ?? '');
  return offered.find((encoding) => accepted.has(encoding)) ?? 'identity';
}

const encodingsIn = remembered(200, (header) => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return new Set(negotiator.encodings(['br', 'gzip', 'identity']));
});
