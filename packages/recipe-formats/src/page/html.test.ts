import { describe, expect, it } from 'vitest';
import { readRecipes } from '../read.ts';
import { parsePage } from './html.ts';

const recipe = `<script type="application/ld+json">{"@type":"Recipe","name":"Soup",
  "recipeIngredient":["200 g carrots","1 onion"],"recipeInstructions":["Cook."]}</script>`;
const page = (filling: string) => `<html><body>${filling}${recipe}</body></html>`;

describe('a page with many tags', () => {
  it.each([
    ['comments', '<!-- an advertisement --><!---->'],
    ['tags in comments', '<!-- <div> -->'],
    ['icons', '<svg><path d="M0 0"/><use href="#a"/></svg>'],
    ['void tags', '<br><hr/><wbr><basefont>'],
    ['scripts that write tags', '<script>write("<div>")</script><style>/* <b> */</style>'],
    ['tags that their parent closes', '<div><span><i class="icon"/></div>'],
  ])('FOOD-04 is read: %s', (_, each) => {
    const html = page(each.repeat(1500));
    expect(parsePage(html)).not.toBeNull();
    const order = { text: html, kind: 'html', format: null, address: null } as const;
    const [read] = readRecipes({ ...order, language: 'en' });
    expect(read?.draft.ingredients).toEqual(['200 g carrots', '1 onion']);
  });

  it.each([
    ['tags within tags', '<div>'],
    ['tags that only look closed', '<div/>'],
    ['icons within icons', '<svg><g>'],
  ])('FOOD-04 is none where it nests too deeply: %s', (_, each) => {
    expect(parsePage(page(each.repeat(1500)))).toBeNull();
  });
});
