-- The names of the foods that the figures of a recipe came from.
CREATE FUNCTION foods_of(sources jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT coalesce(array_agg(DISTINCT food #>> '{}'), '{}') FROM jsonb_path_query(sources, '$[*].food') AS food
  $$;
--> statement-breakpoint
CREATE INDEX "recipes_foods_index" ON "recipes" USING gin (foods_of("sources")) WITH (fastupdate=false) WHERE "recipes"."deleted_at" is null and ("recipes"."owner_id" is null or "recipes"."published_at" is not null);
--> statement-breakpoint
-- The version of what recipes are, their ratings aside: what is held of their texts is not made anew after each review.
INSERT INTO data_versions (topic, version) VALUES ('recipe_texts', 1);
--> statement-breakpoint
CREATE FUNCTION raise_recipe_texts_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    IF NOT ((TG_OP <> 'INSERT' AND is_shown(OLD)) OR (TG_OP <> 'DELETE' AND is_shown(NEW))) THEN
      RETURN NULL;
    END IF;
  END IF;
  IF current_setting('pomona.recipe_texts_version_raised', true) IS NOT DISTINCT FROM pg_current_xact_id()::text THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('pomona.recipe_texts_version_raised', pg_current_xact_id()::text, true);
  UPDATE data_versions SET version = version + 1 WHERE topic = 'recipe_texts';
  RETURN NULL;
END $$;
--> statement-breakpoint
-- When the transaction commits, and by its name after the version of the recipes: all who write take the two rows in one order.
CREATE CONSTRAINT TRIGGER recipes_raise_version_of_texts
  AFTER INSERT OR DELETE OR UPDATE OF id, owner_id, published_at, deleted_at, title, dish, meal_type, cuisine, tags, diet_types,
  allergens, sources ON recipes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_recipe_texts_version();
--> statement-breakpoint
CREATE TRIGGER recipes_raise_version_of_texts_truncated AFTER TRUNCATE ON recipes
  FOR EACH STATEMENT EXECUTE FUNCTION raise_recipe_texts_version();
