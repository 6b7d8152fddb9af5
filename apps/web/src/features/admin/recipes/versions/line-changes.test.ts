import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineChanges } from './line-changes.ts';

const written = (before: string[], after: string[]) =>
  lineChanges(before, after).map((change) =>
    change.kind === 'changed'
      ? `${change.before} > ${change.after}`
      : `${{ same: '=', added: '+', removed: '-' }[change.kind]} ${change.text}`,
  );

describe('ADMIN-06 the lines of two versions', () => {
  it('are kept, removed, added and changed', () => {
    expect(
      written(
        ['200 g red lentils', '1 onion', '1 l water', 'salt'],
        ['250 g red lentils', '1 l water', '2 cloves of garlic', 'salt'],
      ),
    ).toEqual([
      '200 g red lentils > 250 g red lentils',
      '- 1 onion',
      '= 1 l water',
      '+ 2 cloves of garlic',
      '= salt',
    ]);
  });

  it('are removed and added where nothing is alike, and where one is moved', () => {
    expect(written(['butter'], ['olive oil'])).toEqual(['- butter', '+ olive oil']);
    expect(written(['salt', 'oil', 'rice'], ['oil', 'rice', 'salt'])).toEqual([
      '- salt',
      '= oil',
      '= rice',
      '+ salt',
    ]);
    expect(written([], [])).toEqual([]);
  });

  it('hold both versions whole, whatever they say', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'a b', 'a c', 'd'), { maxLength: 12 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const changes = lineChanges(before, after);
        const side = (own: 'before' | 'after', without: 'added' | 'removed') =>
          changes.flatMap((change) => {
            if (change.kind === 'changed') return change[own];
            return change.kind === without ? [] : change.text;
          });
        expect(side('before', 'added')).toEqual(before);
        expect(side('after', 'removed')).toEqual(after);
      }),
    );
  });
});
