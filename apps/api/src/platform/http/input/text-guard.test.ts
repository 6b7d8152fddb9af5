import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooDeep, maxDepth } from './text-guard.ts';

describe('how deep a text of JSON is nested', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it('is allowed up to a bound', () => {
    expect(isTooDeep(nested(maxDepth))).toBe(false);
    expect(isTooDeep(nested(maxDepth + 1))).toBe(true);
  });

  it('leaves out what stands in strings', () => {
    const brackets = '[{'.repeat(100);
    for (const text of ['', '"', '\\', '\\"', '"\\', '\\\\"']) {
      expect(isTooDeep(JSON.stringify([text + brackets]))).toBe(false);
      expect(isTooDeep(`[${JSON.stringify(text)},${nested(maxDepth)}]`)).toBe(true);
    }
    expect(isTooDeep(`"${brackets}`)).toBe(false);
  });

  it('is told of any text, however deep it lies', () => {
    const text = fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', ']', 'a') });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (inner, depth) => {
        const open = Array.from({ length: depth }, () => `{${JSON.stringify(inner)}:[`).join('');
        expect(isTooDeep(`${open}${JSON.stringify(inner)}`)).toBe(depth * 2 > maxDepth);
      }),
    );
  });
});
