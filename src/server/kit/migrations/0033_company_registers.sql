-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "register_answer" (
	"id" text PRIMARY KEY NOT NULL,
	"nip" text NOT NULL,
	"source" text NOT NULL,
	"outcome" text NOT NULL,
	"request_id" text,
	"state_on" text,
	"is_recorded" boolean NOT NULL,
	"facts" jsonb,
	"asked_by" text,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "company" ADD COLUMN "deleted_at" timestamp (3) with time zone;

CREATE INDEX "register_answer_nip" ON "register_answer" USING btree ("nip","source","asked_at");

CREATE INDEX "register_answer_asked" ON "register_answer" USING btree ("asked_by","asked_at");
