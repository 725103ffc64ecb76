-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "lease_unpaid_end" (
	"lease_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"signer_uid" text NOT NULL,
	"cosigner_uid" text,
	"text" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"evidence_id" text
);

ALTER TABLE "signature_pending" ALTER COLUMN "document_id" DROP NOT NULL;

-- A withdrawal that was signed is evidence and never changes again.
create trigger lease_unpaid_end_stays before update or delete on lease_unpaid_end for each row when (old.signed_at is not null) execute function refuse_change();

create trigger lease_unpaid_end_all_stay before truncate on lease_unpaid_end execute function refuse_change();
