-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "wanted_match" ADD COLUMN "fits" boolean DEFAULT true NOT NULL;
