-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE INDEX "person_previous_email" ON "person" USING btree ("previous_email") WHERE previous_email is not null;

CREATE INDEX "company_change_authority" ON "company_change" USING btree ("authority_id") WHERE authority_id is not null;
