import type { RecipeCard } from '@pomona/contract/recipes';
import pg from 'pg';
import { openDatabase } from '../apps/api/src/database/connect.ts';
import { migrateDatabase } from '../apps/api/src/database/migrate.ts';
import { readCatalogue } from '../packages/catalogue/src/read.ts';
import { syntheticCards } from './synthetic-cards.ts';

const rowsAtOnce = 1000;
const quiet = { info() {}, warn() {} };

/** A recipe as its row, with what a search reads of it. */
const rowOf = (card: RecipeCard, index: number) => ({
  id: card.id,
  title: card.title,
  description: card.description,
  difficulty: card.difficulty,
  meal_type: card.meal_type,
  cuisine: card.cuisine,
  prep_minutes: card.prep_time,
  cook_minutes: card.cook_time,
  servings: card.servings,
  ingredients: card.ingredients,
  instructions: ['Cook.'],
  tags: card.tags,
  notes: {},
  author: card.author,
  nutrition: { ...card.nutrition, coverage: 1, glycemic_load: (index * 7) % 40 },
  diet_types: card.diet_types,
  likely_diet_types: card.likely_diet_types,
  labels: [],
  allergens: card.allergens,
  allergen_details: card.allergen_details,
  may_contain: card.may_contain,
  allergen_kinds: [],
  is_read_whole: true,
  sources: [],
  computed_with: 'bench',
  rating: card.rating,
  review_count: card.review_count,
  created_at: card.created_at,
  updated_at: card.created_at,
  version: 1,
  language: 'en',
});

/** An embedded database of its own, that fills up with recipes mixed from the catalogue. */
export async function openBenchDatabase(dataFolder: string) {
  const database = await openDatabase({ url: null, dataFolder, log: quiet });
  await migrateDatabase(database.url());
  const client = new pg.Client({ connectionString: database.url() });
  await client.connect();
  const catalogue = readCatalogue();

  async function count(): Promise<number> {
    const { rows } = await client.query('SELECT count(*)::integer AS count FROM recipe_search');
    return rows[0].count;
  }

  async function add(cards: readonly RecipeCard[]): Promise<void> {
    for (let start = 0; start < cards.length; start += rowsAtOnce) {
      const rows = cards.slice(start, start + rowsAtOnce).map(rowOf);
      const names = Object.keys(rows[0] ?? {}).join(', ');
      await client.query(
        `INSERT INTO recipes (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::recipes, $1)`,
        [JSON.stringify(rows)],
      );
    }
  }

  const { rows: own } = await client.query('SELECT pg_backend_pid() AS pid');

  return {
    url: database.url(),
    /** The process of one of its connections, a child of the server's. */
    backend: Number(own[0].pid),
    /** Adds recipes until there are so many; tells how many there are. */
    async fillUpTo(size: number): Promise<number> {
      const before = await count();
      const missing = size - before;
      if (missing > 0) {
        const cards = syntheticCards(missing, catalogue);
        const named = cards.map((card, index) => ({ ...card, id: `bench-${before + index}` }));
        await add(named);
        await client.query('VACUUM ANALYZE recipe_search');
        await client.query('VACUUM ANALYZE recipes');
      }
      return count();
    },
    async close(): Promise<void> {
      await client.end();
      await database.close();
    },
  };
}
