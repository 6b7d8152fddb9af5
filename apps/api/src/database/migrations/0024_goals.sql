CREATE TABLE "goals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"achieved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goals_user_text_unique" UNIQUE("user_id","text"),
	CONSTRAINT "goals_text_length" CHECK (length("goals"."text") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "goals" ("id", "user_id", "text", "achieved_at", "created_at")
SELECT gen_random_uuid(), "users"."id", left(btrim(item."text"), 200), "achieved_goals"."achieved_at", "users"."created_at" + item."place" * interval '1 millisecond'
FROM "users"
CROSS JOIN LATERAL jsonb_array_elements_text("users"."preferences" -> 'health_goals') WITH ORDINALITY AS item("text", "place")
LEFT JOIN "achieved_goals" ON "achieved_goals"."user_id" = "users"."id" AND "achieved_goals"."goal" = item."text"
WHERE btrim(item."text") <> ''
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "users" SET "preferences" = "preferences" - 'health_goals';--> statement-breakpoint
DROP TABLE "achieved_goals" CASCADE;
