-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "deposit_statement" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"side" text NOT NULL,
	"outcome" text NOT NULL,
	"text" text NOT NULL,
	"sha256" text NOT NULL,
	"uid" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"proposed_at" timestamp (3) with time zone,
	"evidence_id" text,
	"answered_at" timestamp (3) with time zone,
	"accepted" boolean,
	"answered_by" text,
	"answer_evidence_id" text
);

ALTER TABLE "deposit_transfer" DROP CONSTRAINT "deposit_transfer_kind";

ALTER TABLE "lease" ADD COLUMN "called_at" timestamp (3) with time zone;

CREATE INDEX "deposit_statement_lease" ON "deposit_statement" USING btree ("lease_id","created_at");

ALTER TABLE "deposit_transfer" ADD CONSTRAINT "deposit_transfer_kind" CHECK ("deposit_transfer"."kind" in ('refund', 'payout', 'court'));

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
    'DEPOSIT_CONFIRMED > PROTOCOL_CONFIRMED',
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
    'PROTOCOL_REJECTED > PROTOCOL_CONFIRMED',
    'PROTOCOL_REJECTED > REJECTED',
    'REJECTED > AFTER_REJECTION',
    'REJECTED > DEPOSIT_CONFIRMED',
    'REJECTED > PROTOCOL_ATTACHED',
    'REJECTED > PROTOCOL_CONFIRMED',
    'REJECTED > PROTOCOL_REJECTED'
  ]) then
    raise exception 'lease does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger lease_edge before insert or update of state on "lease" for each row execute function lease_edge();

-- What an admin decided before: an outcome as statements and titles name it. Money that was decided for the landlord waits for its payout.
update deposit_dispute set decision = case decision when 'refund' then 'refund_ends' when 'payout' then 'payout_ends' else decision end
  where decision is not null;

create temp table decided on commit drop as
  select substr(md5(l.id || clock_timestamp()::text), 1, 20) as entry_id, substr(md5(clock_timestamp()::text || l.id), 1, 20) as transfer_id,
    l.id as lease_id, -sum(ll.amount) as held
  from lease l join deposit_dispute d on d.lease_id = l.id and d.decision = 'payout_ends'
    join ledger_line ll on ll.lease_id = l.id and ll.account = 'held_for_tenant'
  where l.state = 'REJECTED' group by l.id having sum(ll.amount) <> 0;

delete from deposit_transfer t using decided where t.lease_id = decided.lease_id and t.booked_on is null;

insert into deposit_transfer (id, lease_id, kind, due) select transfer_id, lease_id, 'payout', current_date + 7 from decided;

insert into ledger_entry (id, lease_id, kind, value_date, created_at)
  select entry_id, lease_id, 'deposit_release', current_date, clock_timestamp() from decided;

insert into ledger_line (entry_id, lease_id, account, amount)
  select entry_id, lease_id, 'held_for_tenant', held from decided
  union all select entry_id, lease_id, 'payable_to_landlord', -held from decided;

set constraints all immediate;
