-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "account_deletion" (
	"run_id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"leaver" jsonb,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone
);

CREATE TABLE "data_copy" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"key" text,
	"bytes" integer,
	"failed_at" timestamp (3) with time zone,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "person" ADD COLUMN "deleted_at" timestamp (3) with time zone;

ALTER TABLE "mail" ADD COLUMN "read_at" timestamp (3) with time zone;

CREATE INDEX "account_deletion_uid" ON "account_deletion" USING btree ("uid","created_at");

CREATE INDEX "data_copy_uid" ON "data_copy" USING btree ("uid","created_at");

CREATE INDEX "data_copy_expires" ON "data_copy" USING btree ("expires_at");

CREATE INDEX "mail_bell" ON "mail" USING btree ("uid","created_at");

-- The bell begins with what is mailed from now on.
UPDATE "mail" SET "read_at" = "created_at" WHERE "uid" IS NOT NULL;

-- Whoever deletes their account takes along what nobody signed (docs/rules/accounts.md#what-goes-with-it). The transaction says so by
-- `parter.erasure`, and even then no document goes that a signature stands under, and nothing of the evidence, the ledger or signed forms.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if current_setting('parter.erasure', true) = 'on' and tg_op <> 'TRUNCATE'
    and tg_table_name in ('lifecycle_step', 'document_attachment', 'document_opening') then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'check_violation';
end $$;

create or replace function refuse_frozen() returns trigger language plpgsql as $$
declare
  old_row jsonb := to_jsonb(old);
  new_row jsonb;
  late text;
begin
  if tg_op = 'DELETE' then
    if tg_table_name = 'document' and current_setting('parter.erasure', true) = 'on'
      and not exists (select from evidence where evidence.document_id = old_row ->> 'id') then
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

CREATE TABLE "offer_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"uid" text,
	"name" text,
	"email" text,
	"lang" text NOT NULL,
	"ground" text NOT NULL,
	"explanation" text NOT NULL,
	"sender" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"basis" text,
	"reference" text,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	CONSTRAINT "offer_notice_decided_whole" CHECK (num_nulls(decision, basis, reason, decided_at, decided_by) in (0, 5))
);

CREATE INDEX "offer_notice_sender" ON "offer_notice" USING btree ("sender","created_at");

CREATE INDEX "offer_notice_open" ON "offer_notice" USING btree ("created_at") WHERE decided_at is null;

CREATE INDEX "offer_notice_decided" ON "offer_notice" USING btree ("decided_at") WHERE decided_at is not null;
