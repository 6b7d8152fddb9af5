import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { coverageOf, readTests } from './requirements.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('finds a requirement that no test names, and a name that no list knows', () => {
  const list = '| LIST-01 | built | a |\n| LIST-02 | built | b |\n| LIST-03 | later | c |\n';
  const coverage = coverageOf(list, ["it('LIST-01 works')", "it('LIST-77 is a typing error')"]);
  expect(coverage).toEqual({
    named: ['LIST-01'],
    missing: ['LIST-02'],
    later: ['LIST-03'],
    unknown: ['LIST-77'],
  });
});

it('every requirement of the built rooms is named by a test', () => {
  const list = readFileSync(`${root}/docs/requirements.md`, 'utf8');
  const { named, missing, unknown } = coverageOf(list, readTests(root));
  expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  expect(named.length).toBeGreaterThan(50);
});
