CREATE SCHEMA "imported";
--> statement-breakpoint
CREATE TABLE "imported"."import_parts" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_parts_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imported"."import_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	"kind" text,
	"source" text,
	"state" text NOT NULL,
	"problem" text,
	"doubts" text[] DEFAULT '{}' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_key" text DEFAULT '' NOT NULL,
	"page" text,
	"draft" jsonb,
	"unmatched" text[] DEFAULT '{}' NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"duplicate_of" jsonb,
	"is_chosen" boolean DEFAULT false NOT NULL,
	"recipe_id" text,
	CONSTRAINT "import_rows_position" UNIQUE("import_id","position"),
	CONSTRAINT "import_rows_state" CHECK ("imported"."import_rows"."state" in ('waiting', 'ready', 'doubtful', 'duplicate', 'failed', 'saved')),
	CONSTRAINT "import_rows_problem" CHECK ("imported"."import_rows"."problem" in ('broken', 'too_large', 'nested', 'no_recipe', 'no_title', 'no_ingredients', 'no_instructions', 'not_read', 'stopped', 'too_many_recipes', 'not_saved')),
	CONSTRAINT "import_rows_failed" CHECK (("imported"."import_rows"."state" = 'failed') = ("imported"."import_rows"."problem" is not null)),
	CONSTRAINT "import_rows_saved" CHECK (("imported"."import_rows"."state" = 'saved') = ("imported"."import_rows"."recipe_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "imported"."recipe_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"failure" text,
	"bytes" integer NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"next_part" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"defaults" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipe_imports_admin_id_unique" UNIQUE("admin_id"),
	CONSTRAINT "recipe_imports_state" CHECK ("imported"."recipe_imports"."state" in ('uploading', 'unpacking', 'reading', 'read', 'saving', 'failed')),
	CONSTRAINT "recipe_imports_language" CHECK ("imported"."recipe_imports"."language" in ('en', 'es', 'fr', 'de')),
	CONSTRAINT "recipe_imports_failure" CHECK ("imported"."recipe_imports"."failure" in ('not_an_archive', 'broken_archive', 'too_many_files', 'too_many_recipes', 'too_large_unpacked', 'nothing_found', 'not_read')),
	CONSTRAINT "recipe_imports_failed" CHECK (("imported"."recipe_imports"."state" = 'failed') = ("imported"."recipe_imports"."failure" is not null))
);
--> statement-breakpoint
ALTER TABLE "admin_audit" DROP CONSTRAINT "admin_audit_action";--> statement-breakpoint
ALTER TABLE "imported"."import_parts" ADD CONSTRAINT "import_parts_import_id_recipe_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "imported"."recipe_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported"."import_rows" ADD CONSTRAINT "import_rows_import_id_recipe_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "imported"."recipe_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported"."recipe_imports" ADD CONSTRAINT "recipe_imports_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_imports_touched_at_index" ON "imported"."recipe_imports" USING btree ("touched_at");--> statement-breakpoint
ALTER TABLE "admin_audit" ADD CONSTRAINT "admin_audit_action" CHECK ("admin_audit"."action" in ('admin_made', 'admin_removed', 'user_disabled', 'user_enabled', 'user_deleted', 'user_restored', 'reset_link_issued', 'recipe_created', 'recipe_changed', 'recipe_version_restored', 'recipe_deleted', 'recipe_restored', 'recipe_published', 'recipe_declined', 'recipe_unpublished', 'recipes_imported', 'picture_generated', 'pictures_started', 'pictures_stopped', 'grant_redeemed', 'grant_refused', 'server_grant_prepared', 'server_grant_withdrawn', 'server_admin_created', 'server_admin_removed', 'server_reset_link', 'recipe_settled', 'setting_changed'));