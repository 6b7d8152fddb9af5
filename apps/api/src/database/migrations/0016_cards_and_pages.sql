-- A picture that somebody sent is no drawing.
DELETE FROM "drawn"."pictures" WHERE "hash" IN (SELECT "hash" FROM "uploads");
--> statement-breakpoint
-- Cards say whose they are, so that they can go with it. They are drawn again when somebody asks.
DELETE FROM "drawn"."cards";
--> statement-breakpoint
ALTER TABLE "drawn"."cards" DROP CONSTRAINT "cards_pkey";--> statement-breakpoint
ALTER TABLE "drawn"."cards" ADD COLUMN "subject" text PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "drawn"."cards" ADD COLUMN "picture_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "pictured_with" text;
--> statement-breakpoint
-- Host and path of an address, as far as two addresses of one page have them in common: `pageOf` of the import, in a coarser way.
-- A key of an index has room for some 2700 bytes.
CREATE FUNCTION page_of(address text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT left(
      regexp_replace(
        regexp_replace(lower(address),
          '^https?://(?:[^/?#@]*@)?(?:(?:www|m|amp)[.])?([^/:?#]*)(?::[0-9]+)?([^?#]*).*$', '\1\2'),
        '/(?:amp/?)?$', ''),
      500)
  $$;
--> statement-breakpoint
CREATE INDEX "recipes_source_page_index" ON "recipes" USING btree (page_of("source_url")) WHERE "recipes"."source_url" is not null;
