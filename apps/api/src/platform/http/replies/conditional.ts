import { createHash } from 'node:crypto';

/** A strong tag for an answer that follows from these inputs alone. */
export function etagOf(...inputs: readonly unknown[]): string {
  const digest = createHash('sha256').update(JSON.stringify(inputs)).digest('base64url');
  return `"${digest.slice(0, 22)}"`;
}

/** Weak comparison, as RFC 9110, 13.1.2 asks for `If-None-Match`. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
