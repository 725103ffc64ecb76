-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "address_left" (
	"address_hash" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_left_address_hash_kind_pk" PRIMARY KEY("address_hash","kind")
);

CREATE TABLE "outreach_bonus" (
	"milestone" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "outreach_day" (
	"day" date NOT NULL,
	"caller_uid" text NOT NULL,
	"campaign" text NOT NULL,
	"website" integer DEFAULT 0 NOT NULL,
	"offer" integer DEFAULT 0 NOT NULL,
	"link_click" integer DEFAULT 0 NOT NULL,
	"account_creation" integer DEFAULT 0 NOT NULL,
	"identity_verification" integer DEFAULT 0 NOT NULL,
	"company_verification" integer DEFAULT 0 NOT NULL,
	"offer_submission" integer DEFAULT 0 NOT NULL,
	"contract_signing" integer DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "outreach_day_day_caller_uid_campaign_pk" PRIMARY KEY("day","caller_uid","campaign")
);

CREATE TABLE "outreach_send" (
	"id" text PRIMARY KEY NOT NULL,
	"prospect_id" text NOT NULL,
	"caller_uid" text NOT NULL,
	"kind" text NOT NULL,
	"offer_id" text,
	"basis" text NOT NULL,
	"basis_day" date NOT NULL,
	"basis_note" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "prospect" (
	"id" text PRIMARY KEY NOT NULL,
	"caller_uid" text NOT NULL,
	"email" text,
	"email_hash" text NOT NULL,
	"uid" text,
	"is_existing" boolean NOT NULL,
	"utm_source" text NOT NULL,
	"utm_medium" text NOT NULL,
	"utm_campaign" text NOT NULL,
	"utm_id" text NOT NULL,
	"utm_term" text NOT NULL,
	"utm_content" text NOT NULL,
	"sent_again" boolean DEFAULT false NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"touched_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "prospect_milestone" (
	"prospect_id" text NOT NULL,
	"milestone" text NOT NULL,
	"caller_uid" text NOT NULL,
	"bonus" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prospect_milestone_prospect_id_milestone_pk" PRIMARY KEY("prospect_id","milestone")
);

CREATE TABLE "short_link" (
	"short_id" text PRIMARY KEY NOT NULL,
	"original_url" text NOT NULL,
	"created_by" text NOT NULL,
	"prospect_id" text,
	"clicks" integer DEFAULT 0 NOT NULL,
	"last_clicked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "outreach_day_caller" ON "outreach_day" USING btree ("caller_uid","day");

CREATE INDEX "outreach_send_prospect" ON "outreach_send" USING btree ("prospect_id","sent_at");

CREATE INDEX "outreach_send_caller" ON "outreach_send" USING btree ("caller_uid","sent_at");

CREATE UNIQUE INDEX "prospect_address" ON "prospect" USING btree ("caller_uid","email_hash");

CREATE INDEX "prospect_hash" ON "prospect" USING btree ("email_hash");

CREATE INDEX "prospect_person" ON "prospect" USING btree ("uid","touched_at");

CREATE INDEX "prospect_created" ON "prospect" USING btree ("created_at");

CREATE INDEX "prospect_milestone_caller" ON "prospect_milestone" USING btree ("caller_uid","at");

CREATE INDEX "short_link_creator" ON "short_link" USING btree ("created_by","created_at");

CREATE INDEX "short_link_prospect" ON "short_link" USING btree ("prospect_id");
