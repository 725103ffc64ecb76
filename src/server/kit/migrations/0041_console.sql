-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "company_access" (
	"company_id" text NOT NULL,
	"viewer_id" text NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_access_company_id_viewer_id_pk" PRIMARY KEY("company_id","viewer_id")
);

ALTER TABLE "company_access" ADD CONSTRAINT "company_access_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "company_access" ADD CONSTRAINT "company_access_viewer_id_company_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "company_access_viewer" ON "company_access" USING btree ("viewer_id");

CREATE INDEX "event_by" ON "event" USING btree ((details->>'by')) WHERE details->>'by' is not null;

CREATE INDEX "event_method" ON "event" USING btree ("method","id");

CREATE INDEX "event_created_at" ON "event" USING btree ("created_at");
