ALTER TABLE "uploads" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_owner_id_index" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
UPDATE "uploads" SET
  "bytes" = (SELECT coalesce(sum(octet_length("upload_files"."bytes")), 0) FROM "upload_files" WHERE "upload_files"."hash" = "uploads"."hash"),
  "owner_id" = (SELECT "recipes"."owner_id" FROM "recipes" WHERE "recipes"."picture_hash" = "uploads"."hash" AND "recipes"."owner_id" IS NOT NULL ORDER BY "recipes"."created_at" LIMIT 1);
