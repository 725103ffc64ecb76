-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "offer_image" ADD COLUMN "sharpness" real;

ALTER TABLE "offer_image" ADD COLUMN "opinion" jsonb;
