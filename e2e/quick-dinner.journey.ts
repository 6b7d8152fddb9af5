import { expect, open, test } from './page-watch.ts';
import { cards } from './recipe-list.ts';

interface Words {
  browse: string;
  filters: string;
  dairy: string;
  time: string;
  upTo: string;
  view: RegExp;
  cook: string;
  firstStep: string;
}

/** Without waiting for anybody to think, the way must leave nearly the whole minute to reading. */
const mostMilliseconds = 30_000;

const speakers: { language: string; viewport: { width: number; height: number }; words: Words }[] =
  [
    {
      language: 'en',
      viewport: { width: 1280, height: 900 },
      words: {
        browse: 'Browse Recipes',
        filters: 'Filters',
        dairy: 'Dairy',
        time: 'Prep and cook time',
        upTo: '20',
        view: /^View Recipe/,
        cook: 'Cook mode',
        firstStep: 'Step 1',
      },
    },
    {
      language: 'de',
      viewport: { width: 390, height: 844 },
      words: {
        browse: 'Rezepte ansehen',
        filters: 'Filter',
        dairy: 'Milchprodukte',
        time: 'Vorbereiten und Garen',
        upTo: '20',
        view: /^Rezept ansehen/,
        cook: 'Kochmodus',
        firstStep: 'Schritt 1',
      },
    },
  ];

for (const { language, viewport, words } of speakers) {
  test.describe(`in ${language}, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('LIST-10 LIST-16 DETAIL-07 from "PCOS, 20 minutes, no dairy" to a recipe on the stove', async ({
      page,
    }) => {
      await page.addInitScript(
        (chosen) => localStorage.setItem('pomona.language', chosen),
        language,
      );
      await open(page, '/');
      const started = Date.now();
      await page.getByRole('link', { name: words.browse, exact: true }).click();
      await page.getByRole('button', { name: words.filters, exact: true }).click();
      await page.getByRole('button', { name: 'PCOS (PMOS)', exact: true }).click();
      await page.getByRole('button', { name: words.dairy, exact: true }).click();
      await page.getByLabel(words.time).selectOption(words.upTo);
      const show = page.getByRole('button', { name: /^\d+ Rezepte anzeigen$/ });
      if (viewport.width < 768) await show.click();
      await expect(page).toHaveURL(/diet=PCOS/);
      await expect(page).toHaveURL(/avoid=Dairy/);
      await expect(page).toHaveURL(/max_minutes=20/);

      await cards(page).first().getByRole('link', { name: words.view }).click();
      await expect(page).toHaveURL(/\/recipes\/[a-z0-9-]+$/);
      const id = page.url().split('/').pop();
      const recipe = await (await page.request.get(`/api/recipes/${id}`)).json();
      expect(recipe.diet_types).toContain('PCOS');
      expect([...recipe.allergen_details, ...recipe.may_contain]).not.toContain('milk');
      expect(recipe.prep_time + recipe.cook_time).toBeLessThanOrEqual(20);

      await page.getByRole('button', { name: words.cook }).first().click();
      const cooking = page.getByRole('dialog');
      await expect(cooking).toContainText(words.firstStep);
      expect(Date.now() - started).toBeLessThan(mostMilliseconds);
    });
  });
}
