-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "appointment" (
	"lease_id" text NOT NULL,
	"side" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"meeting_on" date,
	"meeting_hour" text,
	"meeting_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text,
	CONSTRAINT "appointment_lease_id_side_pk" PRIMARY KEY("lease_id","side")
);

CREATE TABLE "lease_rejection" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"uid" text,
	"reasons" jsonb NOT NULL,
	"rejected_at" timestamp (3) with time zone NOT NULL
);

CREATE INDEX "lease_rejection_lease" ON "lease_rejection" USING btree ("lease_id","rejected_at");

CREATE UNIQUE INDEX "protocol_round_open" ON "protocol_round" USING btree ("lease_id") WHERE outcome is null;

-- What stood in columns of the lease becomes records; the rounds of the protocol know the rest already.
insert into lease_rejection (id, lease_id, uid, reasons, rejected_at)
  select id || '-rejection', id, rejected_by, rejection_reasons, rejected_at from lease where rejected_at is not null;

insert into appointment (lease_id, side, first_name, last_name, email, meeting_on, meeting_hour, meeting_at, saved_at)
  select l.id, a ->> 'side', a ->> 'firstName', a ->> 'lastName', a ->> 'email', (a ->> 'date')::date, a ->> 'hour', (a ->> 'meetingAt')::timestamptz,
    (a ->> 'savedAt')::timestamptz
  from lease l cross join lateral (values (l.reception), (l.transfer)) as named (a) where a is not null and a <> 'null'::jsonb;

ALTER TABLE "lease" DROP COLUMN "rejected_at";

ALTER TABLE "lease" DROP COLUMN "rejected_by";

ALTER TABLE "lease" DROP COLUMN "rejection_reasons";

ALTER TABLE "lease" DROP COLUMN "protocol_round";

ALTER TABLE "lease" DROP COLUMN "protocol_submitter_side";

ALTER TABLE "lease" DROP COLUMN "protocol_submitter_uid";

ALTER TABLE "lease" DROP COLUMN "protocol_submitted_at";

ALTER TABLE "lease" DROP COLUMN "protocol_refused_at";

ALTER TABLE "lease" DROP COLUMN "protocol_confirmed_at";

ALTER TABLE "lease" DROP COLUMN "protocol_document_id";

ALTER TABLE "lease" DROP COLUMN "reception";

ALTER TABLE "lease" DROP COLUMN "transfer";

ALTER TABLE "protocol_round" ADD CONSTRAINT "protocol_round_answered" CHECK (num_nulls(outcome, outcome_at) in (0, 2));
