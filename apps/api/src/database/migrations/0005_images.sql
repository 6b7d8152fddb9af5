CREATE SCHEMA "drawn";
--> statement-breakpoint
CREATE TABLE "drawn"."batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "drawn"."cards" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drawn"."picture_files" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_hash_width_format_pk" PRIMARY KEY("hash","width","format")
);
--> statement-breakpoint
CREATE TABLE "drawn"."pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_files" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "upload_files_hash_width_format_pk" PRIMARY KEY("hash","width","format")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_kind" CHECK ("uploads"."kind" in ('recipe', 'portrait'))
);
--> statement-breakpoint
ALTER TABLE "drawn"."picture_files" ADD CONSTRAINT "picture_files_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "drawn"."pictures"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_files" ADD CONSTRAINT "upload_files_hash_uploads_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."uploads"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "batches_one_open" ON "drawn"."batches" USING btree (("ended_at" is null)) WHERE "drawn"."batches"."ended_at" is null;
--> statement-breakpoint
-- Pictures are compressed already: trying again costs time and gains nothing.
ALTER TABLE "drawn"."picture_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "drawn"."cards" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "upload_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
