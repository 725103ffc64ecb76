-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "agency_agreement" ADD COLUMN "policy_key" text;

ALTER TABLE "agency_agreement" ADD COLUMN "aml" jsonb;

ALTER TABLE "agency_agreement" ADD COLUMN "agent_exchanged_on" date;

ALTER TABLE "agency_agreement" ADD COLUMN "owner_exchanged_on" date;

ALTER TABLE "agent_insurance" ADD COLUMN "policy_key" text;

ALTER TABLE "agent_insurance" ADD COLUMN "policy_bytes" integer;

CREATE INDEX "agency_agreement_aml" ON "agency_agreement" USING btree ("created_at") WHERE aml is not null;

CREATE INDEX "agency_agreement_ended" ON "agency_agreement" USING btree ("ended_at");

CREATE INDEX "agency_agreement_policy" ON "agency_agreement" USING btree ("policy_key") WHERE policy_key is not null;

CREATE INDEX "invoice_issued" ON "invoice" USING btree ("issued_at");

CREATE INDEX "document_created" ON "document" USING btree ("created_at");

CREATE INDEX "evidence_document" ON "evidence" USING btree ("document_id");

-- What was signed, and what was invoiced, goes when its term of keeping is over (docs/rules/accounts.md#when-the-term-ends). The transaction
-- says so by `parter.retention`, and the age of every row is compared with the term here: nothing goes early, whoever asks.
create function is_past_years(at timestamptz, years integer) returns boolean language sql stable as $$
  select at < make_timestamptz(extract(year from clock_timestamp() at time zone 'Europe/Warsaw')::integer - years, 1, 1, 0, 0, 0, 'Europe/Warsaw')
$$;

create function refuse_early() returns trigger language plpgsql as $$
begin
  if current_setting('parter.retention', true) = 'on' and is_past_years(old.signed_at, 6) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'check_violation';
end $$;

drop trigger evidence_append_only on evidence;
create trigger evidence_append_only before update or truncate on evidence execute function refuse_change();
create trigger evidence_is_kept before delete on evidence for each row execute function refuse_early();

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
      )
      and (old_row ->> 'kind' not in ('invoice_l', 'invoice_t') or is_past_years((old_row ->> 'created_at')::timestamptz, 5)) then
      return old;
    end if;
    if tg_table_name = 'invoice' and current_setting('parter.retention', true) = 'on'
      and is_past_years((old_row ->> 'issued_at')::timestamptz, 5) then
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
