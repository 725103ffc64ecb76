-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "outreach_conversion" (
	"day" date NOT NULL,
	"caller_uid" text NOT NULL,
	"step_from" text NOT NULL,
	"step_to" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "outreach_conversion_day_caller_uid_step_from_step_to_pk" PRIMARY KEY("day","caller_uid","step_from","step_to")
);

DROP INDEX "wanted_submission_company";

CREATE INDEX "outreach_conversion_caller" ON "outreach_conversion" USING btree ("caller_uid","day");

-- What stood before is counted as new steps are: on the day of the earlier step, in Warsaw.
INSERT INTO "outreach_conversion" ("day", "caller_uid", "step_from", "step_to", "n")
SELECT ("earlier"."at" AT TIME ZONE 'Europe/Warsaw')::date, "earlier"."caller_uid", "earlier"."milestone", "later"."milestone", count(*)
FROM "prospect_milestone" "earlier" JOIN "prospect_milestone" "later" USING ("prospect_id")
WHERE array_position(ARRAY['linkClick', 'accountCreation', 'identityVerification', 'companyVerification', 'offerSubmission', 'contractSigning'], "earlier"."milestone")
    < array_position(ARRAY['linkClick', 'accountCreation', 'identityVerification', 'companyVerification', 'offerSubmission', 'contractSigning'], "later"."milestone")
GROUP BY 1, 2, 3, 4;
