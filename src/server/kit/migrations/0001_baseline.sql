-- The whole database at once, room by room: tables with their indexes, then triggers. This file replaced, once, the migrations before it
-- (docs/decisions/0020-one-baseline.md); from here on migrations only go forward.

-- kit: calls and their limits, codes, tokens, mails, progress of jobs, the history of lifecycles, the key of the seal.

CREATE TABLE "call_count" (
	"bucket" text NOT NULL,
	"window" bigint NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "call_count_bucket_window_pk" PRIMARY KEY("bucket","window")
);

CREATE TABLE "command_answer" (
	"owner" text NOT NULL,
	"call" text NOT NULL,
	"command_id" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "command_answer_owner_call_command_id_pk" PRIMARY KEY("owner","call","command_id")
);

CREATE TABLE "email_code" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "email_code_uid" ON "email_code" USING btree ("uid","purpose","created_at");

CREATE TABLE "clock_duty" (
	"duty" text NOT NULL,
	"subject_id" text NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clock_duty_duty_subject_id_occasion_pk" PRIMARY KEY("duty","subject_id","occasion")
);

CREATE TABLE "event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"details" jsonb NOT NULL,
	"uid" text,
	"offer_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "event_offer" ON "event" USING btree ("offer_id");

CREATE INDEX "event_uid" ON "event" USING btree ("uid");

CREATE TABLE "mail" (
	"id" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"lang" text NOT NULL,
	"recipient" text NOT NULL,
	"uid" text,
	"facts" jsonb NOT NULL,
	"sealed_secrets" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"viewer_hash" text NOT NULL,
	"once" text,
	"subject" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE UNIQUE INDEX "mail_once" ON "mail" USING btree ("once");

CREATE INDEX "mail_created_at" ON "mail" USING btree ("created_at");

CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient");

CREATE TABLE "mailbox" (
	"mail_id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "notice" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "notice_created_at" ON "notice" USING btree ("created_at");

CREATE TABLE "offer_check" (
	"run_id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"flow" text NOT NULL,
	"uid" text NOT NULL,
	"step" text,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"refusal" jsonb,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "offer_check_offer" ON "offer_check" USING btree ("offer_id","uid","created_at");

CREATE TABLE "seal_key" (
	"name" text PRIMARY KEY NOT NULL,
	"certificate" "bytea" NOT NULL,
	"locked_key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

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

CREATE INDEX "lifecycle_step_subject" ON "lifecycle_step" USING btree ("lifecycle","subject_id","id");

CREATE TABLE "link_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"uid" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "link_token_subject" ON "link_token" USING btree ("purpose","subject");

-- Counts of calls are of one minute: losing them with a crash costs nothing, and writing them durably would cost every call a flush to disk.
alter table call_count set unlogged;

-- What was signed, booked or done is never changed: triggers of several rooms refuse it with this.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'check_violation';
end $$;

create trigger lifecycle_step_append_only before update or delete or truncate on lifecycle_step execute function refuse_change();

-- accounts: people and their sign-in.

CREATE TABLE "auth_account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "auth_account_user" ON "auth_account" USING btree ("user_id");

CREATE TABLE "auth_session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_session_token_unique" UNIQUE("token")
);

CREATE INDEX "auth_session_user" ON "auth_session" USING btree ("user_id");

CREATE TABLE "auth_user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_user_email_unique" UNIQUE("email")
);

CREATE TABLE "auth_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "auth_verification_identifier" ON "auth_verification" USING btree ("identifier");

CREATE TABLE "person" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"previous_email" text,
	"email_change_undo_until" timestamp (3) with time zone,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"lang" text DEFAULT 'pl' NOT NULL,
	"claims" text[] DEFAULT '{}' NOT NULL,
	"identity_state" text DEFAULT 'INITIAL' NOT NULL,
	"company_id" text,
	"company_name" text,
	"company_state" text DEFAULT 'INITIAL' NOT NULL,
	"is_agent" boolean DEFAULT false NOT NULL,
	"license_number" text,
	"marketing_consent_at" timestamp (3) with time zone,
	"marketing_consent_version" text,
	"campaign" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE UNIQUE INDEX "person_email" ON "person" USING btree ("email");

CREATE INDEX "person_company" ON "person" USING btree ("company_id");

ALTER TABLE "auth_account" ADD CONSTRAINT "auth_account_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;

-- The steps of the identity's lifecycle, written from its table.
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
    'REJECTED > CHECKING'
  ]) then
    raise exception 'identity does not go from % to %', old.identity_state, new.identity_state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger identity_edge before insert or update of identity_state on "person" for each row execute function identity_edge();

-- companies: company data and membership.

CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"creator_uid" text NOT NULL,
	"name" text NOT NULL,
	"nip" text NOT NULL,
	"regon" text NOT NULL,
	"krs" text,
	"no_krs" boolean NOT NULL,
	"country" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"website" text,
	"bank_account" text NOT NULL,
	"vat_status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE UNIQUE INDEX "company_nip" ON "company" USING btree ("nip");

CREATE TABLE "company_member" (
	"company_id" text NOT NULL,
	"uid" text NOT NULL,
	"capacity" text NOT NULL,
	"state" text DEFAULT 'INITIAL' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"rejection_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_member_company_id_uid_pk" PRIMARY KEY("company_id","uid")
);

CREATE UNIQUE INDEX "company_member_uid" ON "company_member" USING btree ("uid");

CREATE INDEX "company_member_waiting" ON "company_member" USING btree ("state","submitted_at");

ALTER TABLE "company_member" ADD CONSTRAINT "company_member_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;

-- The steps of the company's lifecycle, written from its table.
create or replace function company_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'INITIAL' then
      raise exception 'company begins as INITIAL, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
    'ACCEPTED > INITIAL',
    'ACCEPTED > REJECTED',
    'CHECKING > ACCEPTED',
    'CHECKING > INITIAL',
    'CHECKING > REJECTED',
    'INITIAL > CHECKING',
    'INITIAL > INITIAL',
    'REJECTED > CHECKING',
    'REJECTED > INITIAL'
  ]) then
    raise exception 'company does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger company_edge before insert or update of state on "company_member" for each row execute function company_edge();

-- signing: documents, and the evidence of acts.

CREATE TABLE "document" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"offer_id" text NOT NULL,
	"lease_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text,
	"status" text DEFAULT 'drawn' NOT NULL,
	"lang" text NOT NULL,
	"sha256" text NOT NULL,
	"drawn_key" text NOT NULL,
	"drawn_bytes" integer NOT NULL,
	"sealed_sha256" text,
	"sealed_key" text,
	"xml_key" text,
	"xml_sha256" text,
	"code" text NOT NULL,
	"pages" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"text_versions" jsonb NOT NULL,
	"test_mode" jsonb NOT NULL,
	"superseded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sealed_at" timestamp (3) with time zone
);

CREATE UNIQUE INDEX "document_code" ON "document" USING btree ("code");

CREATE INDEX "document_offer" ON "document" USING btree ("offer_id","kind","version");

CREATE INDEX "document_lease" ON "document" USING btree ("lease_id","kind");

CREATE INDEX "document_sha256" ON "document" USING btree ("sha256");

CREATE INDEX "document_sealed_sha256" ON "document" USING btree ("sealed_sha256");

CREATE TABLE "evidence" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"uid" text,
	"company_id" text NOT NULL,
	"capacity" text NOT NULL,
	"as_proxy" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"code_id" text NOT NULL,
	"consents" jsonb NOT NULL,
	"document_id" text,
	"document_sha256" text NOT NULL
);

CREATE INDEX "evidence_subject" ON "evidence" USING btree ("purpose","subject_id");

create trigger evidence_append_only before update or delete or truncate on evidence execute function refuse_change();

-- offers: the offer, its photos, its signed versions, favourites.

CREATE TABLE "favourite" (
	"uid" text NOT NULL,
	"offer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_uid_offer_id_pk" PRIMARY KEY("uid","offer_id")
);

CREATE INDEX "favourite_offer" ON "favourite" USING btree ("offer_id");

CREATE TABLE "offer_image" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"small_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"thumb" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"sha256" text NOT NULL,
	"likeness" text NOT NULL,
	"entropy" real NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "offer_image_offer" ON "offer_image" USING btree ("offer_id","position");

CREATE INDEX "offer_image_key" ON "offer_image" USING btree ("key");

CREATE TABLE "offer" (
	"id" text PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"owner_uid" text NOT NULL,
	"company_id" text,
	"agent_uid" text,
	"copied_from" text,
	"state" text DEFAULT 'NEW' NOT NULL,
	"hidden_reason" text,
	"hidden_cause" text,
	"held" jsonb,
	"tenant_company_id" text,
	"version" integer DEFAULT 0 NOT NULL,
	"save_version" integer DEFAULT 0 NOT NULL,
	"form" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"name" text GENERATED ALWAYS AS (form->>'name') STORED,
	"price" bigint GENERATED ALWAYS AS ((form->>'price')::bigint) STORED,
	"valid_to" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone,
	"modified_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"files_removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_held" CHECK ((state in ('BOOKED')) = (held is not null)),
	CONSTRAINT "offer_tenant" CHECK ((state in ('SIGNED')) = (tenant_company_id is not null))
);

CREATE INDEX "offer_owner" ON "offer" USING btree ("owner_uid","state","modified_at");

CREATE INDEX "offer_company" ON "offer" USING btree ("company_id","state","modified_at");

CREATE INDEX "offer_state" ON "offer" USING btree ("state","valid_to");

CREATE TABLE "offer_session" (
	"offer_id" text NOT NULL,
	"session_id" text NOT NULL,
	"device_id" text NOT NULL,
	"uid" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offer_session_offer_id_session_id_pk" PRIMARY KEY("offer_id","session_id")
);

CREATE TABLE "offer_preparation" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"save_version" integer NOT NULL,
	"uid" text NOT NULL,
	"landlord" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"document_id" text NOT NULL,
	"document_sha256" text NOT NULL,
	"project_document_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "offer_preparation_document" ON "offer_preparation" USING btree ("document_id");

CREATE TABLE "offer_version" (
	"offer_id" text NOT NULL,
	"version" integer NOT NULL,
	"form" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"landlord" jsonb NOT NULL,
	"document_id" text NOT NULL,
	"evidence_id" text NOT NULL,
	"signed_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_version_offer_id_version_pk" PRIMARY KEY("offer_id","version")
);

-- A signed version is what somebody stands by: it is never changed.
create function offer_record_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a signed version and the history of an offer are never changed' using errcode = 'check_violation';
end
$$;

create trigger offer_version_is_final before update or delete on offer_version for each row execute function offer_record_is_final();

-- The steps of the offer's lifecycle, written from its table.
create or replace function offer_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'NEW' then
      raise exception 'offer begins as NEW, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
    'ACTIVE > BOOKED',
    'BOOKED > ACTIVE',
    'BOOKED > SIGNED',
    'DELETED > UNSIGNED',
    'NEW > UNSIGNED',
    'UNSIGNED > ACTIVE',
    'UNSIGNED > DELETED'
  ]) then
    raise exception 'offer does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger offer_edge before insert or update of state on "offer" for each row execute function offer_edge();

-- search: what a search reads of the offers that are listed. Of two indexes that serve alike the planner takes by age: their order matters.

CREATE TABLE "listing" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"listed" boolean NOT NULL,
	"booked" boolean NOT NULL,
	"name" text NOT NULL,
	"use" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"city_key" text NOT NULL,
	"county" text,
	"county_key" text NOT NULL,
	"district" text,
	"province" text NOT NULL,
	"surface" double precision NOT NULL,
	"floors" jsonb NOT NULL,
	"free_from" date,
	"price" bigint NOT NULL,
	"price_per_metre" bigint,
	"lat" double precision,
	"lng" double precision,
	"lat_band" integer GENERATED ALWAYS AS (floor(lat * 10)::integer) STORED,
	"near_cell" integer GENERATED ALWAYS AS (floor(lat * 20)::integer * 1000 + floor(lng * 12.5)::integer) STORED,
	"far_cell" integer GENERATED ALWAYS AS (floor(lat * 2.5)::integer * 1000 + floor(lng * 1.5625)::integer) STORED,
	"image" jsonb,
	"image_count" integer NOT NULL,
	"valid_to" timestamp (3) with time zone NOT NULL,
	"booked_at" timestamp (3) with time zone,
	"reserved_until" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL
);

CREATE INDEX "listing_booked" ON "listing" USING btree ("province","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"use","valid_to") WHERE listed and booked;

CREATE INDEX "listing_city_price" ON "listing" USING btree ("city_key","price","offer_id","use","province","county_key","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_city_surface" ON "listing" USING btree ("city_key","surface","offer_id","use","province","county_key","price","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_place" ON "listing" USING btree ("province","use","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_province" ON "listing" USING btree ("province","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_price" ON "listing" USING btree ("price","offer_id","use","province","county_key","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_surface" ON "listing" USING btree ("surface","offer_id","use","province","county_key","price","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_county_use" ON "listing" USING btree ("county_key","use","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to","province","city_key") WHERE listed;

CREATE INDEX "listing_place_price" ON "listing" USING btree ("province","use","price","offer_id","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_newest" ON "listing" USING btree ("modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to","use") WHERE listed;

CREATE INDEX "listing_county" ON "listing" USING btree ("county_key","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to","use","province","city_key") WHERE listed;

CREATE INDEX "listing_city" ON "listing" USING btree ("city_key","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to","use","province","county_key") WHERE listed;

CREATE INDEX "listing_map" ON "listing" USING btree ("use","lat_band","lng","lat","offer_id","price","surface","free_from","valid_to","province","county_key","city_key","booked","name") WHERE listed;

CREATE INDEX "listing_map_all" ON "listing" USING btree ("lat_band","lng","lat","offer_id","price","surface","free_from","valid_to","province","county_key","city_key","booked","name") WHERE listed;

CREATE INDEX "listing_near" ON "listing" USING btree ("near_cell","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"lat","lng","price","surface","free_from","valid_to","use","province","county_key","city_key") WHERE listed;

CREATE INDEX "listing_far" ON "listing" USING btree ("far_cell","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"lat","lng","price","surface","free_from","valid_to","use","province","county_key","city_key") WHERE listed;

CREATE INDEX "listing_near_price" ON "listing" USING btree ("near_cell","price","offer_id","lat","lng","surface","free_from","valid_to","use","province","county_key","city_key") WHERE listed;

CREATE INDEX "listing_near_surface" ON "listing" USING btree ("near_cell","surface","offer_id","lat","lng","price","free_from","valid_to","use","province","county_key","city_key") WHERE listed;

CREATE INDEX "listing_far_price" ON "listing" USING btree ("far_cell","price","offer_id","lat","lng","surface","free_from","valid_to","use","province","county_key","city_key") WHERE listed;

CREATE INDEX "listing_far_surface" ON "listing" USING btree ("far_cell","surface","offer_id","lat","lng","price","free_from","valid_to","use","province","county_key","city_key") WHERE listed;

-- A city lies in one county, a county in one province. Without knowing it, a search by both looks rare, and is sorted instead of read in order.
create statistics listing_places (dependencies) on province, county_key, city_key from listing;

-- reservations: who holds an offer until when.

CREATE TABLE "reservation" (
	"id" text PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"offer_id" text NOT NULL,
	"company_id" text NOT NULL,
	"uid" text NOT NULL,
	"option" text NOT NULL,
	"offer_version" integer NOT NULL,
	"consents" jsonb NOT NULL,
	"run_id" text NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"reserved_until" timestamp (3) with time zone NOT NULL,
	"warned_at" timestamp (3) with time zone,
	"document_id" text,
	"document_sha256" text,
	"facts" jsonb,
	"fee_rates" jsonb NOT NULL,
	"reference" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE UNIQUE INDEX "reservation_running" ON "reservation" USING btree ("offer_id") WHERE ended_at is null;

CREATE INDEX "reservation_company" ON "reservation" USING btree ("company_id","ended_at");

CREATE INDEX "reservation_until" ON "reservation" USING btree ("reserved_until") WHERE ended_at is null;

-- leases: what was signed, rejections, the tasks of the operator.

CREATE TABLE "lease" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"offer_version" integer NOT NULL,
	"reservation_id" text NOT NULL,
	"state" text DEFAULT 'NONE' NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"offer_name" text NOT NULL,
	"landlord_company_id" text NOT NULL,
	"tenant_company_id" text NOT NULL,
	"landlord" jsonb NOT NULL,
	"tenant" jsonb NOT NULL,
	"signer_uid" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"evidence_id" text NOT NULL,
	"document_id" text NOT NULL,
	"option" text NOT NULL,
	"months" integer,
	"start_on" date NOT NULL,
	"end_on" date,
	"rent_net" bigint NOT NULL,
	"deposit" bigint NOT NULL,
	"deposit_due" date NOT NULL,
	"reference" text NOT NULL,
	"fee_landlord" integer NOT NULL,
	"fee_tenant" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lease_offer_id_unique" UNIQUE("offer_id"),
	CONSTRAINT "lease_reservation_id_unique" UNIQUE("reservation_id"),
	CONSTRAINT "lease_reference_unique" UNIQUE("reference")
);

CREATE INDEX "lease_landlord" ON "lease" USING btree ("landlord_company_id","state");

CREATE INDEX "lease_tenant" ON "lease" USING btree ("tenant_company_id","state");

CREATE INDEX "lease_state" ON "lease" USING btree ("state","state_since");

CREATE TABLE "lease_rejection" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"uid" text,
	"reasons" jsonb NOT NULL,
	"rejected_at" timestamp (3) with time zone NOT NULL
);

CREATE INDEX "lease_rejection_lease" ON "lease_rejection" USING btree ("lease_id","rejected_at");

CREATE TABLE "task" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"offer_id" text,
	"lease_id" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_key_unique" UNIQUE("key")
);

CREATE INDEX "task_open" ON "task" USING btree ("created_at") WHERE closed_at is null;

-- The steps of the lease's lifecycle, written from its table.
create or replace function lease_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'NONE' then
      raise exception 'lease begins as NONE, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
    'DEPOSIT_CONFIRMED > DEPOSIT_PENDING',
    'DEPOSIT_CONFIRMED > PROTOCOL_ATTACHED',
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
    'PROTOCOL_REJECTED > REJECTED',
    'REJECTED > AFTER_REJECTION'
  ]) then
    raise exception 'lease does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger lease_edge before insert or update of state on "lease" for each row execute function lease_edge();

-- deposits: the ledger in double entry, and the records of what came in, goes out or stands in its way.

CREATE TABLE "ledger_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"lease_id" text NOT NULL,
	"kind" text NOT NULL,
	"value_date" date NOT NULL,
	"bank_reference" text,
	"reverses" text,
	"reason" text,
	"uid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entry_reverses_unique" UNIQUE("reverses")
);

CREATE INDEX "ledger_entry_lease" ON "ledger_entry" USING btree ("lease_id","number");

CREATE INDEX "ledger_entry_reference" ON "ledger_entry" USING btree ("bank_reference");

CREATE TABLE "ledger_line" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"lease_id" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL
);

CREATE INDEX "ledger_line_entry" ON "ledger_line" USING btree ("entry_id");

CREATE INDEX "ledger_line_lease" ON "ledger_line" USING btree ("lease_id","account");

CREATE TABLE "deposit_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"objection" text NOT NULL,
	"objected_by" text,
	"objected_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "deposit_dispute_decided" CHECK (num_nulls(decision, reason, decided_at) in (0, 3))
);

CREATE INDEX "deposit_dispute_lease" ON "deposit_dispute" USING btree ("lease_id","objected_at");

CREATE UNIQUE INDEX "deposit_dispute_open" ON "deposit_dispute" USING btree ("lease_id") WHERE decided_at is null;

CREATE TABLE "deposit_problem" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"problem" text NOT NULL,
	"uid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cleared_by" text,
	"cleared_at" timestamp (3) with time zone
);

CREATE UNIQUE INDEX "deposit_problem_open" ON "deposit_problem" USING btree ("lease_id") WHERE cleared_at is null;

CREATE TABLE "deposit_receipt" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"payer_name" text,
	"payer_account" text,
	"booked_on" date NOT NULL,
	"bank_reference" text NOT NULL,
	"uid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_receipt_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "deposit_receipt_positive" CHECK ("deposit_receipt"."amount" > 0)
);

CREATE INDEX "deposit_receipt_lease" ON "deposit_receipt" USING btree ("lease_id");

CREATE TABLE "deposit_transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"kind" text NOT NULL,
	"due" date,
	"amount" bigint,
	"recipient" text,
	"account" text,
	"booked_on" date,
	"bank_reference" text,
	"entry_id" text,
	"uid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_transfer_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "deposit_transfer_kind" CHECK ("deposit_transfer"."kind" in ('refund', 'payout')),
	CONSTRAINT "deposit_transfer_booked" CHECK (num_nulls(amount, recipient, booked_on, bank_reference, entry_id) in (0, 5)),
	CONSTRAINT "deposit_transfer_due_or_booked" CHECK ("deposit_transfer"."due" is not null or "deposit_transfer"."booked_on" is not null)
);

CREATE INDEX "deposit_transfer_lease" ON "deposit_transfer" USING btree ("lease_id");

CREATE UNIQUE INDEX "deposit_transfer_due" ON "deposit_transfer" USING btree ("lease_id","kind") WHERE booked_on is null;

ALTER TABLE "deposit_receipt" ADD CONSTRAINT "deposit_receipt_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "deposit_transfer" ADD CONSTRAINT "deposit_transfer_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;

alter table ledger_line add constraint ledger_line_entry_fk foreign key (entry_id) references ledger_entry (id);

alter table ledger_line add constraint ledger_line_not_zero check (amount <> 0);

create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry execute function refuse_change();

create trigger ledger_line_append_only before update or delete or truncate on ledger_line execute function refuse_change();

create trigger deposit_receipt_append_only before update or delete or truncate on deposit_receipt execute function refuse_change();

-- The lines of an entry sum to zero when the transaction ends, and there are at least two.
create function ledger_balanced() returns trigger language plpgsql as $$
declare
  -- One function for both tables: a field that only one of them has may not be named directly.
  entry text := coalesce(to_jsonb(new) ->> 'entry_id', to_jsonb(new) ->> 'id');
  total bigint;
  lines int;
begin
  select coalesce(sum(amount), 0), count(*) into total, lines from ledger_line where entry_id = entry;
  if total <> 0 or lines < 2 then
    raise exception 'ledger entry % does not balance: % lines, sum %', entry, lines, total using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger ledger_entry_balanced after insert on ledger_entry deferrable initially deferred for each row execute function ledger_balanced();

create constraint trigger ledger_line_balanced after insert on ledger_line deferrable initially deferred for each row execute function ledger_balanced();

-- invoices: the operator's invoices and their counter.

CREATE TABLE "invoice" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"side" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"ksef" text NOT NULL,
	"document_id" text,
	"xml_key" text,
	"issued_at" timestamp (3) with time zone NOT NULL
);

CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("year","number");

CREATE UNIQUE INDEX "invoice_side" ON "invoice" USING btree ("lease_id","side");

CREATE TABLE "invoice_counter" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);

-- handover: who meets, drafts and rounds of the protocol.

CREATE TABLE "appointment" (
	"lease_id" text NOT NULL,
	"side" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"meeting_on" date,
	"meeting_hour" text,
	"meeting_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text,
	CONSTRAINT "appointment_lease_id_side_pk" PRIMARY KEY("lease_id","side")
);

CREATE TABLE "protocol_draft" (
	"lease_id" text NOT NULL,
	"side" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "protocol_draft_lease_id_side_pk" PRIMARY KEY("lease_id","side")
);

CREATE TABLE "protocol_round" (
	"id" text PRIMARY KEY NOT NULL,
	"lease_id" text NOT NULL,
	"round" integer NOT NULL,
	"submitter_side" text NOT NULL,
	"submitter_uid" text NOT NULL,
	"submitter_name" text NOT NULL,
	"data" jsonb NOT NULL,
	"document_id" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"outcome_at" timestamp (3) with time zone,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "protocol_round_answered" CHECK (num_nulls(outcome, outcome_at) in (0, 2))
);

CREATE UNIQUE INDEX "protocol_round_number" ON "protocol_round" USING btree ("lease_id","round");

CREATE UNIQUE INDEX "protocol_round_open" ON "protocol_round" USING btree ("lease_id") WHERE outcome is null;

CREATE INDEX "protocol_round_document" ON "protocol_round" USING btree ("document_id");
