import { buffer } from 'node:stream/consumers';
import { archiveOf } from '@pomona/recipe-formats/export/archive';
import { expect, open, test } from './page-watch.ts';
import { arriveAsDemoAdmin } from './people.ts';

const recipeOf = (name: string, fields: object = {}) =>
  JSON.stringify({
    ...{ '@context': 'https://schema.org', '@type': 'Recipe', name, recipeYield: '4 servings' },
    ...{ prepTime: 'PT10M', cookTime: 'PT20M', recipeCategory: 'Dinner' },
    recipeIngredient: ['400 g carrots', '200 g red lentils'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Cook it all until soft.' }],
    ...fields,
  });

/** Three recipes: one is new, one is known by its name, one is broken. */
async function makeArchive(knownTitle: string): Promise<Buffer> {
  async function* files() {
    const texts = {
      'new.json': recipeOf('Carrot Lentils of the Archive'),
      'known.json': recipeOf(knownTitle),
      'broken.json': '{"@type": "Recipe", "name": ',
    };
    for (const [path, text] of Object.entries(texts)) yield { path, bytes: Buffer.from(text) };
  }
  return buffer(archiveOf(files(), new Date()));
}

test('ADMIN-12 an archive is sent, looked at and saved, and the recipe is in the list', async ({
  page,
}) => {
  const known = await (await page.request.get('/api/recipes/greek-lentil-salad')).json();
  await arriveAsDemoAdmin(page);
  await open(page, '/admin?tab=recipes');
  await page.getByRole('link', { name: 'Import recipes' }).click();
  await expect(page).toHaveURL(/\/admin\/recipes\/import$/);
  await page.locator('input[type=file]').setInputFiles({
    name: 'my-recipes.zip',
    mimeType: 'application/zip',
    buffer: await makeArchive(known.title),
  });
  await expect(page.getByText('3 recipes were found. Nothing is saved yet.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('There is a recipe of this name:')).toBeVisible();
  await expect(page.getByText('This file is damaged', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Look Carrot Lentils of the Archive' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByText('Cook it all until soft.')).toBeVisible();
  await page.keyboard.press('Escape');

  await open(page, '/admin');
  await open(page, '/admin/recipes/import');
  await page.getByRole('button', { name: 'Save 1 recipe' }).click();
  await expect(page.getByText('1 of 3 recipes are saved.')).toBeVisible({ timeout: 60_000 });
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report (CSV)' }).click();
  expect((await report).suggestedFilename()).toBe('pomona-import.csv');

  await page.getByRole('link', { name: 'Open Carrot Lentils of the Archive' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Carrot Lentils of the Archive' }),
  ).toBeVisible();
  await open(page, '/profile');
  await page.getByRole('tab', { name: 'My Recipes' }).click();
  await expect(page.getByText('Carrot Lentils of the Archive').first()).toBeVisible();

  await open(page, '/admin/recipes/import');
  await page.getByRole('button', { name: 'Discard import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard import' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});
