-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "lease" ADD COLUMN "rounds_before" integer DEFAULT 0 NOT NULL;
