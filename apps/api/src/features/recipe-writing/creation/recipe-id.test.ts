import { describe, expect, it } from 'vitest';
import { newRecipeId, slugOf } from './recipe-id.ts';

describe('FOOD-03 the address of a recipe', () => {
  it.each([
    ['Carrot soup', 'carrot-soup'],
    ['  Crème brûlée, 2× schneller! ', 'creme-brulee-2-schneller'],
    ['Königsberger Klöße', 'konigsberger-klosse'],
    ['Œufs à l’ancienne', 'oeufs-a-lancienne'],
    ['Smørrebrød', 'smorrebrod'],
    ['Ḧäłf ½ ﬁsh', 'half-1-2-fish'],
    ['new', 'new'],
    ['Борщ', 'recipe'],
    ['红烧肉', 'recipe'],
    ['🍲', 'recipe'],
    ['2 x 3', '2-x-3'],
    ['1 2 3', 'recipe'],
    ['../../etc/passwd', 'etc-passwd'],
  ])('%s is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('ends at a word, and never grows too long', () => {
    expect(slugOf(`${'carrot '.repeat(28)}`)).toBe(
      'carrot-carrot-carrot-carrot-carrot-carrot-carrot-carrot',
    );
    expect(slugOf('x'.repeat(200))).toBe('x'.repeat(60));
  });

  it('REC-07 has an end that tells nothing of others, and is nobody’s word', () => {
    const bytes = (count: number) => Uint8Array.from({ length: count }, (_, at) => at * 40);
    expect(newRecipeId('Import', bytes)).toMatch(/^import-[2-9b-df-hj-np-tv-xz]{6}$/);
  });
});
