-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("credential_id");

CREATE INDEX "passkey_uid" ON "passkey" USING btree ("uid");
