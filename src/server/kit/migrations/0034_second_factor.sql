-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "recovery_code" (
	"uid" text NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_code_uid_hash_pk" PRIMARY KEY("uid","hash")
);

CREATE TABLE "second_factor" (
	"uid" text PRIMARY KEY NOT NULL,
	"sealed_secret" text,
	"pending_secret" text,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tries_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "person" ADD COLUMN "second_factor_due" timestamp (3) with time zone;

CREATE UNIQUE INDEX "auth_account_identity" ON "auth_account" USING btree ("provider_id","account_id");

-- Who is an admin already has seven days from now on.
UPDATE "person" SET "second_factor_due" = now() + interval '7 days' WHERE 'admin' = any("claims");
