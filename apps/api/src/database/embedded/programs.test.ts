import { expect, it } from 'vitest';
import { EmbeddedError } from './embedded-error.ts';
import { startFailure } from './programs.ts';

it.each([
  [
    'initdb: error: could not write to file "x": No space left on device\ninitdb: removing contents',
    /^The embedded PostgreSQL could not be started \(could not write .*\)\. The disk is full/,
  ],
  ['spawn /opt/bin/initdb ENOENT', /needs glibc.*Set DATABASE_URL/],
  [
    "/lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.34' not found (required by postgres)",
    /needs glibc.*DATABASE_URL/,
  ],
  ['error while loading shared libraries: libpq.so.5', /DATABASE_URL/],
  [
    '2026-11-21 06:00:00.000 UTC [7] FATAL:  database files are incompatible with server\nDETAIL: more',
    /\(FATAL: {2}database files are incompatible with server\)\. .*restore a backup/,
  ],
  ["EACCES: permission denied, mkdir '/x'", /name another one in POMONA_DATA/],
  ['initdb: error: could not look up effective user ID 1234: user does not exist', /\/etc\/passwd/],
  ['', /DATABASE_URL/],
])('tells in one line what is wrong and what helps: %s', (output, message) => {
  const failure = startFailure(output);
  expect(failure).toBeInstanceOf(EmbeddedError);
  expect(failure.message).toMatch(message);
  expect(failure.message).not.toContain('\n');
});
