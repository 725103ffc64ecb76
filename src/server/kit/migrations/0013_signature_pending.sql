-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "signature_pending" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"offer_id" text NOT NULL,
	"uid" text NOT NULL,
	"document_id" text NOT NULL,
	"act" jsonb NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"concluded_at" timestamp (3) with time zone
);

ALTER TABLE "reservation" ADD COLUMN "signer_uid" text;

ALTER TABLE "reservation" ADD COLUMN "cosigner_uid" text;

CREATE UNIQUE INDEX "signature_pending_open" ON "signature_pending" USING btree ("purpose","offer_id") WHERE voided_at is null and concluded_at is null;
