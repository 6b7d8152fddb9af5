ALTER TABLE "shopping_items" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD COLUMN "added_by" uuid;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD COLUMN "checked_by" uuid;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "category_order" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_shares" ADD COLUMN "scope" text DEFAULT 'read' NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_items_added_by_index" ON "shopping_items" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "shopping_items_checked_by_index" ON "shopping_items" USING btree ("checked_by");--> statement-breakpoint
ALTER TABLE "shopping_shares" ADD CONSTRAINT "shopping_shares_scope" CHECK ("shopping_shares"."scope" in ('read', 'tick_and_add'));