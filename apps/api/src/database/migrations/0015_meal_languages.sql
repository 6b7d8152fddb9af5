ALTER TABLE "meals" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;
--> statement-breakpoint
UPDATE "meals" SET "language" = "recipes"."language" FROM "recipes" WHERE "recipes"."id" = "meals"."recipe_id";
--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_language" CHECK ("meals"."language" in ('en', 'es', 'fr', 'de'));
