-- The search goes by figures in memory: nothing reads the facets and the pairs of letters any more.
DROP TRIGGER recipe_search_keep_facets ON recipe_search;--> statement-breakpoint
DROP FUNCTION keep_search_facets();--> statement-breakpoint
DROP FUNCTION search_facets(recipe_search);--> statement-breakpoint
DROP FUNCTION letter_pairs(text);--> statement-breakpoint
ALTER TABLE "recipe_search" DROP COLUMN "facets";
--> statement-breakpoint
-- The row by which a recipe is found. A figure that is no number is one that is not known.
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
      folded(array_to_string(ARRAY[recipe.title, recipe.description] || recipe.ingredients || recipe.tags, E'\n'))
  $$;
