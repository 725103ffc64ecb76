-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "service_state" (
	"name" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"fault" text
);
