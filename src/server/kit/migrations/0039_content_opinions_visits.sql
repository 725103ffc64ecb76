-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "analytics_event" (
	"id" text PRIMARY KEY NOT NULL,
	"client" text NOT NULL,
	"name" text NOT NULL,
	"params" jsonb NOT NULL,
	"transaction_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"forwarded_at" timestamp (3) with time zone
);

CREATE TABLE "faq_opinion" (
	"id" text PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"entry_id" text,
	"question" text,
	"answer" text,
	"author" text,
	"helpful" boolean NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_opinion_whole" CHECK ((entry_id is not null and num_nulls(question, answer, author) = 3) or (entry_id is null and num_nulls(question, answer, author) = 0))
);

CREATE UNIQUE INDEX "analytics_event_transaction" ON "analytics_event" USING btree ("transaction_id");

CREATE INDEX "analytics_event_time" ON "analytics_event" USING btree ("created_at");

CREATE INDEX "analytics_event_waiting" ON "analytics_event" USING btree ("created_at") WHERE forwarded_at is null;

CREATE UNIQUE INDEX "faq_opinion_once" ON "faq_opinion" USING btree ("sender","subject");

CREATE INDEX "faq_opinion_list" ON "faq_opinion" USING btree ("helpful","created_at");
