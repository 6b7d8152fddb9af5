import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSubstringIndex } from './substring-index.ts';

it('LIST-09 the words of a search are found where a text contains them, and nowhere else', () => {
  const text = fc
    .array(fc.constantFrom('sopa', 'de', 'lima', 'o', 'oat', 'oats', 'a b', '\n'), { maxLength: 6 })
    .map((words) => words.join(' '));
  const words = fc.constantFrom('o', 'oat', 'ats', 'sopa de', 'opa de l', 'e lima', 'a b', 'zz');
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), words, (texts, search) => {
      const positions = new Uint8Array(texts.length).fill(1);
      createSubstringIndex(texts).keep(search, positions);
      expect([...positions]).toEqual(texts.map((one) => Number(one.includes(search))));
    }),
  );
});
