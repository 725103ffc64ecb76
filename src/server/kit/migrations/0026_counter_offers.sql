-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "counter_offer" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"offer_version" integer NOT NULL,
	"company_id" text NOT NULL,
	"uid" text NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"new_price" bigint,
	"new_duration" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"reason" text,
	"signed_version" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "counter_offer_proposes" CHECK (new_price is not null or new_duration is not null)
);

ALTER TABLE "offer_preparation" ALTER COLUMN "project_document_id" DROP NOT NULL;

ALTER TABLE "offer" ADD COLUMN "first_right" jsonb;

ALTER TABLE "offer_preparation" ADD COLUMN "form" jsonb;

ALTER TABLE "offer_preparation" ADD COLUMN "counter_offer_id" text;

CREATE UNIQUE INDEX "counter_offer_open" ON "counter_offer" USING btree ("offer_id","company_id") WHERE state in ('OPEN');

CREATE INDEX "counter_offer_offer" ON "counter_offer" USING btree ("offer_id","created_at");

CREATE INDEX "counter_offer_due" ON "counter_offer" USING btree ("expires_at") WHERE state in ('OPEN');

ALTER TABLE "offer_preparation" ADD CONSTRAINT "offer_preparation_next_version" CHECK ((form is null) = (counter_offer_id is null));

create or replace function counter_offer_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'NEW' then
      raise exception 'counter_offer begins as NEW, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
    'NEW > OPEN',
    'OPEN > CLOSED',
    'OPEN > DECLINED',
    'OPEN > EXPIRED',
    'OPEN > SIGNED',
    'OPEN > WITHDRAWN'
  ]) then
    raise exception 'counter_offer does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger counter_offer_edge before insert or update of state on "counter_offer" for each row execute function counter_offer_edge();
