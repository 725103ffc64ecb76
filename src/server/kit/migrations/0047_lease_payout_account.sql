-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "lease" ADD COLUMN "payout_account" text;
