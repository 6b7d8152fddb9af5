CREATE TABLE "admin_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"admin_id" uuid,
	"action" text NOT NULL,
	"member_id" uuid,
	CONSTRAINT "admin_audit_action" CHECK ("admin_audit"."action" in ('admin_made', 'admin_removed', 'user_disabled', 'user_enabled', 'user_deleted', 'user_restored', 'reset_link_issued'))
);
--> statement-breakpoint
ALTER TABLE "admin_audit" ADD CONSTRAINT "admin_audit_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_audit" ADD CONSTRAINT "admin_audit_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_audit_at_index" ON "admin_audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "admin_audit_admin_id_index" ON "admin_audit" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_audit_member_id_index" ON "admin_audit" USING btree ("member_id");