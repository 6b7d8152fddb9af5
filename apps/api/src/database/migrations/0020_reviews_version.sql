-- The version of everybody's reviews, for rendered pages that show them: also words, votes and names, which leave ratings alone.
INSERT INTO data_versions (topic, version) VALUES ('reviews', 1);
--> statement-breakpoint
CREATE FUNCTION raise_reviews_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('pomona.reviews_version_raised', true) IS NOT DISTINCT FROM pg_current_xact_id()::text THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('pomona.reviews_version_raised', pg_current_xact_id()::text, true);
  -- All transactions lock the version of the recipes first, so that no two wait for each other.
  PERFORM 1 FROM data_versions WHERE topic = 'recipes' FOR NO KEY UPDATE;
  UPDATE data_versions SET version = version + 1 WHERE topic = 'reviews';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER reviews_raise_version AFTER INSERT OR UPDATE OR DELETE ON reviews
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_reviews_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_raise_reviews_version AFTER UPDATE OF name ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION raise_reviews_version();
