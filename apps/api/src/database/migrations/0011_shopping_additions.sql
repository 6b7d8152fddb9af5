CREATE TABLE "shopping_additions" (
	"list_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_additions_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
ALTER TABLE "shopping_additions" ADD CONSTRAINT "shopping_additions_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_additions" ADD CONSTRAINT "shopping_additions_item_id_shopping_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."shopping_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_additions_item_id_index" ON "shopping_additions" USING btree ("item_id");