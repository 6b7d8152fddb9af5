import { appendFileSync, readFileSync } from 'node:fs';

export const writeKinds = ['favourite', 'item', 'review', 'recipe'] as const;
export type WriteKind = (typeof writeKinds)[number];

/** Beside these an account is written by signing up, and a message over a socket. */
export type AcknowledgedKind = WriteKind | 'account' | 'message';

/** A write that the server has acknowledged. */
export interface Acknowledged {
  kind: AcknowledgedKind;
  /** E-mail of the account. */
  member: string;
  token: string;
  /** What the write is found by: a recipe's id for favourite and review, an item's id, a title, a client id. */
  key: string;
}

export function recordAcknowledged(file: string, write: Acknowledged): void {
  appendFileSync(file, `${JSON.stringify(write)}\n`, { mode: 0o600 });
}

export function readJournal(file: string): Acknowledged[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Acknowledged => JSON.parse(line));
}
