-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "identity_file" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"name" text,
	"file_key" text,
	"sha256" text,
	"bytes" integer,
	"signatures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"accepted" boolean,
	"matched_first_name" text,
	"matched_last_name" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "identity_request" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"status" text DEFAULT 'instructions_shown' NOT NULL,
	"verification_code" text,
	"instructions_shown_at" timestamp (3) with time zone,
	"code_requested_at" timestamp (3) with time zone,
	"code_provided_at" timestamp (3) with time zone,
	"modal_shown_at" timestamp (3) with time zone,
	"response_deadline" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"inactive_at" timestamp (3) with time zone,
	"rejection_reason" text,
	"custom_rejection_message" text,
	"matched_first_name" text,
	"matched_last_name" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE UNIQUE INDEX "identity_file_open" ON "identity_file" USING btree ("uid") WHERE decided_at is null;

CREATE INDEX "identity_file_person" ON "identity_file" USING btree ("uid","created_at");

CREATE UNIQUE INDEX "identity_request_open" ON "identity_request" USING btree ("uid") WHERE status in ('instructions_shown', 'waiting_for_code', 'code_provided', 'code_expired', 'awaiting_user_response', 'user_inactive');

CREATE INDEX "identity_request_person" ON "identity_request" USING btree ("uid","created_at");

CREATE INDEX "identity_request_created" ON "identity_request" USING btree ("created_at");

create or replace function identity_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.identity_state <> 'INITIAL' then
      raise exception 'identity begins as INITIAL, not as %', new.identity_state using errcode = 'check_violation';
    end if;
  elsif new.identity_state is distinct from old.identity_state and old.identity_state || ' > ' || new.identity_state <> all (array[
    'ACCEPTED > REJECTED',
    'CHECKING > ACCEPTED',
    'CHECKING > REJECTED',
    'INITIAL > CHECKING',
    'INITIAL > mObywatel_process',
    'REJECTED > CHECKING',
    'REJECTED > INITIAL',
    'REJECTED > mObywatel_process',
    'mObywatel_process > ACCEPTED',
    'mObywatel_process > INITIAL',
    'mObywatel_process > REJECTED'
  ]) then
    raise exception 'identity does not go from % to %', old.identity_state, new.identity_state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger identity_edge before insert or update of identity_state on "person" for each row execute function identity_edge();

create or replace function identity_request_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'instructions_shown' then
      raise exception 'identity_request begins as instructions_shown, not as %', new.status using errcode = 'check_violation';
    end if;
  elsif new.status is distinct from old.status and old.status || ' > ' || new.status <> all (array[
    'awaiting_user_response > user_inactive',
    'awaiting_user_response > waiting_for_code',
    'code_expired > awaiting_user_response',
    'code_expired > code_provided',
    'code_expired > completed',
    'code_expired > rejected',
    'code_expired > user_inactive',
    'code_provided > awaiting_user_response',
    'code_provided > code_expired',
    'code_provided > completed',
    'code_provided > rejected',
    'instructions_shown > awaiting_user_response',
    'instructions_shown > user_inactive',
    'instructions_shown > waiting_for_code',
    'user_inactive > awaiting_user_response',
    'user_inactive > instructions_shown',
    'waiting_for_code > awaiting_user_response',
    'waiting_for_code > code_provided',
    'waiting_for_code > user_inactive'
  ]) then
    raise exception 'identity_request does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger identity_request_edge before insert or update of status on "identity_request" for each row execute function identity_request_edge();
