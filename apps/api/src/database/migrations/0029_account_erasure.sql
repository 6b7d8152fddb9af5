CREATE SCHEMA "exported";
--> statement-breakpoint
CREATE TABLE "exported"."archive_parts" (
	"archive_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "archive_parts_archive_id_number_pk" PRIMARY KEY("archive_id","number")
);
--> statement-breakpoint
CREATE TABLE "exported"."archives" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"writer" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"files_done" integer DEFAULT 0 NOT NULL,
	"files_total" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	CONSTRAINT "archives_id_unique" UNIQUE("id"),
	CONSTRAINT "archives_state" CHECK ("exported"."archives"."state" in ('waiting', 'running', 'ready', 'failed', 'expired')),
	CONSTRAINT "archives_language" CHECK ("exported"."archives"."language" in ('en', 'es', 'fr', 'de'))
);
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erasure_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exported"."archive_parts" ADD CONSTRAINT "archive_parts_archive_id_archives_id_fk" FOREIGN KEY ("archive_id") REFERENCES "exported"."archives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported"."archives" ADD CONSTRAINT "archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_erasure_at_index" ON "users" USING btree ("erasure_at") WHERE "users"."erasure_at" is not null;--> statement-breakpoint
-- An administrator who has deleted the account is none any more: the last one cannot.
CREATE OR REPLACE FUNCTION guard_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.is_admin AND current_setting('pomona.role_change', true) IS DISTINCT FROM 'on' THEN
      RAISE EXCEPTION 'is_admin changes only inside a role change' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
  END IF;

  IF TG_OP = 'UPDATE' AND NEW.is_admin IS DISTINCT FROM OLD.is_admin
     AND current_setting('pomona.role_change', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION 'is_admin changes only inside a role change' USING ERRCODE = 'insufficient_privilege';
  END IF;

  IF OLD.is_admin AND NOT OLD.is_disabled AND OLD.erasure_at IS NULL
     AND current_setting('pomona.removing_demo', true) IS DISTINCT FROM 'on'
     AND (TG_OP = 'DELETE' OR NOT NEW.is_admin OR NEW.is_disabled OR NEW.erasure_at IS NOT NULL) THEN
    -- One such change at a time: two administrators could otherwise remove each other at once.
    PERFORM pg_advisory_xact_lock(hashtext('pomona.last_admin'));
    IF NOT EXISTS (
      SELECT FROM users WHERE is_admin AND NOT is_disabled AND erasure_at IS NULL AND id <> OLD.id
    ) THEN
      RAISE EXCEPTION 'the last administrator stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_last_admin';
    END IF;
  END IF;

  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Rendered pages name those who wrote reviews, but nobody who has deleted the account.
DROP TRIGGER users_raise_reviews_version ON users;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_raise_reviews_version AFTER UPDATE OF name, avatar, erasure_at ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.name <> NEW.name OR OLD.avatar IS DISTINCT FROM NEW.avatar OR OLD.erasure_at IS DISTINCT FROM NEW.erasure_at)
  EXECUTE FUNCTION raise_reviews_version();
