import { expect, open, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';

const id = 'acquacotta-maremmana';
const original = 'Acquacotta with Celery, Tomato and Egg';

/** One recipe, and the words of the pages on the way to it, as a reader of each language sees them. */
const readers = [
  {
    language: 'de',
    title: 'Acquacotta mit Staudensellerie, Tomaten und Ei',
    question: 'Suppe Staudensellerie Mangold',
    step: 'Die Tomaten zugeben, auf mittlere Hitz',
    item: 'Staudensellerie',
    browse: 'Rezepte entdecken',
    search: 'Rezepte suchen',
    view: /^Rezept ansehen/,
    cookMode: 'Kochmodus',
    next: 'Weiter',
    toList: 'Auf die Einkaufsliste',
    viewList: 'Liste ansehen',
    cooked: 'Hab ich gekocht',
    save: 'Ins Tagebuch',
    agree: 'Einverstanden, speichern',
    seeDay: 'Zum Tag',
    showOriginal: 'Original zeigen',
    showTranslation: 'Auf Deutsch zeigen',
  },
  {
    language: 'es',
    title: 'Acquacotta con apio, tomate y huevo',
    question: 'sopa apio acelgas pecorino',
    step: 'Añade los tomates, sube a fuego medio ',
    item: 'apio',
    browse: 'Explorar recetas',
    search: 'Buscar recetas',
    view: /^Ver receta/,
    cookMode: 'Modo cocina',
    next: 'Siguiente',
    toList: 'Añadir a la lista de la compra',
    viewList: 'Ver la lista',
    cooked: 'Lo he cocinado',
    save: 'Guardar en el diario',
    agree: 'De acuerdo, guárdalo',
    seeDay: 'Ver el día',
    showOriginal: 'Ver el original',
    showTranslation: 'Ver en español',
  },
] as const;

for (const words of readers) {
  test.describe(`in ${words.language}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(`REC-13 in ${words.language}, from home to the stove, the list and the diary`, async ({
      page,
    }) => {
      await page.addInitScript((language) => {
        localStorage.setItem('pomona.language', language);
      }, words.language);
      await arriveAsMember(page);
      await open(page, '/');
      await page.getByRole('link', { name: words.browse, exact: true }).click();
      await page.getByLabel(words.search).fill(words.question);
      const card = page.getByRole('article').filter({ hasText: words.title });
      await card.getByRole('link', { name: words.view }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(page.getByRole('main')).toContainText(words.step);

      await page.getByRole('button', { name: words.toList }).click();
      // Before cook mode opens: Escape closes what has appeared last.
      await expect(page.getByRole('button', { name: words.viewList })).toBeVisible();
      await page.getByRole('button', { name: words.cookMode }).first().click();
      const stove = page.getByRole('dialog');
      await stove.getByRole('button', { name: words.next }).click();
      await expect(stove).toContainText(words.step);
      await page.keyboard.press('Escape');

      await page.getByRole('main').getByRole('button', { name: words.cooked }).click();
      await page.getByRole('button', { name: words.save }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.agree }).click();
      await page.getByRole('link', { name: words.seeDay }).click();
      await expect(page.getByRole('article').filter({ hasText: words.title })).toBeVisible();

      await open(page, '/shopping-list');
      const item = page.getByRole('listitem').filter({ hasText: words.item }).first();
      await expect(item).toContainText(words.title);
    });
  });
}

test('REC-13 the original is one tap away, and the language is in the address', async ({
  page,
}) => {
  const [words] = readers;
  await open(page, `/recipes/${id}?lang=de`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(words.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: words.showOriginal }).click();
  await expect(title).toHaveText(original);
  await expect(title).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: words.showTranslation }).click();
  await expect(title).toHaveText(words.title);
});

test('REC-13 another language is shown at once, without a reload', async ({ page }) => {
  await open(page, `/recipes/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(original);
  await page.getByRole('button', { name: /^Language:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readers[0].title);
  await expect(page.getByRole('main')).toContainText(readers[0].step);
});
