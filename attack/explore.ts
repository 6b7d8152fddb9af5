import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as z from 'zod';
import { type Operation, operationsOf } from './calls/openapi.ts';
import type { Api, Owner } from './sending/people.ts';
import type { Site } from './targets.ts';

const recipeList = z.array(z.object({ id: z.string(), image: z.string() }));
const page = z.object({ next_cursor: z.string().nullable() });
const foodList = z.object({ foods: z.array(z.object({ key: z.string() })) });
const reviewList = z.array(z.object({ id: z.string() }));

/** What the running product says of itself: its operations, some ids, and the files that its pages name. */
export async function exploreSite(api: Api, owner: Owner): Promise<Site> {
  const operations = operationsOf(await api.json('/api/docs/openapi.json'));
  const recipes = recipeList.parse(await api.json('/api/recipes?fields=card')).slice(0, 5);
  const [first] = recipes;
  if (first === undefined) throw new Error('There are no recipes to attack');
  const { foods } = foodList.parse(await api.json('/api/food?category=Fruits'));
  const reviews = reviewList.parse(await api.json(`/api/recipes/${first.id}/reviews`));
  const { next_cursor: cursor } = page.parse(await api.json('/api/recipes?limit=2&page=1'));
  const home = await api.call('GET', '/').then(
    ({ text }) => text,
    () => null,
  );
  return {
    operations,
    known: {
      recipes: [...recipes.map(({ id }) => id), owner.recipeId, '{latest}'],
      items: [owner.itemId],
      meals: [owner.mealId],
      cursors: cursor === null ? [] : [cursor],
      reviews: reviews.map(({ id }) => id),
      food: foods.slice(0, 5).map(({ key }) => key),
      foods: foods.slice(0, 5).map(({ key }) => key),
    },
    files:
      home === null
        ? []
        : filesIn(
            home,
            recipes.map(({ image }) => image),
          ),
    hasPages: home !== null,
  };
}

function filesIn(home: string, images: readonly string[]): string[] {
  const named = [...home.matchAll(/(?:href|src)="(\/[^"?#]+\.\w+)"/g)].map(([, path = '']) => path);
  const oddImages = ['/api/images/0123456789abcdef-400.webp', '/api/images/site-card-en.jpg'];
  const docs = ['/api/docs', '/api/docs/openapi.json', '/api/docs/js/scalar.js'];
  const all = [...named, ...images, ...oddImages, ...docs, '/sw.js', '/robots.txt'];
  return [...new Set(all.filter((path) => path.startsWith('/')))].slice(0, 60);
}

/** Checks of what operations answer, by name and status. */
export function replyChecks(
  operations: readonly Operation[],
): ReadonlyMap<string, ValidateFunction | null> {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  return new Map(
    operations.flatMap(({ name, replies }) =>
      Object.entries(replies).map(([status, schema]) => [
        `${name} ${status}`,
        schema === null ? null : ajv.compile(schema),
      ]),
    ),
  );
}
