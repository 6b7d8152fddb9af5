CREATE TABLE "recipe_versions" (
	"recipe_id" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"editor_id" uuid,
	"text" jsonb NOT NULL,
	CONSTRAINT "recipe_versions_recipe_id_version_pk" PRIMARY KEY("recipe_id","version")
);
--> statement-breakpoint
ALTER TABLE "admin_audit" DROP CONSTRAINT "admin_audit_action";--> statement-breakpoint
ALTER TABLE "admin_audit" ADD COLUMN "recipe_id" text;--> statement-breakpoint
ALTER TABLE "admin_audit" ADD COLUMN "recipe_title" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "is_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD CONSTRAINT "recipe_versions_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD CONSTRAINT "recipe_versions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_versions_editor_id_index" ON "recipe_versions" USING btree ("editor_id");--> statement-breakpoint
ALTER TABLE "admin_audit" ADD CONSTRAINT "admin_audit_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_audit_recipe_id_index" ON "admin_audit" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "recipes_title_index" ON "recipes" USING btree (folded("title") COLLATE "C","id");--> statement-breakpoint
ALTER TABLE "admin_audit" ADD CONSTRAINT "admin_audit_action" CHECK ("admin_audit"."action" in ('admin_made', 'admin_removed', 'user_disabled', 'user_enabled', 'user_deleted', 'user_restored', 'reset_link_issued', 'recipe_created', 'recipe_changed', 'recipe_version_restored', 'recipe_deleted', 'recipe_restored', 'recipe_published', 'recipe_declined', 'recipe_unpublished'));