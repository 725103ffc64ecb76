-- Written by `npm run schema` from the table definitions.

CREATE TABLE "lifecycle_step" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lifecycle" text NOT NULL,
	"subject_id" text NOT NULL,
	"event" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actors" jsonb NOT NULL,
	"uid" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "offer" ADD COLUMN "hidden_cause" text;

CREATE INDEX "lifecycle_step_subject" ON "lifecycle_step" USING btree ("lifecycle","subject_id","id");

-- What happened is never changed.
create trigger lifecycle_step_append_only before update or delete or truncate on lifecycle_step execute function refuse_change();

insert into lifecycle_step (lifecycle, subject_id, event, from_state, to_state, actors, uid, details, created_at)
  select 'identity', uid, event, from_state, to_state, case when uid = by_uid then '["person"]'::jsonb else '["admin"]'::jsonb end, by_uid,
    jsonb_build_object('reason', reason), created_at
  from identity_history order by id;

drop table identity_history;

-- Nothing says who hid these; an admin shows them again by hand, as before.
update offer set hidden_cause = 'moderation' where hidden_reason is not null;
