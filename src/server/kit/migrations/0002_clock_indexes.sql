-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE INDEX "appointment_meeting" ON "appointment" USING btree ("meeting_at") WHERE side = 'tenant';

CREATE INDEX "offer_deleted_with_files" ON "offer" USING btree ("deleted_at") WHERE files_removed_at is null and deleted_at is not null;
