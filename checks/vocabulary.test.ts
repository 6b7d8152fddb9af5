import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSources } from './source-files.ts';
import { vocabularyProblems } from './vocabulary.ts';

describe('the vocabulary', () => {
  it('is plain in this tree', { timeout: 60_000 }, () => {
    const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));
    expect(sources.size).toBeGreaterThan(1000);
    expect([...sources].flatMap(([path, text]) => vocabularyProblems(path, text))).toEqual([]);
  });

  it('catches a private word in a name, whole parts only', () => {
    expect(vocabularyProblems('a.ts', 'const heldStore = 1; const withheld = 2;')).toEqual([
      'a.ts: heldStore says "held", better: cached',
    ]);
    expect(vocabularyProblems('a.ts', 'export const { asked: request } = form;')).toHaveLength(1);
  });

  it('catches one in the name of a file', () => {
    expect(vocabularyProblems('apps/web/src/platform/list-deeds.ts', '')).toEqual([
      expect.stringContaining('says "deeds"'),
    ]);
  });

  it('catches an archaic word in a comment, and leaves texts alone', () => {
    expect(vocabularyProblems('a.ts', '// For whoever asks.\nlet one;')).toEqual([
      'a.ts: a comment says "whoever"',
    ]);
    expect(vocabularyProblems('a.ts', "let one = 'whoever is asked';")).toEqual([]);
  });
});
