CREATE TABLE "recipe_changes" (
	"topic" text NOT NULL,
	"recipe_id" text NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "recipe_changes_topic_recipe_id_pk" PRIMARY KEY("topic","recipe_id")
);
--> statement-breakpoint
CREATE INDEX "recipe_changes_version_index" ON "recipe_changes" USING btree ("topic","version");
--> statement-breakpoint
-- Which recipes a version changed, so that what is cached of the others stays. Nothing is left of a recipe that is deleted for good:
-- all of them count as changed then.
CREATE FUNCTION note_recipe_change(changed_topic text, changed_id text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO recipe_changes (topic, recipe_id, version)
    SELECT topic, changed_id, version FROM data_versions WHERE topic = changed_topic
    ON CONFLICT (topic, recipe_id) DO UPDATE SET version = excluded.version
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_recipes_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    IF NOT ((TG_OP <> 'INSERT' AND is_shown(OLD)) OR (TG_OP <> 'DELETE' AND is_shown(NEW))) THEN
      RETURN NULL;
    END IF;
  END IF;
  IF current_setting('pomona.recipes_version_raised', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    PERFORM set_config('pomona.recipes_version_raised', pg_current_xact_id()::text, true);
    UPDATE data_versions SET version = version + 1 WHERE topic = 'recipes';
  END IF;
  IF TG_OP IN ('DELETE', 'TRUNCATE') OR (TG_OP = 'UPDATE' AND OLD.id <> NEW.id) THEN
    PERFORM note_recipe_change('recipes', '*');
  ELSE
    PERFORM note_recipe_change('recipes', NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION forget_recipe_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM recipe_changes WHERE recipe_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- By its name after the other triggers of the transaction's end.
CREATE CONSTRAINT TRIGGER recipes_forget_changes AFTER DELETE ON recipes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION forget_recipe_changes();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_reviews_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('pomona.reviews_version_raised', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    PERFORM set_config('pomona.reviews_version_raised', pg_current_xact_id()::text, true);
    -- All transactions lock the version of the recipes first, so that no two wait for each other.
    PERFORM 1 FROM data_versions WHERE topic = 'recipes' FOR NO KEY UPDATE;
    UPDATE data_versions SET version = version + 1 WHERE topic = 'reviews';
  END IF;
  IF TG_TABLE_NAME = 'users' THEN
    PERFORM note_recipe_change('reviews', recipe_id) FROM reviews WHERE user_id = NEW.id;
  ELSE
    PERFORM note_recipe_change('reviews', id) FROM recipes WHERE id = coalesce(NEW.recipe_id, OLD.recipe_id);
  END IF;
  RETURN NULL;
END $$;
