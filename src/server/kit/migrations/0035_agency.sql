-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "agency_agreement" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"offer_id" text NOT NULL,
	"agent_uid" text NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"owner_email" text NOT NULL,
	"owner_uid" text,
	"facts" jsonb NOT NULL,
	"last_day" date NOT NULL,
	"document_id" text NOT NULL,
	"document_sha256" text NOT NULL,
	"agent_signed_at" timestamp (3) with time zone,
	"owner_signed_at" timestamp (3) with time zone,
	"answer_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "agency_file" (
	"id" text PRIMARY KEY NOT NULL,
	"agreement_id" text NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"signatures" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"note" text,
	"reviewed_by" text,
	"reviewed_at" timestamp (3) with time zone,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "agent_insurance" (
	"uid" text PRIMARY KEY NOT NULL,
	"insurer" text NOT NULL,
	"policy_number" text NOT NULL,
	"sum_eur" integer NOT NULL,
	"valid_to" date NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "offer" ADD COLUMN "original_owner_uid" text;

CREATE UNIQUE INDEX "agency_agreement_open" ON "agency_agreement" USING btree ("offer_id") WHERE state in ('NEW', 'PENDING', 'SIGNED');

CREATE INDEX "agency_agreement_offer" ON "agency_agreement" USING btree ("offer_id","created_at");

CREATE INDEX "agency_agreement_document" ON "agency_agreement" USING btree ("document_id");

CREATE INDEX "agency_agreement_agent" ON "agency_agreement" USING btree ("agent_uid","created_at");

CREATE INDEX "agency_agreement_owner" ON "agency_agreement" USING btree ("owner_email","created_at");

CREATE INDEX "agency_agreement_account" ON "agency_agreement" USING btree ("owner_uid","created_at");

CREATE INDEX "agency_agreement_unanswered" ON "agency_agreement" USING btree ("answer_until") WHERE state in ('PENDING');

CREATE INDEX "agency_agreement_running" ON "agency_agreement" USING btree ("last_day") WHERE state in ('SIGNED');

CREATE INDEX "agency_file_agreement" ON "agency_file" USING btree ("agreement_id","uploaded_at");

CREATE INDEX "agency_file_waiting" ON "agency_file" USING btree ("uploaded_at") WHERE outcome = 'waiting';

CREATE INDEX "offer_original_owner" ON "offer" USING btree ("original_owner_uid","state","modified_at") WHERE original_owner_uid is not null;

create or replace function agency_agreement_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'NEW' then
      raise exception 'agency_agreement begins as NEW, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
    'NEW > PENDING',
    'NEW > WITHDRAWN',
    'PENDING > EXPIRED',
    'PENDING > REJECTED',
    'PENDING > SIGNED',
    'PENDING > WITHDRAWN',
    'SIGNED > ENDED',
    'SIGNED > REVOKED'
  ]) then
    raise exception 'agency_agreement does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger agency_agreement_edge before insert or update of state on "agency_agreement" for each row execute function agency_agreement_edge();
