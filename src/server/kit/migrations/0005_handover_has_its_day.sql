-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "early_handover" (
	"lease_id" text NOT NULL,
	"side" text NOT NULL,
	"meeting_at" timestamp (3) with time zone NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"agreed_by" text NOT NULL,
	CONSTRAINT "early_handover_lease_id_side_pk" PRIMARY KEY("lease_id","side")
);

CREATE TABLE "meeting_proposal" (
	"lease_id" text PRIMARY KEY NOT NULL,
	"meeting_on" date NOT NULL,
	"meeting_hour" text NOT NULL,
	"meeting_at" timestamp (3) with time zone NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" text NOT NULL
);

CREATE TABLE "prepared_protocol" (
	"lease_id" text NOT NULL,
	"side" text NOT NULL,
	"signer_key" text NOT NULL,
	"signer_name" text NOT NULL,
	"draft_version" integer NOT NULL,
	"round" integer NOT NULL,
	"data" jsonb NOT NULL,
	"document_id" text NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prepared_protocol_lease_id_side_pk" PRIMARY KEY("lease_id","side")
);

CREATE TABLE "prepared_rejection" (
	"lease_id" text PRIMARY KEY NOT NULL,
	"signer_uid" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"description" text NOT NULL,
	"photos" jsonb NOT NULL,
	"document_id" text NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL
);

ALTER TABLE "appointment" ADD COLUMN "window_from" date;

ALTER TABLE "lease_rejection" ADD COLUMN "description" text DEFAULT '' NOT NULL;

ALTER TABLE "lease_rejection" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;

ALTER TABLE "lease_rejection" ADD COLUMN "document_id" text;

ALTER TABLE "lease_rejection" ADD COLUMN "evidence_id" text;
