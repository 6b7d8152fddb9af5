CREATE TABLE "recipe_shares" (
	"recipe_id" text PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_shares_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "recipe_shares_token_hash_length" CHECK (octet_length("recipe_shares"."token_hash") = 32)
);
--> statement-breakpoint
ALTER TABLE "recipe_shares" ADD CONSTRAINT "recipe_shares_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION end_recipe_share() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    DELETE FROM recipe_shares WHERE recipe_id = NEW.id;
    RETURN NULL;
  END
  $$;
--> statement-breakpoint
-- Whoever deletes a recipe, its owner, an administrator or the end of an account, ends its link: it stays ended when the recipe comes back.
CREATE TRIGGER recipes_end_share AFTER UPDATE OF deleted_at ON recipes FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION end_recipe_share();
