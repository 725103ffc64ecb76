-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "report" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text,
	"email" text,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"sender" text NOT NULL,
	"mark" text DEFAULT 'open' NOT NULL,
	"marked_at" timestamp (3) with time zone,
	"marked_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "offer_question" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"uid" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "mail" ADD COLUMN "reply_to" text;

CREATE INDEX "report_sender" ON "report" USING btree ("sender","created_at");

CREATE INDEX "report_mark" ON "report" USING btree ("mark","created_at");

CREATE INDEX "offer_question_uid" ON "offer_question" USING btree ("uid","created_at");
