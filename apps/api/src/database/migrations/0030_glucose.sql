CREATE TABLE "cycle_starts" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cycle_starts_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "glucose_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"format" text NOT NULL,
	"file_hash" "bytea" NOT NULL,
	"unit" text NOT NULL,
	"time_zone" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "glucose_imports_file_unique" UNIQUE("user_id","file_hash"),
	CONSTRAINT "glucose_imports_format" CHECK ("glucose_imports"."format" in ('libreview', 'clarity', 'contour')),
	CONSTRAINT "glucose_imports_unit" CHECK ("glucose_imports"."unit" in ('mg/dL', 'mmol/L'))
);
--> statement-breakpoint
CREATE TABLE "glucose_readings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	"mg_dl" numeric(9, 5) NOT NULL,
	"unit" text NOT NULL,
	"beyond" text,
	"source" text NOT NULL,
	"import_id" uuid,
	CONSTRAINT "glucose_readings_once" UNIQUE("user_id","measured_at","mg_dl"),
	CONSTRAINT "glucose_readings_unit" CHECK ("glucose_readings"."unit" in ('mg/dL', 'mmol/L')),
	CONSTRAINT "glucose_readings_source" CHECK ("glucose_readings"."source" in ('hand', 'meter', 'sensor')),
	CONSTRAINT "glucose_readings_beyond" CHECK ("glucose_readings"."beyond" is null or "glucose_readings"."beyond" in ('below', 'above')),
	CONSTRAINT "glucose_readings_value" CHECK ("glucose_readings"."mg_dl" between 10 and 1000)
);
--> statement-breakpoint
CREATE TABLE "tracking_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"glucose" boolean DEFAULT false NOT NULL,
	"cycle" boolean DEFAULT false NOT NULL,
	"glucose_unit" text DEFAULT 'mg/dL' NOT NULL,
	"range_low" numeric(9, 5),
	"range_high" numeric(9, 5),
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracking_settings_unit" CHECK ("tracking_settings"."glucose_unit" in ('mg/dL', 'mmol/L')),
	CONSTRAINT "tracking_settings_range" CHECK (("tracking_settings"."range_low" is null and "tracking_settings"."range_high" is null) or ("tracking_settings"."range_low" >= 54 and "tracking_settings"."range_high" <= 400 and "tracking_settings"."range_low" < "tracking_settings"."range_high"))
);
--> statement-breakpoint
ALTER TABLE "cycle_starts" ADD CONSTRAINT "cycle_starts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glucose_imports" ADD CONSTRAINT "glucose_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glucose_readings" ADD CONSTRAINT "glucose_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glucose_readings" ADD CONSTRAINT "glucose_readings_import_id_glucose_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."glucose_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_settings" ADD CONSTRAINT "tracking_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "glucose_readings_user_day_index" ON "glucose_readings" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "glucose_readings_import_index" ON "glucose_readings" USING btree ("import_id");