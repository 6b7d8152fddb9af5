-- The list is built anew only where what everybody sees has changed: a private recipe is nobody else's business.
CREATE FUNCTION is_shown(recipe recipes) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT recipe.deleted_at IS NULL AND (recipe.owner_id IS NULL OR recipe.published_at IS NOT NULL)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_recipes_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    IF NOT ((TG_OP <> 'INSERT' AND is_shown(OLD)) OR (TG_OP <> 'DELETE' AND is_shown(NEW))) THEN
      RETURN NULL;
    END IF;
  END IF;
  IF current_setting('pomona.recipes_version_raised', true) IS NOT DISTINCT FROM pg_current_xact_id()::text THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('pomona.recipes_version_raised', pg_current_xact_id()::text, true);
  UPDATE data_versions SET version = version + 1 WHERE topic = 'recipes';
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A member's recipes bear the name that the member has now.
CREATE FUNCTION keep_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE recipes SET author = NEW.name WHERE owner_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_keep_author AFTER UPDATE OF name ON users
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION keep_author();
--> statement-breakpoint
-- What waits for the administrators, and what is deleted and may come back: few among many.
CREATE INDEX recipes_offered_index ON recipes (offered_at) WHERE offered_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX recipes_deleted_index ON recipes (deleted_at) WHERE deleted_at IS NOT NULL;
