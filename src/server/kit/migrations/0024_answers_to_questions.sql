-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "offer_question" ADD COLUMN "asker" text DEFAULT '' NOT NULL;

ALTER TABLE "offer_question" ADD COLUMN "answer" text;

ALTER TABLE "offer_question" ADD COLUMN "answered_at" timestamp (3) with time zone;

ALTER TABLE "offer_question" ADD COLUMN "answered_by" text;

CREATE INDEX "offer_question_offer" ON "offer_question" USING btree ("offer_id","created_at");

ALTER TABLE "offer_question" ADD CONSTRAINT "offer_question_answer" CHECK ((answer is null) = (answered_at is null));
