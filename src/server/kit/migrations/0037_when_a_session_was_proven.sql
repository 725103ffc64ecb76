-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "auth_session" ADD COLUMN "authenticated_at" timestamp with time zone;

CREATE INDEX "lifecycle_step_uid" ON "lifecycle_step" USING btree ("uid","id");
