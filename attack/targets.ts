import * as fc from 'fast-check';
import { tricked } from './calls/addresses.ts';
import type { Step } from './calls/call.ts';
import type { KnownIds } from './calls/known-ids.ts';
import type { Operation } from './calls/openapi.ts';
import { callsOf, sequencesOf } from './calls/operation-calls.ts';
import { formCalls, forms, pageCalls, pages } from './calls/page-calls.ts';
import { rawCalls } from './calls/raw-calls.ts';

/** What is attacked, and how: each attempt is one call or several in a row. */
export interface Target {
  name: string;
  attempts: fc.Arbitrary<readonly Step[]>;
  /** Of all calls, compared with other targets. */
  weight: number;
}

export interface Site {
  operations: readonly Operation[];
  known: KnownIds;
  /** Addresses of scripts, styles and pictures that its pages name. */
  files: readonly string[];
  /** An API may be served without pages. */
  hasPages: boolean;
}

export function targetsOf({ operations, known, files, hasPages }: Site): Target[] {
  const one = (calls: fc.Arbitrary<Step>) => calls.map((call): Step[] => [call]);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const odd = fc.constantFrom('/', '/api/recipes', '/assets/x', '/api/images/x.png', '/metrics');
  return [
    ...operations.map((operation) => ({
      name: operation.name,
      attempts: one(callsOf(operation, known)),
      weight: 2,
    })),
    ...tags.map((tag) => ({
      name: `sequence: ${tag}`,
      attempts: sequencesOf(
        operations.filter((operation) => operation.tag === tag),
        known,
      ),
      weight: 4,
    })),
    ...(hasPages ? pagesOf(known) : []),
    ...(files.length > 0
      ? [{ name: 'files', attempts: one(filesOf(files, known)), weight: 6 }]
      : []),
    {
      name: 'other addresses',
      attempts: one(tricked(odd).chain((p) => pageCalls(p, known))),
      weight: 2,
    },
    { name: 'raw sockets', attempts: one(rawCalls), weight: 6 },
  ];
}

function pagesOf(known: KnownIds): Target[] {
  const formPaths = Object.keys(forms).filter((path): path is keyof typeof forms => path in forms);
  return [
    ...pages.map((path) => ({
      name: `page ${path}`,
      attempts: pageCalls(path, known).map((call) => [call]),
      weight: 1,
    })),
    ...formPaths.map((path) => ({
      name: `form ${path}`,
      attempts: formCalls(path).map((call) => [call]),
      weight: 2,
    })),
  ];
}

const filesOf = (files: readonly string[], known: KnownIds) =>
  fc.constantFrom(...files).chain((file) => pageCalls(file, known));
