-- Raised when the transaction commits, once, and not at the statement: the counter is one row for all recipes, and
-- whoever raised it early would hold up every other writer, or meet one in a deadlock.
DROP TRIGGER recipes_raise_version ON recipes;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_recipes_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('pomona.recipes_version_raised', true) IS NOT DISTINCT FROM pg_current_xact_id()::text THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('pomona.recipes_version_raised', pg_current_xact_id()::text, true);
  UPDATE data_versions SET version = version + 1 WHERE topic = 'recipes';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER recipes_raise_version AFTER INSERT OR UPDATE OR DELETE ON recipes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_recipes_version();
--> statement-breakpoint
CREATE TRIGGER recipes_raise_version_truncated AFTER TRUNCATE ON recipes
  FOR EACH STATEMENT EXECUTE FUNCTION raise_recipes_version();
--> statement-breakpoint
-- The lock shows what others have committed only to a transaction that looks anew with each statement.
CREATE FUNCTION refuse_old_snapshot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'the rights of administrators change in read committed transactions only'
      USING ERRCODE = 'invalid_transaction_state';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_refuse_old_snapshot BEFORE UPDATE OR DELETE ON users
  FOR EACH ROW WHEN (OLD.is_admin) EXECUTE FUNCTION refuse_old_snapshot();
