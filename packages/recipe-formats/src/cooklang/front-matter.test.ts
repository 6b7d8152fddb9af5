import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const read = (...lines: string[]) =>
  Object.fromEntries(readFrontMatter(['---', ...lines, '---', 'Mix.'].join('\n')).metadata);

describe('front matter of Cooklang', () => {
  it.each([
    ['plain text', ['title: Pasta alla Norma'], ['Pasta alla Norma']],
    ['quotation marks', ['title: "Say \\"cheese\\""'], ['Say "cheese"']],
    ['single quotation marks', ["title: 'Shepherd''s pie'"], ["Shepherd's pie"]],
    ['a comment', ['title: Soup # of mine'], ['Soup']],
    ['a list in brackets', ['title: [quick, "salt, pepper"]'], ['quick', 'salt, pepper']],
    ['a list line by line', ['title:', '- quick', '- dinner'], ['quick', 'dinner']],
    ['a text over several lines', ['title: >', '  a long', '  text'], ['a long text']],
    ['lines that stay', ['title: |', '  one', '  two'], ['one\ntwo']],
    ['a text that goes on', ['title: a long', '  text'], ['a long text']],
    ['numbers as they are written', ['title: 007'], ['007']],
    ['a time of day', ['title: 1:30'], ['1:30']],
    ['nothing', ['title:'], []],
  ])('FOOD-04 knows %s', (_, lines, values) => {
    expect(read(...lines)).toEqual({ title: values });
  });

  it.each([
    ['a colon within', 'title: Soup: the best', 'Soup: the best'],
    ['a character that YAML reserves', 'title: @home', '@home'],
    ['a bracket that never closes', 'title: [quick, dinner', '[quick, dinner'],
    ['a bracket and more', 'title: [new] soup', '[new] soup'],
    ['brackets without an end', `title: ${'['.repeat(50_000)}`, '['.repeat(50_000)],
    ['an alias of nothing', 'title: *star', ''],
  ])('FOOD-04 takes what is no YAML as it is written: %s', (_, line, value) => {
    expect(read(line, 'servings: 4')).toEqual({ title: value ? [value] : [], servings: ['4'] });
  });

  it('FOOD-04 knows nested keys, in any case', () => {
    expect(read('Time:', '  Prep: 5 min', '  cook: 10 min')).toEqual({
      time: [],
      'time.prep': ['5 min'],
      'time.cook': ['10 min'],
    });
  });

  it('FOOD-04 knows lines with >>, wherever they stand', () => {
    const { metadata, body } = readFrontMatter('>> servings: 4\nMix.\n>> tags: [a, b]');
    expect(Object.fromEntries(metadata)).toEqual({ servings: ['4'], tags: ['a', 'b'] });
    expect(body).toBe('Mix.');
  });
});
