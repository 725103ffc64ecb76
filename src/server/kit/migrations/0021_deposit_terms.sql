-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "lease" ADD COLUMN "deposit_term_at" timestamp (3) with time zone;
-- The first term of a deposit began with the signing; terms that were set anew before this column are counted from there, too.
UPDATE "lease" SET "deposit_term_at" = "signed_at";
ALTER TABLE "lease" ALTER COLUMN "deposit_term_at" SET NOT NULL;
-- What has been mailed of the present term is not mailed again.
UPDATE "clock_duty" SET "occasion" = "lease"."deposit_due"::text || ':' || CASE "clock_duty"."duty" WHEN 'deposits.overdue' THEN 'overdue' ELSE "clock_duty"."occasion" END
FROM "lease" WHERE "lease"."id" = "clock_duty"."subject_id" AND "clock_duty"."duty" IN ('deposits.remind', 'deposits.overdue');
