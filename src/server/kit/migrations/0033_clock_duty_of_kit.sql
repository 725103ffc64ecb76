-- Written by `npm run schema` from the table definitions and the lifecycles.

DROP TABLE "clock_duty";

CREATE TABLE "clock_duty" (
	"duty" text NOT NULL,
	"subject_id" text NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clock_duty_duty_subject_id_occasion_pk" PRIMARY KEY("duty","subject_id","occasion")
);
