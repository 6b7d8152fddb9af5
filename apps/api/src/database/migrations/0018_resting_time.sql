ALTER TABLE "recipes" ADD COLUMN "rest_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_rest_minutes" CHECK ("recipes"."rest_minutes" >= 0);