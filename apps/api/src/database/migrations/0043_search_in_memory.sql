-- The search goes by an index in memory: these only made writing slower.
DROP INDEX "recipe_search_prep_index";--> statement-breakpoint
DROP INDEX "recipe_search_minutes_index";--> statement-breakpoint
DROP INDEX "recipe_search_calories_index";--> statement-breakpoint
DROP INDEX "recipe_search_created_index";--> statement-breakpoint
DROP INDEX "recipe_search_words_index";--> statement-breakpoint
DROP INDEX "recipe_search_letters_index";--> statement-breakpoint
-- Whose texts have changed is noted as well, with all that is searched by words among them.
CREATE OR REPLACE FUNCTION raise_recipe_texts_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    IF NOT ((TG_OP <> 'INSERT' AND is_shown(OLD)) OR (TG_OP <> 'DELETE' AND is_shown(NEW))) THEN
      RETURN NULL;
    END IF;
  END IF;
  IF current_setting('pomona.recipe_texts_version_raised', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    PERFORM set_config('pomona.recipe_texts_version_raised', pg_current_xact_id()::text, true);
    UPDATE data_versions SET version = version + 1 WHERE topic = 'recipe_texts';
  END IF;
  IF TG_OP IN ('DELETE', 'TRUNCATE') OR (TG_OP = 'UPDATE' AND OLD.id <> NEW.id) THEN
    PERFORM note_recipe_change('recipe_texts', '*');
  ELSE
    PERFORM note_recipe_change('recipe_texts', NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER recipes_raise_version_of_texts ON recipes;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER recipes_raise_version_of_texts
  AFTER INSERT OR DELETE OR UPDATE OF id, owner_id, published_at, deleted_at, title, description, ingredients, dish, meal_type,
  cuisine, tags, diet_types, allergens, sources ON recipes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_recipe_texts_version();
