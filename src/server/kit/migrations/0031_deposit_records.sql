-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "deposit_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"objection" text NOT NULL,
	"objected_by" text,
	"objected_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "deposit_dispute_decided" CHECK (num_nulls(decision, reason, decided_at) in (0, 3))
);

CREATE TABLE "deposit_problem" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"problem" text NOT NULL,
	"uid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cleared_by" text,
	"cleared_at" timestamp (3) with time zone
);

CREATE TABLE "deposit_receipt" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"payer_name" text,
	"payer_account" text,
	"booked_on" date NOT NULL,
	"bank_reference" text NOT NULL,
	"uid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_receipt_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "deposit_receipt_positive" CHECK ("deposit_receipt"."amount" > 0)
);

CREATE TABLE "deposit_transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"kind" text NOT NULL,
	"due" date,
	"amount" bigint,
	"recipient" text,
	"account" text,
	"booked_on" date,
	"bank_reference" text,
	"entry_id" text,
	"uid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_transfer_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "deposit_transfer_kind" CHECK ("deposit_transfer"."kind" in ('refund', 'payout')),
	CONSTRAINT "deposit_transfer_booked" CHECK (num_nulls(amount, recipient, booked_on, bank_reference, entry_id) in (0, 5)),
	CONSTRAINT "deposit_transfer_due_or_booked" CHECK ("deposit_transfer"."due" is not null or "deposit_transfer"."booked_on" is not null)
);

ALTER TABLE "deposit_receipt" ADD CONSTRAINT "deposit_receipt_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "deposit_transfer" ADD CONSTRAINT "deposit_transfer_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "deposit_dispute_lease" ON "deposit_dispute" USING btree ("lease_id","objected_at");

CREATE UNIQUE INDEX "deposit_dispute_open" ON "deposit_dispute" USING btree ("lease_id") WHERE decided_at is null;

CREATE UNIQUE INDEX "deposit_problem_open" ON "deposit_problem" USING btree ("lease_id") WHERE cleared_at is null;

CREATE INDEX "deposit_receipt_lease" ON "deposit_receipt" USING btree ("lease_id");

CREATE INDEX "deposit_transfer_lease" ON "deposit_transfer" USING btree ("lease_id");

CREATE UNIQUE INDEX "deposit_transfer_due" ON "deposit_transfer" USING btree ("lease_id","kind") WHERE booked_on is null;

-- What stood in columns of the lease, and in the ledger alone, becomes records.
insert into deposit_receipt (id, lease_id, entry_id, amount, booked_on, bank_reference, uid, created_at)
  select e.id, e.lease_id, e.id, l.amount, e.value_date, coalesce(e.bank_reference, ''), e.uid, e.created_at
  from ledger_entry e join ledger_line l on l.entry_id = e.id and l.account = 'deposit_bank' where e.kind = 'deposit_receipt';

insert into deposit_transfer (id, lease_id, kind, due, amount, recipient, account, booked_on, bank_reference, entry_id, uid)
  select d.lease_id || '-' || d.kind, d.lease_id, d.kind, d.due, -l.amount, case when e.id is not null then d.party ->> 'name' end,
    case when e.id is not null then d.party ->> 'bankAccount' end, e.value_date, case when e.id is not null then coalesce(e.bank_reference, '') end, e.id, e.uid
  from (
    select id as lease_id, 'refund' as kind, refund_due as due, tenant as party from lease
    union all select id, 'payout', payout_due, landlord from lease
  ) d
  left join ledger_entry e on e.lease_id = d.lease_id and e.kind = 'deposit_' || d.kind
  left join ledger_line l on l.entry_id = e.id and l.account = 'deposit_bank'
  where d.due is not null or e.id is not null;

insert into deposit_dispute (id, lease_id, objection, objected_at, decision, reason, decided_at)
  select id || '-dispute', id, coalesce(objection, ''), coalesce(objected_at, now()), dispute_decision,
    case when dispute_decision is not null then coalesce(dispute_reason, '') end, case when dispute_decision is not null then now() end
  from lease where disputed or dispute_decision is not null;

insert into deposit_problem (id, lease_id, problem) select id || '-problem', id, deposit_problem from lease where deposit_problem is not null;

-- A receipt is never changed; what was booked by mistake is reversed in the ledger.
create trigger deposit_receipt_append_only before update or delete or truncate on deposit_receipt execute function refuse_change();

ALTER TABLE "lease" DROP COLUMN "deposit_problem";

ALTER TABLE "lease" DROP COLUMN "disputed";

ALTER TABLE "lease" DROP COLUMN "objection";

ALTER TABLE "lease" DROP COLUMN "objected_at";

ALTER TABLE "lease" DROP COLUMN "dispute_decision";

ALTER TABLE "lease" DROP COLUMN "dispute_reason";

ALTER TABLE "lease" DROP COLUMN "refund_due";

ALTER TABLE "lease" DROP COLUMN "payout_due";

ALTER TABLE "lease" DROP COLUMN "payout_booked_on";

ALTER TABLE "lease" DROP COLUMN "payout_reference";
