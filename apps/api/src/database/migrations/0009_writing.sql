ALTER TABLE "recipes" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "creation_key" uuid;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_owner_creation_key_unique" UNIQUE("owner_id","creation_key");--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_language" CHECK ("recipes"."language" in ('en', 'es', 'fr', 'de'));--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_offered" CHECK ("recipes"."offered_at" is null or "recipes"."owner_id" is not null);--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_source_url_length" CHECK (length("recipes"."source_url") <= 2000);