import { hash } from 'node:crypto';
import type { RandomSource } from '#platform/clock.ts';

const tokenBytes = 16;
const tokenForm = /^[\w-]{22}$/;

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/** The key of a new link, and its SHA-256, which is all that is stored. */
export function newShareToken(random: RandomSource): { token: string; tokenHash: Buffer } {
  const token = random(tokenBytes).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

export const shareTokenHash = (token: string): Buffer | null =>
  tokenForm.test(token) ? hashOf(token) : null;
