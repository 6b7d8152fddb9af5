import { describe, expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

const origin = 'https://pomona.test';
const shown = (message: string) =>
  textParts(message, origin).map((part) =>
    part.kind === 'text' ? part.text : `[${part.kind} ${part.text}]`,
  );

describe('CHAT-10 addresses in a message', () => {
  it.each([
    ['no address here', ['no address here']],
    ['see https://example.org/a?b=1#c.', ['see ', '[link https://example.org/a?b=1#c]', '.']],
    ['(https://example.org/x)', ['(', '[link https://example.org/x]', ')']],
    [
      'https://de.wikipedia.org/wiki/Linse_(Pflanze)',
      ['[link https://de.wikipedia.org/wiki/Linse_(Pflanze)]'],
    ],
    ['javascript:alert(1) data:text/html,x', ['javascript:alert(1) data:text/html,x']],
    ['http://', ['http://']],
    ['<https://example.org>', ['<', '[link https://example.org]', '>']],
    ['a\nhttps://example.org\nb', ['a\n', '[link https://example.org]', '\nb']],
  ])('%s', (message, parts) => {
    expect(shown(message)).toEqual(parts);
  });

  it('CHAT-12 those of a recipe on this site are recipes, of another site they are not', () => {
    expect(textParts(`${origin}/recipes/lentil-soup`, origin)).toEqual([
      { kind: 'recipe', text: `${origin}/recipes/lentil-soup`, id: 'lentil-soup' },
    ]);
    expect(shown('https://elsewhere.test/recipes/lentil-soup')[0]).toMatch(/^\[link/);
    expect(shown(`${origin}/recipes/lentil-soup/print`)[0]).toMatch(/^\[link/);
  });

  it('takes time in proportion to the length', () => {
    const start = performance.now();
    textParts(`https://${').'.repeat(1000)}`, origin);
    textParts('https://a '.repeat(200), origin);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
