CREATE TABLE "shopping_item_recipes" (
	"item_id" uuid NOT NULL,
	"recipe_id" text NOT NULL,
	"servings" smallint NOT NULL,
	"lines" text[] NOT NULL,
	CONSTRAINT "shopping_item_recipes_item_id_recipe_id_pk" PRIMARY KEY("item_id","recipe_id"),
	CONSTRAINT "shopping_item_recipes_servings" CHECK ("shopping_item_recipes"."servings" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "shopping_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"item" text NOT NULL,
	"quantity" text DEFAULT '1' NOT NULL,
	"category" text DEFAULT 'Miscellaneous' NOT NULL,
	"checked" boolean DEFAULT false NOT NULL,
	"food_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_items_category" CHECK ("shopping_items"."category" in ('Vegetables', 'Fruits', 'Protein', 'Dairy', 'Grains', 'Pantry', 'Produce', 'Miscellaneous')),
	CONSTRAINT "shopping_items_item_length" CHECK (length("shopping_items"."item") between 1 and 200),
	CONSTRAINT "shopping_items_quantity_length" CHECK (length("shopping_items"."quantity") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_lists_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "shopping_shares" (
	"list_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_shares_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "shopping_shares_token_hash_length" CHECK (octet_length("shopping_shares"."token_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "achieved_goals" (
	"user_id" uuid NOT NULL,
	"goal" text NOT NULL,
	"achieved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "achieved_goals_user_id_goal_pk" PRIMARY KEY("user_id","goal")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"minutes" integer NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activities_type" CHECK ("activities"."type" in ('Yoga', 'Walking', 'Strength Training', 'Cardio', 'Swimming', 'Cycling', 'Dancing', 'Meditation')),
	CONSTRAINT "activities_minutes" CHECK ("activities"."minutes" between 1 and 1440),
	CONSTRAINT "activities_notes_length" CHECK (length("activities"."notes") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "meals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"eaten_at" timestamp with time zone NOT NULL,
	"recipe_id" text,
	"title" text NOT NULL,
	"servings" numeric(5, 2) NOT NULL,
	"figures" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meals_servings" CHECK ("meals"."servings" > 0 and "meals"."servings" <= 100),
	CONSTRAINT "meals_title_length" CHECK (length("meals"."title") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "symptoms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"level" smallint NOT NULL,
	"hours" numeric(4, 2),
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "symptoms_type" CHECK ("symptoms"."type" in ('energy', 'mood', 'cravings', 'sleep', 'stress')),
	CONSTRAINT "symptoms_level" CHECK ("symptoms"."level" between 1 and 10),
	CONSTRAINT "symptoms_hours" CHECK ("symptoms"."hours" is null or ("symptoms"."type" = 'sleep' and "symptoms"."hours" between 0 and 24)),
	CONSTRAINT "symptoms_notes_length" CHECK (length("symptoms"."notes") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "wellness_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shopping_item_recipes" ADD CONSTRAINT "shopping_item_recipes_item_id_shopping_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."shopping_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_item_recipes" ADD CONSTRAINT "shopping_item_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_shares" ADD CONSTRAINT "shopping_shares_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achieved_goals" ADD CONSTRAINT "achieved_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "symptoms" ADD CONSTRAINT "symptoms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_consents" ADD CONSTRAINT "wellness_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_item_recipes_recipe_id_index" ON "shopping_item_recipes" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "shopping_items_list_created_index" ON "shopping_items" USING btree ("list_id","created_at");--> statement-breakpoint
CREATE INDEX "activities_user_day_index" ON "activities" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "meals_user_day_index" ON "meals" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "meals_recipe_id_index" ON "meals" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "symptoms_user_day_index" ON "symptoms" USING btree ("user_id","day");