-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "company_change" ADD COLUMN "capacity" text;

ALTER TABLE "company_change" ADD COLUMN "authority_id" text;
