-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "taken_case" (
	"kind" text NOT NULL,
	"case_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"uid" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taken_case_kind_case_id_pk" PRIMARY KEY("kind","case_id")
);

CREATE INDEX "taken_case_uid" ON "taken_case" USING btree ("uid");
