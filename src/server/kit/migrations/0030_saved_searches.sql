-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "mail_left" (
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_left_uid_kind_pk" PRIMARY KEY("uid","kind")
);

CREATE TABLE "saved_search" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"filters_key" text NOT NULL,
	"use" text NOT NULL,
	"province" text NOT NULL,
	"county_key" text NOT NULL,
	"city_key" text NOT NULL,
	"min_area" double precision NOT NULL,
	"max_price" bigint NOT NULL,
	"frequency" text NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"mail_due_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "saved_search_match" (
	"search_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_match_search_id_offer_id_pk" PRIMARY KEY("search_id","offer_id")
);

ALTER TABLE "mail" ADD COLUMN "kind" text;

ALTER TABLE "mail" ADD COLUMN "about_id" text;

ALTER TABLE "mail" ADD COLUMN "leave_hash" text;

CREATE UNIQUE INDEX "saved_search_once" ON "saved_search" USING btree ("uid","filters_key") WHERE deleted_at is null;

CREATE INDEX "saved_search_candidates" ON "saved_search" USING btree ("use","province","county_key","city_key","max_price","min_area") WHERE paused_at is null and deleted_at is null;

CREATE INDEX "saved_search_due" ON "saved_search" USING btree ("mail_due_at") WHERE mail_due_at is not null;

CREATE INDEX "saved_search_deleted" ON "saved_search" USING btree ("deleted_at") WHERE deleted_at is not null;

CREATE INDEX "saved_search_match_new" ON "saved_search_match" USING btree ("search_id","created_at");

CREATE INDEX "saved_search_match_open" ON "saved_search_match" USING btree ("search_id") WHERE mailed_at is null;

CREATE INDEX "saved_search_match_offer" ON "saved_search_match" USING btree ("offer_id");

CREATE UNIQUE INDEX "mail_leave" ON "mail" USING btree ("leave_hash");
