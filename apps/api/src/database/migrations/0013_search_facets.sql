-- What a recipe is filtered by, as numbers for an index: 1000 and the bit of each label, 2000 and the bit of each allergen that is
-- not in it, 3000 and the place of the meal, 4000 and that of the cuisine, and for each figure the limits that it is below.
-- A figure that cannot be told is infinite, and below none.
CREATE FUNCTION search_facets(found recipe_search) RETURNS integer[]
  LANGUAGE sql IMMUTABLE
  AS $$
    SELECT
      ARRAY(SELECT 1000 + bit FROM generate_series(0, 12) AS bit WHERE found.diets >> bit & 1 = 1)
      || ARRAY(SELECT 2000 + bit FROM generate_series(0, 5) AS bit WHERE found.allergens >> bit & 1 = 0)
      || array_remove(ARRAY[
        3000 + array_position(ARRAY['Breakfast', 'Lunch', 'Dinner', 'Snack'], found.meal_type),
        4000 + array_position(ARRAY['mediterranean', 'asian', 'italian', 'mexican', 'indian', 'american'], found.cuisine)], NULL)
      || ARRAY(SELECT 10000 + step FROM unnest('{15,20,30,45,60,90}'::integer[]) AS step WHERE found.minutes <= step)
      || ARRAY(SELECT 20000 + step FROM unnest('{200,300,400,500,600,800}'::integer[]) AS step WHERE found.calories <= step)
      || ARRAY(SELECT 30000 + step FROM unnest('{5,10,15,20}'::integer[]) AS step WHERE found.load <= step)
  $$;
--> statement-breakpoint
DROP INDEX "recipe_search_words_index";--> statement-breakpoint
DROP INDEX "recipe_search_letters_index";--> statement-breakpoint
ALTER TABLE "recipe_search" ADD COLUMN "facets" integer[] NOT NULL DEFAULT '{}';--> statement-breakpoint
UPDATE recipe_search SET facets = search_facets(recipe_search);--> statement-breakpoint
ALTER TABLE "recipe_search" ALTER COLUMN "facets" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "recipe_search_words_index" ON "recipe_search" USING gin ("words" gin_trgm_ops,"facets") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "recipe_search_letters_index" ON "recipe_search" USING gin (letter_pairs("words"),"facets") WITH (fastupdate=false);
--> statement-breakpoint
CREATE FUNCTION keep_search_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.facets := search_facets(NEW);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER recipe_search_keep_facets
  BEFORE INSERT OR UPDATE OF diets, allergens, meal_type, cuisine, minutes, calories, load ON recipe_search
  FOR EACH ROW EXECUTE FUNCTION keep_search_facets();
--> statement-breakpoint
-- The row by which a recipe is found; its facets follow from it.
CREATE OR REPLACE FUNCTION recipe_search_of(recipe recipes) RETURNS recipe_search
  LANGUAGE sql STABLE
  AS $$
    SELECT
      recipe.id,
      (SELECT coalesce(sum(DISTINCT 1 << array_position(ARRAY['PCOS', 'Diabetes-Friendly', 'Low-Sugar', 'Gluten-Free', 'Vegetarian',
        'Vegan', 'Keto', 'Mediterranean', 'Anti-Inflammatory', 'Heart-Healthy', 'High-Fiber', 'Low-Carb', 'High-Protein'], diet) - 1), 0)
        FROM unnest(recipe.diet_types) AS diet)::integer,
      (SELECT coalesce(sum(DISTINCT 1 << array_position(ARRAY['Nuts', 'Dairy', 'Eggs', 'Soy', 'Gluten', 'Shellfish'], allergen) - 1), 0)
        FROM unnest(recipe.allergens) AS allergen)::integer,
      recipe.meal_type,
      recipe.cuisine,
      recipe.prep_minutes,
      recipe.prep_minutes + recipe.cook_minutes,
      CASE WHEN jsonb_typeof(recipe.nutrition -> 'calories') = 'number'
        THEN (recipe.nutrition ->> 'calories')::double precision ELSE 'Infinity' END,
      CASE WHEN jsonb_typeof(recipe.nutrition -> 'glycemic_load') = 'number'
        THEN (recipe.nutrition ->> 'glycemic_load')::double precision ELSE 'Infinity' END,
      -recipe.rating::double precision,
      -recipe.review_count,
      -floor(extract(epoch FROM recipe.created_at) * 1000)::bigint,
      folded(recipe.title),
      folded(array_to_string(ARRAY[recipe.title, recipe.description] || recipe.ingredients || recipe.tags, E'\n')),
      NULL::integer[]
  $$;
