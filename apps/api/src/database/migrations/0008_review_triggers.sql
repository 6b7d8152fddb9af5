-- A recipe's rating is always the mean of its reviews (REV-07). Once for each statement: a member who leaves takes all
-- of their reviews along, and recipes are locked in one order, so that two who leave at once do not wait for each
-- other. A review that only changes its words, or is found helpful, leaves the recipe alone.
DROP TRIGGER reviews_keep_rating ON reviews;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT recipe) INTO touched
      FROM changed JOIN former USING (id), LATERAL (VALUES (changed.recipe_id), (former.recipe_id)) AS either (recipe)
      WHERE changed.rating <> former.rating OR changed.recipe_id <> former.recipe_id;
  ELSE
    SELECT array_agg(DISTINCT recipe_id) INTO touched FROM changed;
  END IF;
  IF touched IS NULL THEN RETURN NULL; END IF;

  PERFORM 1 FROM recipes WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
  UPDATE recipes
    SET rating = coalesce(standing.mean, 0), review_count = coalesce(standing.total, 0)
    FROM unnest(touched) AS recipe (id)
      LEFT JOIN (
        SELECT recipe_id, avg(rating) AS mean, count(*) AS total
          FROM reviews WHERE recipe_id = ANY (touched) GROUP BY recipe_id
      ) AS standing ON standing.recipe_id = recipe.id
    WHERE recipes.id = recipe.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_keep_rating_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_rating();
--> statement-breakpoint
CREATE TRIGGER reviews_keep_rating_updated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_rating();
--> statement-breakpoint
CREATE TRIGGER reviews_keep_rating_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_rating();
--> statement-breakpoint
-- How many found a review helpful is always the number of their votes.
CREATE FUNCTION keep_helpful_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM reviews WHERE id IN (SELECT review_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE reviews
    SET helpful_count = (SELECT count(*) FROM review_votes WHERE review_id = reviews.id)
    WHERE id IN (SELECT review_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER review_votes_keep_count_inserted AFTER INSERT ON review_votes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_helpful_count();
--> statement-breakpoint
CREATE TRIGGER review_votes_keep_count_deleted AFTER DELETE ON review_votes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_helpful_count();
