import { readFile } from 'node:fs/promises';
import { expect, open, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';

/** Two recipes in one page, as a blog carries them. */
const page = `<!doctype html><html lang="en"><head><title>Plums</title>
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': ['Recipe', 'Article'],
      name: 'Baked Plums with Thyme &amp; Oats',
      prepTime: 'PT15M',
      cookTime: 'PT1H5M',
      recipeYield: '6 servings',
      recipeIngredient: ['500 g plums', '100 g rolled oats', '3 flubberworts'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Halve the plums.' },
        { '@type': 'HowToStep', text: 'Bake until golden.' },
      ],
    },
    {
      '@type': 'Recipe',
      name: 'Cold Plum Soup',
      recipeIngredient: ['400 g plums', '200 g yogurt'],
      recipeInstructions: 'Blend everything.',
    },
  ],
})}</script></head><body><p>Plums, plums.</p></body></html>`;

test('FOOD-04 a page with two recipes: one is chosen, checked in the form, saved, and known the next time', async ({
  page: window,
}) => {
  await arriveAsMember(window);
  await open(window, '/recipes/import');
  await window.getByRole('radio', { name: 'Text', exact: true }).check({ force: true });
  await window.getByLabel('The recipe as text').fill(page);
  await window.getByRole('button', { name: 'Read the recipe' }).click();
  await expect(window.getByText('2 recipes were found')).toBeVisible();
  await expect(window.getByText('1 line is not recognized')).toBeVisible();
  await expect(window.getByText('1 h 5 min').or(window.getByText('65 min'))).toBeVisible();
  await window.getByLabel('Meal').selectOption('Snack');
  await window.getByRole('button', { name: 'Check and save' }).click();
  await expect(window).toHaveURL(/\/recipes\/new$/);
  await expect(window.getByLabel('Name of the dish')).toHaveValue('Baked Plums with Thyme & Oats');
  await window.getByRole('button', { name: 'Save recipe' }).first().click();
  await expect(
    window.getByRole('heading', { level: 1, name: 'Baked Plums with Thyme & Oats' }),
  ).toBeVisible();

  await open(window, '/recipes/import');
  await expect(window.getByRole('radio', { name: 'Cold Plum Soup' })).toBeVisible();
  await window.getByRole('button', { name: 'Import something else' }).click();
  await window.getByRole('button', { name: 'Read the recipe' }).click();
  await expect(window.getByText('You already have a recipe of this name:')).toBeVisible();
});

test('FOOD-04 FOOD-05 a file that was taken along is read again', async ({ page: window }) => {
  await arriveAsMember(window);
  await open(window, '/recipes/greek-lentil-salad');
  const saving = window.waitForEvent('download');
  await window.getByRole('button', { name: /^Download for Paprika/ }).click();
  const file = await saving;
  const text = await readFile(await file.path(), 'utf8');
  await open(window, '/recipes/import');
  await window.getByRole('radio', { name: 'File' }).check({ force: true });
  await window.locator('input[type=file]').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await window.getByRole('button', { name: 'Read the recipe' }).click();
  await expect(window.getByText(/^The collection (already )?has/).first()).toBeVisible();
});
