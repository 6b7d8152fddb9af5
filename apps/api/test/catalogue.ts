import { seedDatabase } from '#database/seed.ts';
import { pictureOf } from '#features/images/service.ts';
import { catalogueSeed } from '#features/recipes/catalogue/seed.ts';
import { readCatalogueContent } from '#features/recipes/catalogue/service.ts';
import { places } from '#platform/places.ts';

/** The collection as it is shipped, computed once for the file of tests. */
export const catalogue = readCatalogueContent(places.catalogue, pictureOf);

/** Fills a test database with the collection. */
export async function seedCatalogue(url: string): Promise<void> {
  await seedDatabase(url, [catalogueSeed(catalogue)]);
}
