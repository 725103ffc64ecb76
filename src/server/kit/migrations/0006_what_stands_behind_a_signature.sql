-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "document_opening" (
	"document_id" text NOT NULL,
	"reader" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_opening_document_id_reader_pk" PRIMARY KEY("document_id","reader")
);

ALTER TABLE "document" ADD COLUMN "sealed_bytes" integer;

ALTER TABLE "document" ADD COLUMN "acts" integer;

ALTER TABLE "evidence" ADD COLUMN "proof" jsonb;

-- The evidence pages so far: every act on the document, and on a lease the offer's as well. Lengths are measured when somebody asks.
update document set acts = (select count(*) from evidence where evidence.document_id = document.id) + (case when kind = 'lease' then 1 else 0 end)
  where status = 'sealed';

create trigger document_opening_append_only before update or delete or truncate on document_opening execute function refuse_change();

-- What was drawn, and what was issued, stays. The columns that a trigger names may be filled in later, once; all others
-- never change. Status and pages, which have a value from the beginning, are left to the next trigger.
create function refuse_frozen() returns trigger language plpgsql as $$
declare
  old_row jsonb := to_jsonb(old);
  new_row jsonb;
  late text;
begin
  if tg_op = 'DELETE' then
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

-- Pages and status change with the seal alone.
create function refuse_unsealing() returns trigger language plpgsql as $$
begin
  if (new.status, new.pages) is distinct from (old.status, old.pages)
    and not (old.sealed_sha256 is null and new.sealed_sha256 is not null and old.status = 'drawn' and new.status = 'sealed') then
    raise exception 'status and pages of a document change with its seal alone' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger document_is_frozen before update or delete on document for each row
  execute function refuse_frozen('lease_id', 'sealed_sha256', 'sealed_key', 'sealed_bytes', 'acts', 'sealed_at', 'superseded_at', 'status', 'pages');
create trigger document_is_sealed_once before update on document for each row execute function refuse_unsealing();
create trigger document_stays before truncate on document execute function refuse_change();
create trigger invoice_is_frozen before update or delete on invoice for each row execute function refuse_frozen('document_id', 'xml_key');
create trigger invoice_stays before truncate on invoice execute function refuse_change();
