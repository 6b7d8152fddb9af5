CREATE TABLE "chef_calls" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"seed" integer NOT NULL,
	"reply" jsonb,
	CONSTRAINT "chef_calls_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "chef_model_hours" (
	"hour" timestamp with time zone PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drawn"."drafts" (
	"hash" text PRIMARY KEY NOT NULL,
	"recipe" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chef_calls" ADD CONSTRAINT "chef_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chef_calls_created_at_index" ON "chef_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "drafts_created_at_index" ON "drawn"."drafts" USING btree ("created_at");