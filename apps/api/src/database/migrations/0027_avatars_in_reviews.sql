-- Rendered pages show the pictures of those who wrote reviews, as they show their names.
DROP TRIGGER users_raise_reviews_version ON users;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_raise_reviews_version AFTER UPDATE OF name, avatar ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.name <> NEW.name OR OLD.avatar IS DISTINCT FROM NEW.avatar) EXECUTE FUNCTION raise_reviews_version();
