CREATE TABLE "admin_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	"redeemed_in" text,
	CONSTRAINT "admin_grants_redeemed" CHECK (("admin_grants"."redeemed_at" is null) = ("admin_grants"."redeemed_in" is null))
);
--> statement-breakpoint
ALTER TABLE "admin_audit" DROP CONSTRAINT "admin_audit_action";--> statement-breakpoint
ALTER TABLE "admin_grants" ADD CONSTRAINT "admin_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_grants_user_id_index" ON "admin_grants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_grants_one_open" ON "admin_grants" USING btree ("user_id") WHERE "admin_grants"."redeemed_at" is null;--> statement-breakpoint
ALTER TABLE "admin_audit" ADD CONSTRAINT "admin_audit_action" CHECK ("admin_audit"."action" in ('admin_made', 'admin_removed', 'user_disabled', 'user_enabled', 'user_deleted', 'user_restored', 'reset_link_issued', 'recipe_created', 'recipe_changed', 'recipe_version_restored', 'recipe_deleted', 'recipe_restored', 'recipe_published', 'recipe_declined', 'recipe_unpublished', 'picture_generated', 'pictures_started', 'pictures_stopped', 'grant_redeemed', 'grant_refused', 'server_grant_prepared', 'server_grant_withdrawn', 'server_admin_created', 'server_admin_removed', 'server_reset_link'));--> statement-breakpoint
-- Whether the role of this account may change so: by a grant that this very transaction has redeemed, by somebody who is an administrator
-- at this moment, in the demonstration, or from a backup. Rights are taken by an administrator or from the server's command line.
CREATE FUNCTION may_change_role(account users, becomes_admin boolean, is_new boolean) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  reason text := coalesce(current_setting('pomona.role_change', true), '');
BEGIN
  IF reason = 'on' THEN
    RETURN NOT becomes_admin OR is_new OR account.is_demo;
  END IF;
  IF is_new THEN RETURN false; END IF;
  IF reason = 'grant' THEN
    RETURN becomes_admin AND EXISTS (
      SELECT FROM admin_grants WHERE user_id = account.id AND redeemed_in = pg_current_xact_id()::text
    );
  END IF;
  IF reason NOT LIKE 'admin:%' THEN RETURN false; END IF;
  IF becomes_admin THEN
    -- Who loses the right at the same moment is waited for.
    PERFORM FROM users WHERE id::text = substr(reason, 7) AND is_admin AND NOT is_disabled AND erasure_at IS NULL FOR SHARE;
  ELSE
    -- Not here: two who remove each other would wait for each other.
    PERFORM FROM users WHERE id::text = substr(reason, 7) AND is_admin AND NOT is_disabled AND erasure_at IS NULL;
  END IF;
  RETURN FOUND;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.is_admin AND NOT may_change_role(NEW, true, true) THEN
      RAISE EXCEPTION 'is_admin changes only inside a role change' USING ERRCODE = 'insufficient_privilege', CONSTRAINT = 'users_role_change';
    END IF;
    RETURN NEW;
  END IF;

  IF TG_OP = 'UPDATE' AND NEW.is_admin IS DISTINCT FROM OLD.is_admin AND NOT may_change_role(NEW, NEW.is_admin, false) THEN
    RAISE EXCEPTION 'is_admin changes only inside a role change' USING ERRCODE = 'insufficient_privilege', CONSTRAINT = 'users_role_change';
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
