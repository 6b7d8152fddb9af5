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
--> statement-breakpoint
ALTER TABLE "recipe_findings" DROP CONSTRAINT "recipe_findings_kind";--> statement-breakpoint
ALTER TABLE "recipe_findings" ADD CONSTRAINT "recipe_findings_kind" CHECK ("recipe_findings"."kind" in ('unmatched_line', 'lost_label', 'moved_figure', 'outdated_translation'));--> statement-breakpoint
CREATE FUNCTION keep_translation_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.translations IS DISTINCT FROM OLD.translations THEN
    DELETE FROM recipe_findings WHERE recipe_id = NEW.id AND kind = 'outdated_translation';
  ELSIF (NEW.title, NEW.description, NEW.ingredients, NEW.instructions, NEW.notes)
    IS DISTINCT FROM (OLD.title, OLD.description, OLD.ingredients, OLD.instructions, OLD.notes) THEN
    INSERT INTO recipe_findings (recipe_id, kind, subject)
      SELECT NEW.id, 'outdated_translation', language FROM jsonb_object_keys(NEW.translations) AS language
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER recipes_keep_translation_findings
  AFTER UPDATE OF title, description, ingredients, instructions, notes, translations ON recipes
  FOR EACH ROW EXECUTE FUNCTION keep_translation_findings();
