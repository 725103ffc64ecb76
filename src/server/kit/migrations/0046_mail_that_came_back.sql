-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "mail" ADD COLUMN "bounced_at" timestamp (3) with time zone;

CREATE INDEX "mail_bounced" ON "mail" USING btree ("recipient","bounced_at") WHERE bounced_at is not null;
