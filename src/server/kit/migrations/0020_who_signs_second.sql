-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "signature_pending" ADD COLUMN "second_uid" text;

ALTER TABLE "signature_pending" ADD COLUMN "offer_name" text;
