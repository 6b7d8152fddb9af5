import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { patternsIn, readVerdicts, regexProblems, writtenPatterns } from './regexes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('patterns over what people send', () => {
  const verdicts = readVerdicts();
  const stored = verdicts.size;

  const problemsOf = (path: string, code: string) =>
    regexProblems(writtenPatterns(new Map([[path, code]])), new Map());

  it('danger 13: none of this tree takes the square of the length', {
    timeout: 900_000,
  }, async () => {
    const patterns = await patternsIn(root);
    expect(patterns.length).toBeGreaterThan(900);
    expect(patterns.some(({ source }) => source.includes('|zutaten'))).toBe(true);
    expect(regexProblems(patterns, verdicts)).toEqual([]);
    expect(verdicts.size, 'npm run check:regexes -- --write stores new ones').toBe(stored);
  });

  it('catch spaces that are looked through from each of them', { timeout: 60_000 }, () => {
    const path = 'packages/recipe-formats/src/read.ts';
    expect(problemsOf(path, 'const all = /a/;\nconst end = /;?\\s*$/;\n')).toEqual([
      `${path}:2 /;?\\s*$/: 2nd degree polynomial`,
    ]);
    expect(problemsOf(path, 'const end = /(?<!\\s)\\s+$/;\n')).toEqual([]);
  });

  it('measure those over short texts', { timeout: 60_000 }, () => {
    const lines = 'packages/food/src/lines/line.ts';
    expect(problemsOf(lines, 'const end = /\\s+$/;\n')).toEqual([]);
    const cubic = 'const end = /^\\s*\\s*\\s*\\s*$/;\n';
    expect(problemsOf(lines, cubic)[0]).toMatch(/polynomial, \d+ ms for 400 characters/);
    expect(problemsOf(lines, 'const end = /^(a+)+$/;\n')[0]).toMatch(/: exponential/);
  });
});
