import { describe, expect, it } from 'vitest';
import { compacted, compactPath } from './compact.ts';

describe('a path made shorter', () => {
  it.each([
    ['M10 20L13 24Z', 'M10 20l3 4z'],
    ['M10 20Q10.5 19.5 11 21.25', 'M10 20q.5-.5 1 1.3'],
    ['M5 5h.1M8 4h.1', 'M5 5h.1m2.9-1h.1'],
    ['M10 10L20 10ZM30 10L40 10Z', 'M10 10l10 0zm20 0l10 0z'],
    ['M10 10a5 5 0 1 0 10 0Z', 'M10 10a5 5 0 1 0 10 0Z'],
  ])('%s is %s', (path, shorter) => {
    expect(compactPath(path)).toBe(shorter);
  });

  it('leaves everything but paths and the defaults of the root as it is', () => {
    expect(compacted('<path d="M1 1L2 2" stroke-linecap="round"/><rect width="1"/>')).toBe(
      '<path d="M1 1l1 1"/><rect width="1"/>',
    );
  });
});
