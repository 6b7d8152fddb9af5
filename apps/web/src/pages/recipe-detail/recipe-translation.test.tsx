// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';

const path = '/recipes/lentil-soup';
const written = makeRecipe({ language: 'fr', title: 'Soupe de lentilles' });
const original = { language: written.language, title: written.title };

it('REC-13 says what a text was translated from, and shows the original', async () => {
  const { person } = await renderPage(path, {
    answers: {
      readRecipe: ({ query }) =>
        query.get('text') === 'original' ? written : makeRecipe({ original }),
      listReviews: () => [],
    },
  });
  expect(await screen.findByText('Translated from French.', { exact: false })).toBeDefined();
  expect(screen.queryByText(/^The original was changed/)).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Show the original' }));
  const title = await screen.findByRole('heading', { level: 1, name: written.title });
  expect(title.lang).toBe('fr');
  await person.click(screen.getByRole('link', { name: 'Show in English' }));
  expect(await screen.findByRole('link', { name: 'Show the original' })).toBeDefined();
});

it('REC-13 says that the original was changed after its translation', async () => {
  const recipe = makeRecipe({ original, is_translation_outdated: true });
  await renderPage(path, { answers: { readRecipe: () => recipe, listReviews: () => [] } });
  expect((await screen.findByText(/^The original was changed/)).role).toBe('note');
});

it('REC-13 says nothing of a recipe in the language of the reader', async () => {
  await renderPage(path, { answers: { readRecipe: () => makeRecipe(), listReviews: () => [] } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Show the original' })).toBeNull();
});
