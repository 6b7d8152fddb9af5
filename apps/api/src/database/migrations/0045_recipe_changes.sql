CREATE TABLE "recipe_changes" (
	"recipe_id" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"text_version" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recipe_changes_version_index" ON "recipe_changes" USING btree ("version");
--> statement-breakpoint
INSERT INTO data_versions (topic, version) VALUES ('recipe_changes', 1);
--> statement-breakpoint
-- Who sees a version sees every change up to it: the row of the version is locked until the commit.
CREATE FUNCTION note_recipe_changed(id text, is_text boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  reached bigint;
BEGIN
  -- All who write take the rows of the versions in one order, that of the recipes first.
  PERFORM 1 FROM data_versions WHERE topic = 'recipes' FOR NO KEY UPDATE;
  IF current_setting('pomona.recipe_changes_raised', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    PERFORM set_config('pomona.recipe_changes_raised', pg_current_xact_id()::text, true);
    UPDATE data_versions SET version = version + 1 WHERE topic = 'recipe_changes';
  END IF;
  SELECT version INTO reached FROM data_versions WHERE topic = 'recipe_changes';
  INSERT INTO recipe_changes AS known (recipe_id, version, text_version)
    VALUES (id, reached, CASE WHEN is_text THEN reached ELSE 0 END)
    ON CONFLICT (recipe_id) DO UPDATE
      SET version = excluded.version, text_version = greatest(known.text_version, excluded.text_version);
END $$;
--> statement-breakpoint
-- A row that is gone leaves no id behind: it counts as a change of all, whose id is empty.
CREATE FUNCTION note_recipe_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM recipe_changes;
    PERFORM note_recipe_changed('', true);
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM recipe_changes WHERE recipe_id = OLD.id;
    IF FOUND OR is_shown(OLD) THEN PERFORM note_recipe_changed('', true); END IF;
  ELSIF TG_OP = 'INSERT' THEN
    IF is_shown(NEW) THEN PERFORM note_recipe_changed(NEW.id, true); END IF;
  ELSIF is_shown(NEW) OR is_shown(OLD) THEN
    PERFORM note_recipe_changed(NEW.id, is_shown(NEW) <> is_shown(OLD)
      OR (NEW.title, NEW.description, NEW.ingredients, NEW.tags, NEW.sources)
        IS DISTINCT FROM (OLD.title, OLD.description, OLD.ingredients, OLD.tags, OLD.sources));
    IF OLD.id <> NEW.id THEN
      DELETE FROM recipe_changes WHERE recipe_id = OLD.id;
      PERFORM note_recipe_changed('', true);
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- When the transaction commits, and by its name after the version of the recipes.
CREATE CONSTRAINT TRIGGER recipes_record_change AFTER INSERT OR UPDATE OR DELETE ON recipes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_recipe_change();
--> statement-breakpoint
CREATE TRIGGER recipes_record_change_truncated AFTER TRUNCATE ON recipes
  FOR EACH STATEMENT EXECUTE FUNCTION note_recipe_change();
--> statement-breakpoint
-- The search goes by an index in memory: these only made writing slower.
DROP INDEX "recipe_search_prep_index";
--> statement-breakpoint
DROP INDEX "recipe_search_minutes_index";
--> statement-breakpoint
DROP INDEX "recipe_search_calories_index";
--> statement-breakpoint
DROP INDEX "recipe_search_created_index";
--> statement-breakpoint
DROP INDEX "recipe_search_words_index";
--> statement-breakpoint
DROP INDEX "recipe_search_letters_index";
