-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "offer_notice" ALTER COLUMN "offer_id" DROP NOT NULL;

ALTER TABLE "offer_notice" ADD COLUMN "wanted_listing_id" text;

ALTER TABLE "offer_notice" ADD CONSTRAINT "offer_notice_subject" CHECK (num_nonnulls(offer_id, wanted_listing_id) = 1);
