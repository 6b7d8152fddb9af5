CREATE TABLE "drawn"."batch_items" (
	"batch_id" uuid NOT NULL,
	"recipe_id" text NOT NULL,
	"hash" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	CONSTRAINT "batch_items_batch_id_recipe_id_pk" PRIMARY KEY("batch_id","recipe_id"),
	CONSTRAINT "batch_items_state" CHECK ("drawn"."batch_items"."state" in ('waiting', 'done', 'failed', 'dropped')),
	CONSTRAINT "batch_items_reason" CHECK (("drawn"."batch_items"."state" = 'failed') = ("drawn"."batch_items"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "admin_audit" DROP CONSTRAINT "admin_audit_action";--> statement-breakpoint
ALTER TABLE "drawn"."batches" ADD COLUMN "is_cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drawn"."batch_items" ADD CONSTRAINT "batch_items_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "drawn"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_items_hash_index" ON "drawn"."batch_items" USING btree ("hash");--> statement-breakpoint
ALTER TABLE "admin_audit" ADD CONSTRAINT "admin_audit_action" CHECK ("admin_audit"."action" in ('admin_made', 'admin_removed', 'user_disabled', 'user_enabled', 'user_deleted', 'user_restored', 'reset_link_issued', 'recipe_created', 'recipe_changed', 'recipe_version_restored', 'recipe_deleted', 'recipe_restored', 'recipe_published', 'recipe_declined', 'recipe_unpublished', 'picture_generated', 'pictures_started', 'pictures_stopped'));