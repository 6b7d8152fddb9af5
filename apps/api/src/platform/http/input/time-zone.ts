import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const fallbackTimeZone = 'UTC';
const maxHeaderLength = 64;

const known = new LRUCache<string, string>({ max: 600, memoMethod: timeZoneIn });

function timeZoneIn(header: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone;
  } catch {
    return fallbackTimeZone;
  }
}

/** Where the member is, by the header `Time-Zone: Europe/Berlin` (WELL-13). */
export function requestTimeZone(request: FastifyRequest): string {
  const header = request.headers['time-zone'];
  if (typeof header !== 'string' || header.length > maxHeaderLength) return fallbackTimeZone;
  return known.memo(header);
}
