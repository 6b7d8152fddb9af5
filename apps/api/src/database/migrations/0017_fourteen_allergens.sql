ALTER TABLE "recipes" ADD COLUMN "may_contain" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "allergen_kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "is_read_whole" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_may_contain" CHECK ("recipes"."may_contain" <@ array['milk', 'egg', 'fish', 'crustacean', 'mollusc', 'tree_nut', 'peanut', 'wheat', 'gluten', 'soy', 'sesame', 'celery', 'mustard', 'lupin', 'sulphites']::text[]);--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_allergen_kinds" CHECK ("recipes"."allergen_kinds" <@ array['wheat', 'rye', 'barley', 'oats', 'spelt', 'kamut', 'triticale', 'almond', 'hazelnut', 'walnut', 'cashew', 'pecan', 'brazil_nut', 'pistachio', 'macadamia', 'pine_nut', 'shrimp', 'crab', 'lobster', 'crayfish', 'mussel', 'clam', 'oyster', 'scallop', 'squid', 'octopus', 'abalone', 'snail']::text[]);
--> statement-breakpoint
-- What a recipe is filtered by, as numbers for an index: 2000 and the bit of each of the detailed allergens that is not in it, not
-- even perhaps; the rest as before.
CREATE OR REPLACE FUNCTION search_facets(found recipe_search) RETURNS integer[]
  LANGUAGE sql IMMUTABLE
  AS $$
    SELECT
      ARRAY(SELECT 1000 + bit FROM generate_series(0, 12) AS bit WHERE found.diets >> bit & 1 = 1)
      || ARRAY(SELECT 2000 + bit FROM generate_series(0, 14) AS bit WHERE found.allergens >> bit & 1 = 0)
      || array_remove(ARRAY[
        3000 + array_position(ARRAY['Breakfast', 'Lunch', 'Dinner', 'Snack'], found.meal_type),
        4000 + array_position(ARRAY['mediterranean', 'asian', 'italian', 'mexican', 'indian', 'american'], found.cuisine)], NULL)
      || ARRAY(SELECT 10000 + step FROM unnest('{15,20,30,45,60,90}'::integer[]) AS step WHERE found.minutes <= step)
      || ARRAY(SELECT 20000 + step FROM unnest('{200,300,400,500,600,800}'::integer[]) AS step WHERE found.calories <= step)
      || ARRAY(SELECT 30000 + step FROM unnest('{5,10,15,20}'::integer[]) AS step WHERE found.load <= step)
  $$;
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
      (SELECT coalesce(sum(DISTINCT 1 << array_position(ARRAY['milk', 'egg', 'fish', 'crustacean', 'mollusc', 'tree_nut', 'peanut',
        'wheat', 'gluten', 'soy', 'sesame', 'celery', 'mustard', 'lupin', 'sulphites'], allergen) - 1), 0)
        FROM unnest(recipe.allergen_details || recipe.may_contain) AS allergen)::integer,
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
--> statement-breakpoint
DROP TRIGGER recipes_keep_search ON recipes;
--> statement-breakpoint
CREATE TRIGGER recipes_keep_search AFTER INSERT OR DELETE OR UPDATE OF id, owner_id, published_at, deleted_at, title,
  description, ingredients, tags, diet_types, allergen_details, may_contain, meal_type, cuisine, prep_minutes, cook_minutes,
  nutrition, created_at
  ON recipes FOR EACH ROW EXECUTE FUNCTION keep_recipe_search();
--> statement-breakpoint
DROP TRIGGER recipes_raise_version_of_texts ON recipes;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER recipes_raise_version_of_texts
  AFTER INSERT OR DELETE OR UPDATE OF id, owner_id, published_at, deleted_at, title, dish, meal_type, cuisine, tags, diet_types,
  allergen_details, may_contain, sources ON recipes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_recipe_texts_version();
--> statement-breakpoint
-- The rows of what is there; what may be in a recipe is known once it is computed anew.
UPDATE recipe_search SET allergens = (recipe_search_of(recipes)).allergens
  FROM recipes WHERE recipes.id = recipe_search.recipe_id COLLATE "default";
