import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { complaints, expect, expectAccessible, open, reload, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';

const phone = { width: 390, height: 844 };

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

const german = `Linseneintopf mit Petersilie

Für 4 Portionen

Zutaten
250 g Linsen
2 Karotten
1 EL Olivenöl
1 Prise Zauberstaub

Zubereitung
1. Linsen und Karotten 30 Minuten kochen.
2. Mit Öl abschmecken.`;

async function pastedText(
  page: Page,
  words: { way: string; label: string; read: string },
  text: string,
) {
  await page.getByRole('radio', { name: words.way, exact: true }).check({ force: true });
  await page.getByLabel(words.label).fill(text);
  await page.getByRole('button', { name: words.read }).click();
}
const inEnglish = { way: 'Text', label: 'The recipe as text', read: 'Read the recipe' };
const inGerman = { way: 'Text', label: 'Das Rezept als Text', read: 'Rezept lesen' };

test('FOOD-04 a page with two recipes: one is chosen, checked in the form, saved, and known the next time', async ({
  page: window,
}) => {
  await arriveAsMember(window);
  await open(window, '/recipes/import');
  await pastedText(window, inEnglish, page);
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

test('FOOD-04 on a phone in German: a text becomes a recipe, and a reload loses nothing', async ({
  page: window,
}) => {
  await window.setViewportSize(phone);
  await window.addInitScript(() => localStorage.setItem('pomona.language', 'de'));
  await arriveAsMember(window);
  await open(window, '/recipes/import');
  await pastedText(window, inGerman, german);
  await expect(window.getByRole('heading', { name: 'Linseneintopf mit Petersilie' })).toBeVisible();
  await expect(window.getByText('1 Zeile wurde nicht erkannt')).toBeVisible();
  await reload(window);
  await expect(window.getByRole('heading', { name: 'Linseneintopf mit Petersilie' })).toBeVisible();
  await window.getByRole('button', { name: 'Prüfen und speichern' }).click();
  await expect(window).toHaveURL(/\/recipes\/new$/);
  await expect(window.getByLabel('Name des Gerichts')).toHaveValue('Linseneintopf mit Petersilie');
  await open(window, '/profile?tab=recipes');
  await expect(window.getByText('Noch kein eigenes Rezept')).toBeVisible();
});

test('FOOD-04 FOOD-05 a file that was taken along is read again', async ({ page: window }) => {
  await arriveAsMember(window);
  await open(window, '/recipes/greek-lentil-salad');
  const saving = window.waitForEvent('download');
  await window.getByRole('button', { name: 'Download as JSON-LD' }).click();
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

test('FOOD-04 an address that may not be fetched is refused with what to do, and stays', async ({
  page: window,
  watch,
}) => {
  watch.expect(complaints.status(422));
  await arriveAsMember(window);
  await open(window, '/recipes/import');
  await window.getByLabel('Address of the page').fill('http://127.0.0.1:1/soup');
  await window.getByRole('button', { name: 'Read the recipe' }).click();
  await expect(window.getByRole('alert')).toContainText(
    'Recipes cannot be fetched from this address.',
  );
  await expect(window.getByLabel('Address of the page')).toHaveValue('http://127.0.0.1:1/soup');
  await window.getByRole('button', { name: 'Paste the text instead' }).click();
  await expect(window.getByLabel('The recipe as text')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`FOOD-04 axe finds nothing on the import page and what was understood (${theme})`, async ({
    page: window,
  }) => {
    await window.addInitScript((value) => localStorage.setItem('pomona.theme', value), theme);
    await arriveAsMember(window);
    await open(window, '/recipes/import');
    await window.getByRole('button', { name: 'Read the recipe' }).click();
    await expect(window.getByText('Enter the address of the page.')).toBeVisible();
    await expectAccessible(window);
    await window.getByRole('radio', { name: 'File' }).check({ force: true });
    await expectAccessible(window);
    await pastedText(window, inEnglish, page);
    await expect(window.getByText('1 line is not recognized')).toBeVisible();
    await expectAccessible(window);
  });
}
