-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE INDEX "person_identity_checking" ON "person" USING btree ("uid") WHERE identity_state = 'CHECKING';
