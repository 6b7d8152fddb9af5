// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, Unreachable } from '#test/fake-api.ts';
import { makeOwnRecipe, makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const open = (answers: Answers) =>
  renderPage('/profile?tab=recipes', {
    token: 'stored',
    answers: {
      readOwnUser: () => makeUser(),
      listOwnRecipes: () => ({
        recipes: [makeOwnRecipe({ id: 'plum-crumble', title: 'Plum Crumble' })],
      }),
      ...answers,
    },
  });

/** What the browser is asked to save from here on. */
function watchSaving() {
  const files: { name: string; text: Promise<string> }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.download) files.push({ name: this.download, text: blob.text() });
  });
  return files;
}

const file = (text: string, name: string) =>
  new Response(text, { headers: { 'content-disposition': `attachment; ${name}` } });

afterEach(() => vi.restoreAllMocks());

describe('the page of a recipe', () => {
  it('FOOD-05 DETAIL-01 gives the recipe as a file to everybody', async () => {
    const files = watchSaving();
    const { person, requests } = await renderPage('/recipes/lentil-soup', {
      answers: {
        readRecipe: () => makeRecipe(),
        listReviews: () => [],
        exportRecipe: () => file('{}', 'filename="lentil-soup.json"'),
      },
    });
    await person.click(await screen.findByRole('button', { name: /^Download for Paprika/ }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['lentil-soup.json']));
    const exported = requests.find(({ name }) => name === 'exportRecipe');
    expect(exported?.query.get('format')).toBe('json-ld');
    expect(exported?.headers.has('authorization')).toBe(false);
  });

  it('SHARE-01 SCALE-01 copies the recipe as text, for the chosen servings', async () => {
    const recipe = makeRecipe({ ingredients: ['200 g red lentils', 'salt'] });
    const { person } = await renderPage('/recipes/lentil-soup', {
      answers: { readRecipe: () => recipe, listReviews: () => [] },
    });
    await person.click(await screen.findByRole('button', { name: 'One serving more' }));
    await screen.findByRole('checkbox', { name: '250 g red lentils' });
    await person.click(await screen.findByRole('button', { name: 'Copy recipe text' }));
    await shownToast('Recipe text copied');
    expect(await navigator.clipboard.readText()).toBe(
      [
        'Lentil Soup',
        '5 servings',
        '',
        '- 250 g red lentils',
        '- salt',
        '',
        '1. Rinse the lentils.',
        '2. Simmer for 20 minutes, then season.',
        '',
        `${window.location.origin}/recipes/lentil-soup`,
      ].join('\n'),
    );
  });

  it('SHARE-01 says so where a browser lets nothing be copied', async () => {
    const { person } = await renderPage('/recipes/lentil-soup', {
      answers: { readRecipe: () => makeRecipe(), listReviews: () => [] },
    });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('', 'NotAllowed'),
    );
    await person.click(await screen.findByRole('button', { name: 'Copy recipe text' }));
    await shownToast('The text could not be copied');
  });
});

describe('files of own recipes', () => {
  it('FOOD-05 saves a recipe and the whole archive under the names that the server gives', async () => {
    const files = watchSaving();
    const { person, requests } = await open({
      exportRecipe: ({ query }) => file(query.get('format') ?? '', 'filename="plum-crumble.cook"'),
      exportOwnRecipes: () => file('zip', "filename*=UTF-8''r%C3%A9cettes.zip"),
    });
    await person.click(await screen.findByRole('button', { name: 'More about Plum Crumble' }));
    await person.click(await screen.findByRole('menuitem', { name: /^Download for Cooklang/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    await person.click(screen.getByRole('button', { name: 'Download all' }));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(files.map(({ name }) => name)).toEqual(['plum-crumble.cook', 'récettes.zip']);
    expect(await files[0]?.text).toBe('cooklang');
    const exported = requests.filter(({ name }) => name.startsWith('export'));
    expect(exported.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer stored',
      'Bearer stored',
    ]);
  });

  it('FOOD-05 says that a file could not be made', async () => {
    const { person } = await open({
      exportOwnRecipes: () => new Unreachable(),
    });
    await person.click(await screen.findByRole('button', { name: 'Download all' }));
    const toast = await shownToast('The file could not be made');
    expect(toast.getByText(/The server could not be reached/)).toBeDefined();
  });
});
