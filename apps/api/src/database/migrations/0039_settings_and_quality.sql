CREATE TABLE "recipe_findings" (
	"recipe_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"before" double precision,
	"after" double precision,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_findings_kind_recipe_id_subject_pk" PRIMARY KEY("kind","recipe_id","subject"),
	CONSTRAINT "recipe_findings_kind" CHECK ("recipe_findings"."kind" in ('unmatched_line', 'lost_label', 'moved_figure'))
);
--> statement-breakpoint
ALTER TABLE "admin_audit" DROP CONSTRAINT "admin_audit_action";--> statement-breakpoint
ALTER TABLE "admin_audit" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "recipe_findings" ADD CONSTRAINT "recipe_findings_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_findings_recipe_id_index" ON "recipe_findings" USING btree ("recipe_id");--> statement-breakpoint
ALTER TABLE "admin_audit" ADD CONSTRAINT "admin_audit_action" CHECK ("admin_audit"."action" in ('admin_made', 'admin_removed', 'user_disabled', 'user_enabled', 'user_deleted', 'user_restored', 'reset_link_issued', 'recipe_created', 'recipe_changed', 'recipe_version_restored', 'recipe_deleted', 'recipe_restored', 'recipe_published', 'recipe_declined', 'recipe_unpublished', 'picture_generated', 'pictures_started', 'pictures_stopped', 'grant_redeemed', 'grant_refused', 'server_grant_prepared', 'server_grant_withdrawn', 'server_admin_created', 'server_admin_removed', 'server_reset_link', 'recipe_settled', 'setting_changed'));
--> statement-breakpoint
-- Processes hold the settings in memory while this stays, and an administrator saves only over what was read.
INSERT INTO data_versions (topic, version) VALUES ('settings', 1);
--> statement-breakpoint
CREATE FUNCTION raise_settings_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE data_versions SET version = version + 1 WHERE topic = 'settings';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER settings_raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION raise_settings_version();
--> statement-breakpoint
-- Figures that a later food table or later rules made something else of: by more than half a percent, or left out.
CREATE FUNCTION moved_figures(earlier jsonb, later jsonb)
  RETURNS TABLE (figure text, before double precision, after double precision)
  LANGUAGE sql IMMUTABLE AS $$
    SELECT * FROM (
      SELECT old.key, old.value::double precision, new.value::double precision
        FROM jsonb_each(earlier) AS old LEFT JOIN jsonb_each(later) AS new
          ON new.key = old.key AND jsonb_typeof(new.value) = 'number'
        WHERE jsonb_typeof(old.value) = 'number'
    ) AS pair (key, before, after)
    WHERE after IS NULL OR abs(after - before) > greatest(0.002, 0.005 * greatest(before, after))
  $$;
--> statement-breakpoint
-- What administrators should look at (ADMIN-13) is written down where a recipe changes: a board reads it as it is.
CREATE FUNCTION keep_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.nutrition -> 'left_out' IS DISTINCT FROM OLD.nutrition -> 'left_out' THEN
    DELETE FROM recipe_findings WHERE recipe_id = NEW.id AND kind = 'unmatched_line';
    INSERT INTO recipe_findings (recipe_id, kind, subject)
      SELECT DISTINCT NEW.id, 'unmatched_line', left(line #>> '{}', 500)
        FROM jsonb_path_query(NEW.nutrition, '$.left_out[*]') AS line;
  END IF;
  IF TG_OP = 'INSERT' THEN RETURN NULL; END IF;

  IF NEW.labels IS DISTINCT FROM OLD.labels OR NEW.diet_types IS DISTINCT FROM OLD.diet_types THEN
    DELETE FROM recipe_findings WHERE recipe_id = NEW.id AND kind = 'lost_label'
      AND NOT NEW.labels @> jsonb_build_array(jsonb_build_object('label', subject, 'verdict', 'cannot_tell'));
    INSERT INTO recipe_findings (recipe_id, kind, subject)
      SELECT NEW.id, 'lost_label', label FROM unnest(OLD.diet_types) AS label
        WHERE NEW.labels @> jsonb_build_array(jsonb_build_object('label', label, 'verdict', 'cannot_tell'))
      ON CONFLICT DO NOTHING;
  END IF;

  IF (NEW.ingredients, NEW.instructions, NEW.servings, NEW.meal_type, NEW.cook_minutes, NEW.dish)
     IS DISTINCT FROM
     (OLD.ingredients, OLD.instructions, OLD.servings, OLD.meal_type, OLD.cook_minutes, OLD.dish) THEN
    -- Somebody has looked at it.
    DELETE FROM recipe_findings WHERE recipe_id = NEW.id AND kind = 'moved_figure';
  ELSIF NEW.computed_with <> OLD.computed_with THEN
    INSERT INTO recipe_findings (recipe_id, kind, subject, before, after)
      SELECT NEW.id, 'moved_figure', moved.figure, moved.before, moved.after
        FROM moved_figures(OLD.nutrition, NEW.nutrition) AS moved
      ON CONFLICT (kind, recipe_id, subject) DO UPDATE SET after = excluded.after, found_at = now();
    DELETE FROM recipe_findings WHERE recipe_id = NEW.id AND kind = 'moved_figure' AND before = after;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER recipes_keep_findings
  AFTER INSERT OR UPDATE OF nutrition, labels, diet_types, computed_with, ingredients, instructions ON recipes
  FOR EACH ROW EXECUTE FUNCTION keep_findings();
--> statement-breakpoint
INSERT INTO recipe_findings (recipe_id, kind, subject)
  SELECT DISTINCT id, 'unmatched_line', left(line #>> '{}', 500)
    FROM recipes, jsonb_path_query(nutrition, '$.left_out[*]') AS line;
