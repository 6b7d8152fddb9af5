CREATE TABLE "chat_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"admin_id" uuid,
	"action" text NOT NULL,
	"member_id" uuid,
	"message_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "chat_audit_action" CHECK ("chat_audit"."action" in ('message_removed', 'report_kept', 'report_removed', 'member_muted', 'member_unmuted'))
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"revision" bigint NOT NULL,
	"user_id" uuid,
	"client_id" uuid NOT NULL,
	"body" text NOT NULL,
	"note" text,
	"reply_to" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "chat_messages_sequence_unique" UNIQUE("sequence"),
	CONSTRAINT "chat_messages_revision_unique" UNIQUE("revision"),
	CONSTRAINT "chat_messages_user_client_unique" UNIQUE("user_id","client_id"),
	CONSTRAINT "chat_messages_note" CHECK ("chat_messages"."note" in ('medical')),
	CONSTRAINT "chat_messages_body_length" CHECK (length("chat_messages"."body") <= 2000 and ("chat_messages"."deleted_at" is null) = ("chat_messages"."body" <> ''))
);
--> statement-breakpoint
CREATE TABLE "chat_mutes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"muted_by" uuid
);
--> statement-breakpoint
CREATE TABLE "chat_presences" (
	"process_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "chat_presences_process_id_user_id_pk" PRIMARY KEY("process_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"body" text NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "chat_reports_message_reporter_unique" UNIQUE NULLS NOT DISTINCT("message_id","reporter_id"),
	CONSTRAINT "chat_reports_reason" CHECK ("chat_reports"."reason" in ('rude', 'spam', 'unsafe_advice', 'private_data', 'other', 'language')),
	CONSTRAINT "chat_reports_decision" CHECK ("chat_reports"."decision" in ('keep', 'remove')),
	CONSTRAINT "chat_reports_decided" CHECK (("chat_reports"."decision" is null) = ("chat_reports"."decided_at" is null)),
	CONSTRAINT "chat_reports_comment_length" CHECK (length("chat_reports"."comment") <= 500)
);
--> statement-breakpoint
CREATE TABLE "chat_room" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_room_is_only" CHECK ("chat_room"."is_only")
);
--> statement-breakpoint
ALTER TABLE "chat_audit" ADD CONSTRAINT "chat_audit_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_audit" ADD CONSTRAINT "chat_audit_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_reply_to_chat_messages_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."chat_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mutes" ADD CONSTRAINT "chat_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mutes" ADD CONSTRAINT "chat_mutes_muted_by_users_id_fk" FOREIGN KEY ("muted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_presences" ADD CONSTRAINT "chat_presences_process_id_chat_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."chat_processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_presences" ADD CONSTRAINT "chat_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_audit_at_index" ON "chat_audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "chat_audit_admin_id_index" ON "chat_audit" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "chat_audit_member_id_index" ON "chat_audit" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chat_messages_user_created_index" ON "chat_messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_reply_to_index" ON "chat_messages" USING btree ("reply_to");--> statement-breakpoint
CREATE INDEX "chat_mutes_muted_by_index" ON "chat_mutes" USING btree ("muted_by");--> statement-breakpoint
CREATE INDEX "chat_presences_user_id_index" ON "chat_presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_reports_reporter_id_index" ON "chat_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "chat_reports_decided_by_index" ON "chat_reports" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "chat_reports_open_index" ON "chat_reports" USING btree ("created_at","id") WHERE "chat_reports"."decided_at" is null;