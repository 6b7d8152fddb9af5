import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RandomSource } from '#platform/clock.ts';

/** The same reader is counted again after this time. */
const rememberedMilliseconds = 30 * 60_000;
const maxRemembered = 20_000;

const keyBytes = 32;
const bots = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|scrapy/i;

export interface Readers {
  /** Stands for a browser as long as this process lives; its key never leaves the memory. */
  readerOf(request: FastifyRequest): string;
  /** Whether this is the first time within half an hour. */
  isNew(reader: string, what: string): boolean;
}

export function createReaders(parts: { random: RandomSource; clock(): number }): Readers {
  const key = parts.random(keyBytes);
  const seen = new LRUCache<string, number>({ max: maxRemembered });
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    readerOf: (request) => digest(`${request.ip} ${request.headers['user-agent'] ?? ''}`),
    isNew(reader, what) {
      const seenKey = digest(`${reader} ${what}`);
      const before = seen.get(seenKey);
      const now = parts.clock();
      if (before !== undefined && now - before < rememberedMilliseconds) return false;
      seen.set(seenKey, now);
      return true;
    },
  };
}

/** By what they say of themselves; browsers that fetch a page in advance as well. */
export function isBot({ headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  return agent === '' || bots.test(agent) || (headers['sec-purpose'] ?? '').includes('prefetch');
}
