ALTER TABLE "recipes" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Translations are searched as well.
DROP TRIGGER recipes_raise_version_of_texts ON recipes;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER recipes_raise_version_of_texts
  AFTER INSERT OR DELETE OR UPDATE OF id, owner_id, published_at, deleted_at, title, description, ingredients, dish, meal_type,
  cuisine, tags, diet_types, allergens, sources, translations ON recipes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_recipe_texts_version();
--> statement-breakpoint
ALTER TABLE "shopping_item_recipes" ADD COLUMN "language" text;--> statement-breakpoint
UPDATE "shopping_item_recipes" SET "language" = (SELECT "language" FROM "recipes" WHERE "id" = "recipe_id");--> statement-breakpoint
ALTER TABLE "shopping_item_recipes" ALTER COLUMN "language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_item_recipes" ADD CONSTRAINT "shopping_item_recipes_language" CHECK ("shopping_item_recipes"."language" in ('en', 'es', 'fr', 'de'));
