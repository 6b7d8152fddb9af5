import { describe, expect, it } from 'vitest';
import type { PageHead } from '#platform/page.ts';
import { documentOf, shellDocumentOf } from './document.ts';

function htmlOf(head: PageHead): string {
  return documentOf({
    head,
    language: 'fr',
    messages: {},
    origin: 'https://pomona.example',
    nonce: 'n',
    path: '/recipes/soup',
    assets: { entry: '/assets/main.js', modules: [], styles: [], fonts: [] },
    body: '',
    notice: '',
    queries: { mutations: [], queries: [] },
  });
}

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1];

it('names the owner of the page for what is reserved before the first paint', () => {
  expect(htmlOf({ description: 'Mine.', owner: 'member-1' })).toContain('data-owner="member-1"');
  expect(htmlOf({ description: 'All.' })).toContain('data-owner=""');
});

it('has behind its nonce only what other pages have as well', () => {
  const [before = '', behind] = htmlOf({ description: 'All.' }).split('nonce="n"');
  expect(before).toContain('id="state">{"language":"fr","queries":');
  expect(behind).toBe(
    '></script><script type="application/json" id="messages">{}</script></body></html>',
  );
});

describe('what a link to a page shows elsewhere', () => {
  const hash = 'a'.repeat(32);

  it('is the card of the recipe, with its size and its title', () => {
    const image = `/api/images/${hash}-800.webp`;
    const html = htmlOf({ title: 'Soup & more', description: 'Red.', image });
    expect(contentOf(html, 'og:image')).toBe(`https://pomona.example/api/images/${hash}-card.jpg`);
    expect(contentOf(html, 'og:image:width')).toBe('1200');
    expect(contentOf(html, 'og:image:height')).toBe('630');
    expect(contentOf(html, 'og:image:alt')).toBe('Soup &amp; more · Pomona');
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  });

  it.each([undefined, '', '/fallback-dish.svg', 'https://elsewhere.example/a.webp'])(
    'is the card of the house for a page whose picture is %s',
    (image) => {
      const html = htmlOf({ description: 'All.', ...(image !== undefined && { image }) });
      expect(contentOf(html, 'og:image')).toBe(
        'https://pomona.example/api/images/site-card-fr.jpg',
      );
    },
  );
});

it('SHOP-09 the shell for a start without a network holds scripts and styles and nothing of a page', () => {
  const html = shellDocumentOf({
    language: 'de',
    nonce: 'n',
    assets: {
      entry: '/assets/main.js',
      modules: ['/assets/shared.js'],
      styles: ['/a.css'],
      fonts: [],
    },
    notice: '<p>notice</p>',
  });
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<script src="/boot.js?shell" data-entry="/assets/main.js"');
  expect(html).toContain('<link rel="manifest" href="/app.de.webmanifest">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain(
    '<div id="root"></div><p>notice</p><script type="application/json" nonce="n"></script></body>',
  );
  expect(html).not.toContain('id="state"');
});
