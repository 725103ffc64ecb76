-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "listing" ADD COLUMN "true_cost" bigint;

UPDATE "listing" SET "true_cost" = f."true_cost" FROM "listing_filter" f WHERE f."offer_id" = "listing"."offer_id" AND f."true_cost" IS NOT NULL;

ALTER TABLE "listing_filter" DROP COLUMN "true_cost";
