// `npx tsx apps/api/scripts/search-functions.ts`: prints the functions of the database that the search is made with, for a new
// migration. They follow from the bits and the prior of the contract; a test compares them with those of the migrated database.
import { pathToFileURL } from 'node:url';
import {
  allergenFreeFacets,
  dietFacets,
  facetBit,
  likelyFacets,
} from '@pomona/contract/recipe-facets';
import { ratingPrior } from '@pomona/contract/recipes/rating-score';

type Facets = Readonly<Record<string, number>>;

/** The bits of those words of an array that have one. */
const mask = (facets: Facets, words: string) =>
  `(SELECT coalesce(bit_or(1 << bit), 0) FROM (VALUES ${Object.entries(facets)
    .map(([word, facet]) => `('${word}', ${facetBit(facet)})`)
    .join(', ')}) AS known (word, bit)
        WHERE word = ANY (${words}))::integer`;

const figure = (key: string) =>
  `CASE WHEN jsonb_typeof(recipe.nutrition -> '${key}') = 'number'
        THEN (recipe.nutrition ->> '${key}')::double precision ELSE 'Infinity' END`;

/** Each replaces the one that is there. */
export const searchFunctions: readonly string[] = [
  `-- \`ratingScore\` of the contract: the Bayesian average by which the best rated come first.
CREATE OR REPLACE FUNCTION rating_score(rating numeric, reviews integer) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT CASE WHEN reviews = 0 THEN 0 ELSE
      (${ratingPrior.reviews * ratingPrior.mean} + reviews * rating::double precision) / (${ratingPrior.reviews} + reviews) END
  $$;`,
  `-- The row by which a recipe is found. A figure that is no number is one that is not known.
CREATE OR REPLACE FUNCTION recipe_search_of(recipe recipes) RETURNS recipe_search
  LANGUAGE sql STABLE
  AS $$
    SELECT
      recipe.id,
      ${mask(dietFacets, 'recipe.diet_types')}
        | ${mask(likelyFacets, 'recipe.diet_types || recipe.likely_diet_types')},
      ${mask(allergenFreeFacets, 'recipe.allergen_details || recipe.may_contain')},
      recipe.meal_type,
      recipe.cuisine,
      recipe.prep_minutes,
      recipe.prep_minutes + recipe.cook_minutes + recipe.rest_minutes,
      ${figure('calories')},
      ${figure('glycemic_load')},
      -rating_score(recipe.rating, recipe.review_count),
      -recipe.review_count,
      -floor(extract(epoch FROM recipe.created_at) * 1000)::bigint,
      folded(recipe.title),
      folded(array_to_string(ARRAY[recipe.title, recipe.description] || recipe.ingredients || recipe.tags, E'\\n'))
  $$;`,
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(`${searchFunctions.join('\n--> statement-breakpoint\n')}\n`);
