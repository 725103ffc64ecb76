-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "agency_agreement" ADD COLUMN "forgotten_at" timestamp (3) with time zone;

-- Two proposals that were drawn at once may have drawn the same number. Of those at most one was sent, else the newest keeps it; the others, which
-- nobody has seen, give it up, and go with their documents within a day.
update agency_agreement as one set number = one.number || '~' || one.id from agency_agreement as other
  where one.number = other.number and one.id <> other.id and one.agent_signed_at is null
    and (other.agent_signed_at is not null or (other.created_at, other.id) > (one.created_at, one.id));

CREATE UNIQUE INDEX "agency_agreement_number" ON "agency_agreement" USING btree ("number");

CREATE INDEX "agency_agreement_unsent" ON "agency_agreement" USING btree ("created_at") WHERE agent_signed_at is null;

CREATE INDEX "agency_agreement_nothing" ON "agency_agreement" USING btree ("ended_at") WHERE forgotten_at is null and state in ('REJECTED', 'WITHDRAWN', 'EXPIRED');

-- A proposal that nobody accepted is forgotten after its time (docs/rules/agency.md#what-is-forgotten), though its agent signed the document:
-- the agent's own act holds no document of an agreement. Everything else stands as before.
create or replace function refuse_frozen() returns trigger language plpgsql as $$
declare
  old_row jsonb := to_jsonb(old);
  new_row jsonb;
  late text;
begin
  if tg_op = 'DELETE' then
    if tg_table_name = 'document' and current_setting('parter.erasure', true) = 'on'
      and not exists (
        select from evidence where evidence.document_id = old_row ->> 'id' and (old_row ->> 'kind' <> 'agency' or evidence.purpose <> 'agency')
      ) then
      return old;
    end if;
    raise exception 'a row of % is never deleted', tg_table_name using errcode = 'check_violation';
  end if;
  new_row := to_jsonb(new);
  if (new_row - tg_argv) is distinct from (old_row - tg_argv) then
    raise exception 'what % has frozen is never changed', tg_table_name using errcode = 'check_violation';
  end if;
  foreach late in array tg_argv loop
    if late not in ('status', 'pages') and jsonb_typeof(old_row -> late) <> 'null' and (new_row -> late) is distinct from (old_row -> late) then
      raise exception '% of % is written once', late, tg_table_name using errcode = 'check_violation';
    end if;
  end loop;
  return new;
end $$;
