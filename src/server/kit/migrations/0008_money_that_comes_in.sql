-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "money_approval" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"act" text NOT NULL,
	"details" jsonb NOT NULL,
	"reason" text NOT NULL,
	"prepared_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"accepted" boolean,
	CONSTRAINT "money_approval_decided" CHECK (num_nulls(decided_by, decided_at, accepted) in (0, 3)),
	CONSTRAINT "money_approval_two" CHECK (decided_by is distinct from prepared_by or accepted is not true)
);

CREATE TABLE "unmatched_return" (
	"id" text PRIMARY KEY NOT NULL,
	"receipt_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"account" text NOT NULL,
	"booked_on" date NOT NULL,
	"bank_reference" text NOT NULL,
	"uid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unmatched_return_receipt_id_unique" UNIQUE("receipt_id"),
	CONSTRAINT "unmatched_return_entry_id_unique" UNIQUE("entry_id")
);

ALTER TABLE "ledger_entry" ALTER COLUMN "lease_id" DROP NOT NULL;

ALTER TABLE "ledger_line" ALTER COLUMN "lease_id" DROP NOT NULL;

ALTER TABLE "deposit_receipt" ALTER COLUMN "lease_id" DROP NOT NULL;

ALTER TABLE "deposit_receipt" ADD COLUMN "origin" text;

ALTER TABLE "deposit_transfer" ADD COLUMN "payer_account" text;

ALTER TABLE "deposit_transfer" ADD COLUMN "reason" text;

ALTER TABLE "lease" ADD COLUMN "withdrawal_until" date;

-- Leases that stand already: the day that their drawn text prints.
update lease set withdrawal_until =
  greatest(
    nullif(r.facts -> 'form' ->> 'availability', '')::date,
    (coalesce((r.facts ->> 'preparedAt')::timestamptz, lease.signed_at) at time zone 'Europe/Warsaw')::date
  ) + coalesce((r.facts -> 'form' ->> 'unitReceiptDeadline')::int, 0) + 30
from reservation r where r.id = lease.reservation_id;

update lease set withdrawal_until = (signed_at at time zone 'Europe/Warsaw')::date + 120 where withdrawal_until is null;

ALTER TABLE "lease" ALTER COLUMN "withdrawal_until" SET NOT NULL;

ALTER TABLE "unmatched_return" ADD CONSTRAINT "unmatched_return_receipt_id_deposit_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."deposit_receipt"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "unmatched_return" ADD CONSTRAINT "unmatched_return_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "money_approval_lease" ON "money_approval" USING btree ("lease_id");

create or replace function lease_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'NONE' then
      raise exception 'lease begins as NONE, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
    'AFTER_REJECTION > REJECTED',
    'DEPOSIT_CONFIRMED > DEPOSIT_PENDING',
    'DEPOSIT_CONFIRMED > PROTOCOL_ATTACHED',
    'DEPOSIT_CONFIRMED > REJECTED',
    'DEPOSIT_PENDING > AFTER_REJECTION',
    'DEPOSIT_PENDING > DEPOSIT_CONFIRMED',
    'DEPOSIT_PENDING > REJECTED',
    'NONE > DEPOSIT_PENDING',
    'PROTOCOL_ATTACHED > DEPOSIT_CONFIRMED',
    'PROTOCOL_ATTACHED > PROTOCOL_CONFIRMED',
    'PROTOCOL_ATTACHED > PROTOCOL_REJECTED',
    'PROTOCOL_ATTACHED > REJECTED',
    'PROTOCOL_REJECTED > PROTOCOL_ATTACHED',
    'PROTOCOL_REJECTED > REJECTED',
    'REJECTED > AFTER_REJECTION'
  ]) then
    raise exception 'lease does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger lease_edge before insert or update of state on "lease" for each row execute function lease_edge();

-- The one account of deposits becomes two: what is kept of a tenant's money, and what is owed to a landlord.
alter table ledger_line disable trigger ledger_line_append_only;

update ledger_line set account = 'held_for_tenant' where account = 'deposit_held';

alter table ledger_line enable trigger ledger_line_append_only;

create temp table released on commit drop as
  select substr(md5(l.id || clock_timestamp()::text), 1, 20) as entry_id, l.id as lease_id, l.state_since, -sum(ll.amount) as held
  from lease l join ledger_line ll on ll.lease_id = l.id and ll.account = 'held_for_tenant'
  where l.state = 'PROTOCOL_CONFIRMED' group by l.id having sum(ll.amount) <> 0;

insert into ledger_entry (id, lease_id, kind, value_date, created_at)
  select entry_id, lease_id, 'deposit_release', (state_since at time zone 'Europe/Warsaw')::date, clock_timestamp() from released;

insert into ledger_line (entry_id, lease_id, account, amount)
  select entry_id, lease_id, 'held_for_tenant', held from released
  union all select entry_id, lease_id, 'payable_to_landlord', -held from released;

set constraints all immediate;

create trigger unmatched_return_append_only before update or delete or truncate on unmatched_return execute function refuse_change();
