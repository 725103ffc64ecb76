-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "place_alert" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"location" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"radius_km" integer NOT NULL,
	"use" text,
	"area_key" text NOT NULL,
	"frequency" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "place_alert_match" (
	"alert_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_alert_match_alert_id_listing_id_pk" PRIMARY KEY("alert_id","listing_id")
);

ALTER TABLE "seeker_alert" ADD COLUMN "place_mail_due_at" timestamp (3) with time zone;

ALTER TABLE "wanted_listing" ADD COLUMN "shown_since" timestamp (3) with time zone DEFAULT now() NOT NULL;

-- What stands on the board already has stood there since it was added.
UPDATE "wanted_listing" SET "shown_since" = "created_at";

CREATE UNIQUE INDEX "place_alert_once" ON "place_alert" USING btree ("uid","area_key") WHERE deleted_at is null;

CREATE INDEX "place_alert_person" ON "place_alert" USING btree ("uid");

CREATE INDEX "place_alert_near" ON "place_alert" USING btree ("lat","lng") WHERE paused_at is null and deleted_at is null and radius_km <= 25;

CREATE INDEX "place_alert_wide" ON "place_alert" USING btree ("lat","lng") WHERE paused_at is null and deleted_at is null and radius_km > 25;

CREATE INDEX "place_alert_deleted" ON "place_alert" USING btree ("deleted_at") WHERE deleted_at is not null;

CREATE INDEX "place_alert_match_open" ON "place_alert_match" USING btree ("alert_id") WHERE mailed_at is null;

CREATE INDEX "seeker_alert_place_due" ON "seeker_alert" USING btree ("place_mail_due_at") WHERE place_mail_due_at is not null;
