-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "lease_form" (
	"lease_id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'MISSING' NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "lease_form_declaration" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"side" text NOT NULL,
	"exchanged_on" date NOT NULL,
	"uid" text NOT NULL,
	"person_name" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone
);

CREATE TABLE "lease_form_file" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"side" text NOT NULL,
	"uid" text NOT NULL,
	"person_name" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"signatures" jsonb NOT NULL,
	"signed_by" jsonb NOT NULL,
	"doubts" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"note" text,
	"reviewed_by" text,
	"reviewed_at" timestamp (3) with time zone,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);

CREATE INDEX "lease_form_open" ON "lease_form" USING btree ("state","signed_at");

CREATE UNIQUE INDEX "lease_form_declaration_one" ON "lease_form_declaration" USING btree ("lease_id","side") WHERE voided_at is null;

CREATE INDEX "lease_form_file_lease" ON "lease_form_file" USING btree ("lease_id","uploaded_at");

CREATE INDEX "lease_form_file_sha256" ON "lease_form_file" USING btree ("sha256");

CREATE INDEX "lease_form_file_waiting" ON "lease_form_file" USING btree ("uploaded_at") WHERE outcome = 'waiting';

create or replace function form_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'MISSING' then
      raise exception 'form begins as MISSING, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
    'BOTH_SIDES > COMPLETE',
    'BOTH_SIDES > ONE_SIDE',
    'MISSING > COMPLETE',
    'MISSING > ONE_SIDE',
    'ONE_SIDE > BOTH_SIDES',
    'ONE_SIDE > COMPLETE',
    'ONE_SIDE > MISSING'
  ]) then
    raise exception 'form does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger form_edge before insert or update of state on "lease_form" for each row execute function form_edge();

-- What was brought and declared is evidence: it gets a note or becomes void, and never vanishes.
create trigger lease_form_file_stays before delete or truncate on lease_form_file execute function refuse_change();

create trigger lease_form_declaration_stays before delete or truncate on lease_form_declaration execute function refuse_change();

-- Leases over 12 months that were signed before: their form is missing.
insert into lease_form (lease_id, state_since, signed_at) select id, signed_at, signed_at from lease where months > 12;
