ALTER TABLE "recipes" ADD COLUMN "likely_diet_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_likely_diet_types" CHECK ("recipes"."likely_diet_types" <@ array['PCOS', 'Diabetes-Friendly']::text[]);
--> statement-breakpoint
-- The facets of `recipe-facets` of the contract that a row has.
CREATE OR REPLACE FUNCTION search_facets(found recipe_search) RETURNS integer[]
  LANGUAGE sql IMMUTABLE
  AS $$
    SELECT
      ARRAY(SELECT facet FROM unnest('{1000,1001,1002,1003,1004,1005,1006,1007,1008,1009,1010,1011,1012,1013,1014}'::integer[]) AS facet
          WHERE found.diets >> (facet - 1000) & 1 = 1)
      || ARRAY(SELECT facet FROM unnest('{2000,2001,2002,2003,2004,2005,2006,2007,2008,2009,2010,2011,2012,2013,2014}'::integer[]) AS facet
          WHERE found.allergens >> (facet - 2000) & 1 = 0)
      || array_remove(ARRAY[
        CASE found.meal_type WHEN 'Breakfast' THEN 3001 WHEN 'Lunch' THEN 3002 WHEN 'Dinner' THEN 3003 WHEN 'Snack' THEN 3004 END,
        CASE found.cuisine WHEN 'mediterranean' THEN 4001 WHEN 'asian' THEN 4002 WHEN 'italian' THEN 4003 WHEN 'mexican' THEN 4004 WHEN 'indian' THEN 4005 WHEN 'american' THEN 4006 END], NULL)
      || ARRAY(SELECT 10000 + step FROM unnest('{15,20,30,45,60,90}'::integer[]) AS step WHERE found.minutes <= step)
      || ARRAY(SELECT 20000 + step FROM unnest('{200,300,400,500,600,800}'::integer[]) AS step WHERE found.calories <= step)
      || ARRAY(SELECT 30000 + step FROM unnest('{5,10,15,20}'::integer[]) AS step WHERE found.load <= step)
  $$;
--> statement-breakpoint
-- The row by which a recipe is found; a trigger adds its facets. A figure that is no number is one that is not known.
CREATE OR REPLACE FUNCTION recipe_search_of(recipe recipes) RETURNS recipe_search
  LANGUAGE sql STABLE
  AS $$
    SELECT
      recipe.id,
      (SELECT coalesce(bit_or(1 << bit), 0) FROM (VALUES ('PCOS', 0), ('Diabetes-Friendly', 1), ('Low-Sugar', 2), ('Gluten-Free', 3), ('Vegetarian', 4), ('Vegan', 5), ('Keto', 6), ('Mediterranean', 7), ('Anti-Inflammatory', 8), ('Heart-Healthy', 9), ('High-Fiber', 10), ('Low-Carb', 11), ('High-Protein', 12)) AS known (word, bit)
        WHERE word = ANY (recipe.diet_types))::integer
        | (SELECT coalesce(bit_or(1 << bit), 0) FROM (VALUES ('PCOS', 13), ('Diabetes-Friendly', 14)) AS known (word, bit)
        WHERE word = ANY (recipe.diet_types || recipe.likely_diet_types))::integer,
      (SELECT coalesce(bit_or(1 << bit), 0) FROM (VALUES ('milk', 0), ('egg', 1), ('fish', 2), ('crustacean', 3), ('mollusc', 4), ('tree_nut', 5), ('peanut', 6), ('wheat', 7), ('gluten', 8), ('soy', 9), ('sesame', 10), ('celery', 11), ('mustard', 12), ('lupin', 13), ('sulphites', 14)) AS known (word, bit)
        WHERE word = ANY (recipe.allergen_details || recipe.may_contain))::integer,
      recipe.meal_type,
      recipe.cuisine,
      recipe.prep_minutes,
      recipe.prep_minutes + recipe.cook_minutes + recipe.rest_minutes,
      CASE WHEN jsonb_typeof(recipe.nutrition -> 'calories') = 'number'
        THEN (recipe.nutrition ->> 'calories')::double precision ELSE 'Infinity' END,
      CASE WHEN jsonb_typeof(recipe.nutrition -> 'glycemic_load') = 'number'
        THEN (recipe.nutrition ->> 'glycemic_load')::double precision ELSE 'Infinity' END,
      -rating_score(recipe.rating, recipe.review_count),
      -recipe.review_count,
      -floor(extract(epoch FROM recipe.created_at) * 1000)::bigint,
      folded(recipe.title),
      folded(array_to_string(ARRAY[recipe.title, recipe.description] || recipe.ingredients || recipe.tags, E'\n')),
      NULL::integer[]
  $$;
--> statement-breakpoint
DROP TRIGGER recipes_keep_search ON recipes;
--> statement-breakpoint
CREATE TRIGGER recipes_keep_search AFTER INSERT OR DELETE OR UPDATE OF id, owner_id, published_at, deleted_at, title,
  description, ingredients, tags, diet_types, likely_diet_types, allergen_details, may_contain, meal_type, cuisine, prep_minutes, cook_minutes,
  rest_minutes, nutrition, created_at
  ON recipes FOR EACH ROW EXECUTE FUNCTION keep_recipe_search();
--> statement-breakpoint
-- The rows of what is there; a trigger adds their facets. Which labels are likely is computed when the server starts.
UPDATE recipe_search SET diets = (recipe_search_of(recipes)).diets
  FROM recipes WHERE recipes.id = recipe_search.recipe_id COLLATE "default";
