CREATE TABLE "analytics_counts" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "analytics_counts_day_event_pk" PRIMARY KEY("day","event"),
	CONSTRAINT "analytics_counts_event" CHECK ("analytics_counts"."event" in ('sign_ups', 'active_members', 'recipe_views', 'recipe_saves', 'recipe_cooks', 'searches', 'empty_searches', 'generator_uses')),
	CONSTRAINT "analytics_counts_count" CHECK ("analytics_counts"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "empty_searches" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "empty_searches_day_words_pk" PRIMARY KEY("day","words"),
	CONSTRAINT "empty_searches_words_length" CHECK (length("empty_searches"."words") <= 40)
);
--> statement-breakpoint
CREATE TABLE "review_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"admin_id" uuid,
	"action" text NOT NULL,
	"member_id" uuid,
	"review_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "review_audit_action" CHECK ("review_audit"."action" in ('review_removed', 'report_kept', 'report_removed'))
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid,
	"subject_id" uuid NOT NULL,
	"recipe_id" text NOT NULL,
	"author_id" uuid,
	"rating" smallint NOT NULL,
	"body" text NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "review_reports_subject_reporter_unique" UNIQUE("subject_id","reporter_id"),
	CONSTRAINT "review_reports_reason" CHECK ("review_reports"."reason" in ('rude', 'spam', 'unsafe_advice', 'private_data', 'other')),
	CONSTRAINT "review_reports_decision" CHECK ("review_reports"."decision" in ('keep', 'remove')),
	CONSTRAINT "review_reports_decided" CHECK (("review_reports"."decision" is null) = ("review_reports"."decided_at" is null) and ("review_reports"."review_id" is not null or "review_reports"."decided_at" is not null)),
	CONSTRAINT "review_reports_comment_length" CHECK (length("review_reports"."comment") <= 500)
);
--> statement-breakpoint
ALTER TABLE "chat_reports" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_audit" ADD CONSTRAINT "review_audit_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_audit" ADD CONSTRAINT "review_audit_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_audit_at_index" ON "review_audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "review_audit_admin_id_index" ON "review_audit" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "review_audit_member_id_index" ON "review_audit" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "review_reports_review_id_index" ON "review_reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_reports_recipe_id_index" ON "review_reports" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "review_reports_author_id_index" ON "review_reports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "review_reports_reporter_id_index" ON "review_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "review_reports_decided_by_index" ON "review_reports" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "review_reports_open_index" ON "review_reports" USING btree ("created_at","id") WHERE "review_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "review_reports_decided_index" ON "review_reports" USING btree ("decided_at","subject_id") WHERE "review_reports"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "chat_reports_decided_index" ON "chat_reports" USING btree ("decided_at","message_id") WHERE "chat_reports"."decided_at" is not null;