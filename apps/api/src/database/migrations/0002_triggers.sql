-- Rights: is_admin changes only inside a transaction that says it is a role change, and the last
-- administrator who can sign in cannot be demoted, disabled or deleted.
CREATE FUNCTION guard_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.is_admin AND current_setting('pomona.role_change', true) IS DISTINCT FROM 'on' THEN
      RAISE EXCEPTION 'is_admin changes only inside a role change' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
  END IF;

  IF TG_OP = 'UPDATE' AND NEW.is_admin IS DISTINCT FROM OLD.is_admin
     AND current_setting('pomona.role_change', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION 'is_admin changes only inside a role change' USING ERRCODE = 'insufficient_privilege';
  END IF;

  IF OLD.is_admin AND NOT OLD.is_disabled
     AND current_setting('pomona.removing_demo', true) IS DISTINCT FROM 'on'
     AND (TG_OP = 'DELETE' OR NOT NEW.is_admin OR NEW.is_disabled) THEN
    -- One such change at a time: two administrators could otherwise remove each other at once.
    PERFORM pg_advisory_xact_lock(hashtext('pomona.last_admin'));
    IF NOT EXISTS (
      SELECT FROM users WHERE is_admin AND NOT is_disabled AND id <> OLD.id
    ) THEN
      RAISE EXCEPTION 'the last administrator stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_last_admin';
    END IF;
  END IF;

  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_guard_roles BEFORE INSERT OR UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION guard_roles();
--> statement-breakpoint
-- The version of the recipes that everybody sees; the ready-made list is built anew when it grows.
INSERT INTO data_versions (topic, version) VALUES ('recipes', 1);
--> statement-breakpoint
CREATE FUNCTION raise_recipes_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE data_versions SET version = version + 1 WHERE topic = 'recipes';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER recipes_raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recipes
  FOR EACH STATEMENT EXECUTE FUNCTION raise_recipes_version();
--> statement-breakpoint
-- A recipe's rating is always the mean of its reviews (REV-07). The recipe's row is locked first, so that
-- reviews that arrive at once are counted one after the other.
CREATE FUNCTION keep_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY[
    CASE WHEN TG_OP <> 'DELETE' THEN NEW.recipe_id END,
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.recipe_id END
  ] LOOP
    CONTINUE WHEN changed IS NULL;
    PERFORM 1 FROM recipes WHERE id = changed FOR NO KEY UPDATE;
    UPDATE recipes
      SET rating = coalesce((SELECT avg(rating) FROM reviews WHERE recipe_id = changed), 0),
          review_count = (SELECT count(*) FROM reviews WHERE recipe_id = changed)
      WHERE id = changed;
    EXIT WHEN TG_OP <> 'UPDATE' OR NEW.recipe_id = OLD.recipe_id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_keep_rating AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION keep_rating();
--> statement-breakpoint
CREATE INDEX recipes_search_index ON recipes USING gin (folded(title) gin_trgm_ops);
