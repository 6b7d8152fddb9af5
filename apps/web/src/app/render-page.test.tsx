import type { PageRequest } from '@pomona/contract/rendering';
import { describe, expect, it } from 'vitest';
import { makeCard, makeRecipe } from '#test/recipe-samples.ts';
import { makeConfig } from '#test/samples.ts';
import { pageRenderer } from './render-page.tsx';

const assets = { entry: '/assets/main.js', styles: ['/assets/main.css'], modules: [], fonts: [] };
const renderPage = pageRenderer(() => assets);

function ask(url: string, own: Partial<PageRequest> = {}) {
  return renderPage({
    url,
    language: 'en',
    origin: 'https://pomona.example',
    nonce: 'n0nce',
    read: async (address) =>
      address === '/api/config'
        ? { status: 200, body: makeConfig() }
        : { status: 404, body: { code: 'recipe_not_found', detail: 'Recipe not found' } },
    ...own,
  });
}

/** A server with one recipe. */
async function readRecipes(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://pomona.example');
  if (pathname === '/api/config') return { status: 200, body: makeConfig() };
  if (pathname === '/api/recipes/lentil-soup') return { status: 200, body: makeRecipe() };
  if (!/^\/api\/recipes\/?$/.test(pathname)) return { status: 200, body: [] };
  const cards = [makeCard()];
  const page = { recipes: cards, total: 1, total_is_exact: true, in_all: 1, next_cursor: null };
  return { status: 200, body: searchParams.has('page') ? page : cards };
}

it('SHOP-09 the shell is the same for everybody and reads nothing', async () => {
  const read = async () => Promise.reject(new Error('Nothing is read for it'));
  const shell = await ask('/offline-shell', { read, language: 'de' });
  expect(shell).toMatchObject({ status: 200, isCacheable: true });
  expect(shell.html).toContain('<div id="root"></div>');
  expect((await ask('/offline-shell?x=1', { read })).isCacheable).toBe(false);
});

describe('a page drawn by the server', () => {
  it('NAV-08 carries title, description, canonical address and Open Graph', async () => {
    const { status, html } = await ask('/login?from=/wellness');
    expect(status).toBe(200);
    expect(html).toContain('<title>Login · Pomona</title>');
    expect(html).toContain('<meta name="description" content="Sign in to your Pomona kitchen.">');
    expect(html).toContain('<link rel="canonical" href="https://pomona.example/login">');
    expect(html).toContain('<meta property="og:title" content="Login · Pomona">');
  });

  it.each([
    ['/', 'website', /figures you can trace · Pomona$/, /Food that fits/],
    ['/recipes', 'website', /^Recipes · Pomona$/, /^Recipes$/],
    ['/recipes/lentil-soup', 'article', /^Lentil Soup · Pomona$/, /^Lentil Soup$/],
  ])('REC-08 %s can be described and shared', async (url, kind, title, heading) => {
    const { html, status } = await ask(url, { read: readRecipes });
    expect(status).toBe(200);
    const found = (pattern: RegExp) => pattern.exec(html)?.[1];
    const content = (name: string) =>
      found(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`));
    expect(found(/<title>([^<]*)<\/title>/)).toMatch(title);
    expect(found(/<h1[^>]*>(.*?)<\/h1>/)?.replaceAll(/<[^>]*>/g, '')).toMatch(heading);
    expect(content('description')?.length).toBeGreaterThan(20);
    expect(content('og:title')).toMatch(title);
    expect(content('og:description')).toBe(content('description'));
    expect(content('og:type')).toBe(kind);
    const address = `https://pomona.example${url}`;
    expect(content('og:url')).toBe(address);
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(content('og:image')).toMatch(/^https:\/\/pomona\.example\/api\/images\/.+card.*\.jpg$/);
  });

  it('REC-13 names its address in each language, and its own as the canonical one', async () => {
    const address = 'https://pomona.example/login';
    const { html } = await ask('/login?lang=de', { language: 'de' });
    expect(html).toContain(`<link rel="canonical" href="${address}?lang=de">`);
    expect(html).toContain(`<link rel="alternate" href="${address}" hreflang="x-default">`);
    expect(html).toContain(`<link rel="alternate" href="${address}" hreflang="en">`);
    expect(html).toContain(`<link rel="alternate" href="${address}?lang=fr" hreflang="fr">`);
  });

  it('I18N-02 is drawn in the language asked for', async () => {
    const { html } = await ask('/login', { language: 'de' });
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Willkommen zurück');
  });

  it.each([
    ['en', 'Part of this page is missing.', 'Reload the page'],
    ['de', 'Ein Teil dieser Seite fehlt.', 'Seite neu laden'],
  ] as const)(
    'brings the notice that scripts which cannot be had could not bring (%s)',
    async (language, text, reload) => {
      const { html } = await ask('/terms', { language });
      const below = html.slice(html.indexOf('</main>'));
      expect(below).toContain(text);
      expect(below).toMatch(new RegExp(`<a href="" class="[^"]+">${reload}</a>`));
      expect(html.match(/role="alert" class="hidden /g)).toHaveLength(2);
    },
  );

  it('carries the data that it was drawn from, and both corners of the bar (NAV-10)', async () => {
    const { html } = await ask('/login');
    const state = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(state ?? '')).toMatchObject({
      language: 'en',
      queries: { queries: [{ queryKey: ['config'] }] },
    });
    expect(html).toContain('Fill in the demo member');
    expect(html).toContain('stored-session:hidden');
  });

  it.each(['/', '/recipes', '/login', '/signup', '/terms', '/profile', '/nowhere'])(
    'fits the security policy on %s: no inline script, style or handler',
    async (url) => {
      const { html } = await ask(url);
      const scripts = html.match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? [];
      expect(scripts.every((tag) => tag.includes('type="application/'))).toBe(true);
      expect(html).not.toMatch(/\sstyle="|<style|\son[a-z]+="/);
    },
  );

  it.each([
    ['/recipes/', '/recipes'],
    ['/recipes/?q=soup', '/recipes?q=soup'],
    ['/login?from=https://evil.example/', '/login'],
    ['/login?from=//evil.example', '/login'],
  ])('NAV-09 leads from %s to %s, the spelling that it knows', async (requested, known) => {
    expect(await ask(requested)).toEqual({ status: 308, html: '', location: known });
  });

  it.each([
    ['/nowhere', 'This page is not on the menu'],
    ['/recipes/no-such-recipe', 'Recipe not found'],
    ['/recipes/no-such-recipe/print', 'No recipe to print'],
    ['/foods/no-such-food', 'Search foods'],
  ])('NAV-09 answers 404 for %s, and keeps it out of search engines', async (url, text) => {
    const { status, html } = await ask(url);
    expect(status).toBe(404);
    expect(html).toContain(text);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it.each([
    '/recipes/.',
    '/recipes/..',
    '/recipes/./print',
    '/foods/.',
    '/foods/%00',
    '/recipes/a%00b/edit',
    `/recipes/${'a'.repeat(129)}`,
  ])('NAV-09 answers 404 for %s, which can be no id, and asks for nothing', async (url) => {
    const addresses: string[] = [];
    const read: PageRequest['read'] = async (address) => {
      addresses.push(address);
      return address === '/api/config'
        ? { status: 200, body: makeConfig() }
        : { status: 500, body: undefined };
    };
    const { status, html } = await ask(url, { read });
    expect(status).toBe(404);
    expect(html).toContain('This page is not on the menu');
    expect(addresses.filter((address) => address !== '/api/config')).toEqual([]);
  });

  it('DETAIL-01 answers 404 for a recipe that is not there, and leads to those that are', async () => {
    const { status, html } = await ask('/recipes/no-such-recipe');
    expect(status).toBe(404);
    expect(html).toContain('<h1');
    expect(html).toContain('Recipe not found');
    expect(html).toMatch(/<a [^>]*href="\/recipes"[^>]*>Browse Recipes/);
  });

  it('is still drawn when its data cannot be had, but not as a success', async () => {
    const { status, html } = await ask('/login', {
      read: async () => ({ status: 500, body: undefined }),
    });
    expect(status).toBe(503);
    expect(html).toContain('Welcome back');
  });

  it('DETAIL-01 with a section that throws is the recipe still, and is not stored', async () => {
    const recipe = makeRecipe({ id: 'soup', title: 'Leek Soup' });
    const answers: Record<string, unknown> = {
      '/api/config': makeConfig(),
      '/api/recipes/soup': recipe,
      '/api/recipes/soup/similar': [{ id: 'broken' }],
    };
    const { status, html, isCacheable } = await ask('/recipes/soup', {
      read: async (address) =>
        address in answers
          ? { status: 200, body: answers[address] }
          : { status: 404, body: { code: 'recipe_not_found', detail: 'Recipe not found' } },
    });
    expect(html).toContain('Leek Soup</h1>');
    expect(html).toContain('<!--$!-->');
    expect(status).toBe(200);
    expect(isCacheable).toBe(false);
  });

  it('lets no text close the script that carries the data', async () => {
    const evil = makeConfig({ version: '</script><script>alert(1)</script>' });
    const { html } = await ask('/login', { read: async () => ({ status: 200, body: evil }) });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('\\u003c/script>');
  });
});

describe('a page that may be cached', () => {
  it.each(['/', '/recipes', '/recipes?q=plum&sort=time', '/login?from=/wellness', '/terms'])(
    'is public, and knows everything in its address: %s',
    async (url) => expect((await ask(url)).isCacheable).toBe(true),
  );

  it.each(['/recipes?utm=1', '/?page=2', '/login?from=/wellness&x=y', '/profile', '/nowhere'])(
    'is not a page of members, nor one with unknown parameters: %s',
    async (url) => expect((await ask(url)).isCacheable).toBe(false),
  );
});

describe('a form that was posted without scripts and refused', () => {
  const inputs = (html: string) =>
    Object.fromEntries(
      (html.match(/<input[^>]*>/g) ?? []).map((tag) => [/name="(\w+)"/.exec(tag)?.[1], tag]),
    );

  it('AUTH-06 says why, with the e-mail in its field', async () => {
    const detail = 'Invalid email or password';
    const { html } = await ask('/login', {
      form: {
        values: { email: 'ada@example.org' },
        problem: { refusal: { code: 'login_failed', detail } },
      },
    });
    expect(html).toMatch(new RegExp(`<p role="alert"[^>]*>${detail}</p>`));
    expect(inputs(html).email).toContain('value="ada@example.org"');
    expect(inputs(html).password).not.toContain('value=');
  });

  it('AUTH-08 says what is missing, at the fields as well', async () => {
    const { html } = await ask('/signup', {
      language: 'de',
      form: {
        values: { name: 'Ada', email: 'ada@example.org', agrees: 'on' },
        problem: { checks: ['mismatch', 'not-agreed'] },
      },
    });
    expect(html).toContain('Gib in beiden Feldern dasselbe Passwort ein.');
    expect(inputs(html).name).toContain('value="Ada"');
    expect(inputs(html).agrees).toContain('checked');
    expect(inputs(html).confirmation).toContain('aria-invalid="true"');
  });

  it('AUTH-09 names the field that the server refused', async () => {
    const errors = [{ path: 'body.name', message: 'Too long' }];
    const { html } = await ask('/signup', {
      form: {
        values: { name: 'Ada' },
        problem: { refusal: { code: 'validation_failed', detail: 'Not valid', errors } },
      },
    });
    expect(html).toContain('Too long');
    expect(html).toContain('Not valid');
  });
});

it('LIST-05 the search is a form that browsers send themselves, filters included', async () => {
  const { html } = await ask('/recipes?q=plum&diet=Vegan');
  const form = /<form[^>]*action="\/recipes"[^>]*>.*?<\/form>/.exec(html)?.[0] ?? '';
  expect(form).not.toContain('method="post"');
  expect(form).toMatch(/<input type="hidden" name="diet" value="Vegan"/);
  expect(form.match(/name="q"/g)).toHaveLength(1);
});
