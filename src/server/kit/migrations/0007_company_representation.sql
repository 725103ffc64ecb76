-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "company_authority" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"uid" text NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "company_change" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"uid" text NOT NULL,
	"form" jsonb NOT NULL,
	"state" text DEFAULT 'CHECKING' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"rejection_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

DROP INDEX "company_nip";

ALTER TABLE "company" ADD COLUMN "legal_form" text;

ALTER TABLE "company" ADD COLUMN "representation" text;

ALTER TABLE "company" ADD COLUMN "general_partner" jsonb;

ALTER TABLE "company" ADD COLUMN "partners" jsonb DEFAULT '[]'::jsonb NOT NULL;

ALTER TABLE "company" ADD COLUMN "accepted_at" timestamp (3) with time zone;

ALTER TABLE "company_member" ADD COLUMN "authority_id" text;

ALTER TABLE "company_authority" ADD CONSTRAINT "company_authority_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "company_change" ADD CONSTRAINT "company_change_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "company_authority_person" ON "company_authority" USING btree ("uid","company_id","created_at");

CREATE UNIQUE INDEX "company_change_open" ON "company_change" USING btree ("company_id") WHERE decided_at is null;

CREATE INDEX "company_change_company" ON "company_change" USING btree ("company_id","created_at");

CREATE INDEX "company_nip_any" ON "company" USING btree ("nip");

CREATE UNIQUE INDEX "company_nip" ON "company" USING btree ("nip") WHERE accepted_at is not null;

-- A company stands accepted while it has an accepted member.
UPDATE "company" SET "accepted_at" = now() WHERE EXISTS (SELECT FROM "company_member" WHERE "company_member"."company_id" = "company"."id" AND "company_member"."state" = 'ACCEPTED');
