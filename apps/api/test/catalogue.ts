import { seedDatabase } from '#database/seed.ts';
import { pictureOf, picturesVersion } from '#features/images/service.ts';
import { catalogueSeed } from '#features/recipes/catalogue/seed.ts';
import { readCatalogueContent } from '#features/recipes/catalogue/service.ts';
import { paths } from '#platform/paths.ts';

const content = readCatalogueContent(
  { recipes: paths.catalogue, translations: null },
  { pictureOf, picturesVersion },
);
let rows: ReturnType<typeof content.rows> | undefined;

/** The collection as it is shipped, without its translations, computed once for the file of tests. */
export const catalogue = {
  version: content.version,
  rows: () => {
    rows ??= content.rows();
    return rows;
  },
};

/** Fills a test database with the collection. */
export async function seedCatalogue(url: string): Promise<void> {
  await seedDatabase(url, [catalogueSeed(catalogue)]);
}

/** The same with its translations, which takes several seconds. */
export async function seedTranslatedCatalogue(url: string): Promise<void> {
  const folders = { recipes: paths.catalogue, translations: paths.translations };
  const whole = readCatalogueContent(folders, { pictureOf, picturesVersion });
  await seedDatabase(url, [catalogueSeed(whole)]);
}
