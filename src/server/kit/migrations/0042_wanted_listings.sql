-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "seeker_alert" (
	"uid" text PRIMARY KEY NOT NULL,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"mail_due_at" timestamp (3) with time zone
);

CREATE TABLE "wanted_click" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"uid" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "wanted_listing" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"created_by" text,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"location" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"radius_km" double precision NOT NULL,
	"use" text,
	"max_rent" bigint,
	"min_surface" double precision,
	"max_surface" double precision,
	"needed_from" date,
	"must_haves" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"website" text,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"mail_due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"matched_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);

CREATE TABLE "wanted_match" (
	"listing_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"score" integer NOT NULL,
	"company_mailed_at" timestamp (3) with time zone,
	"owner_mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wanted_match_listing_id_offer_id_pk" PRIMARY KEY("listing_id","offer_id")
);

CREATE TABLE "wanted_submission" (
	"listing_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submitted_by" text,
	"company_id" text,
	"matched_at" timestamp (3) with time zone,
	CONSTRAINT "wanted_submission_listing_id_offer_id_pk" PRIMARY KEY("listing_id","offer_id")
);

ALTER TABLE "wanted_click" ADD CONSTRAINT "wanted_click_listing_id_wanted_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."wanted_listing"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "wanted_match" ADD CONSTRAINT "wanted_match_listing_id_wanted_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."wanted_listing"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "wanted_submission" ADD CONSTRAINT "wanted_submission_listing_id_wanted_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."wanted_listing"("id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "seeker_alert_due" ON "seeker_alert" USING btree ("mail_due_at") WHERE mail_due_at is not null;

CREATE INDEX "wanted_click_listing" ON "wanted_click" USING btree ("listing_id");

CREATE INDEX "wanted_click_person" ON "wanted_click" USING btree ("uid");

CREATE INDEX "wanted_listing_newest" ON "wanted_listing" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE state in ('ACTIVE');

CREATE INDEX "wanted_listing_place" ON "wanted_listing" USING btree ("lat","lng") WHERE state in ('ACTIVE');

CREATE INDEX "wanted_listing_company" ON "wanted_listing" USING btree ("company_id","created_at");

CREATE INDEX "wanted_listing_person" ON "wanted_listing" USING btree ("created_by");

CREATE INDEX "wanted_listing_due" ON "wanted_listing" USING btree ("mail_due_at") WHERE mail_due_at is not null;

CREATE INDEX "wanted_match_offer" ON "wanted_match" USING btree ("offer_id");

CREATE INDEX "wanted_match_company_open" ON "wanted_match" USING btree ("listing_id") WHERE company_mailed_at is null;

CREATE INDEX "wanted_match_owner_open" ON "wanted_match" USING btree ("offer_id") WHERE owner_mailed_at is null;

CREATE INDEX "wanted_submission_offer" ON "wanted_submission" USING btree ("offer_id");

CREATE INDEX "wanted_submission_company" ON "wanted_submission" USING btree ("company_id","listing_id");

CREATE INDEX "wanted_submission_person" ON "wanted_submission" USING btree ("submitted_by");

create or replace function wanted_listing_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'ACTIVE' then
      raise exception 'wanted_listing begins as ACTIVE, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
    'ACTIVE > DELETED',
    'ACTIVE > MATCHED',
    'DELETED > ACTIVE'
  ]) then
    raise exception 'wanted_listing does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger wanted_listing_edge before insert or update of state on "wanted_listing" for each row execute function wanted_listing_edge();
