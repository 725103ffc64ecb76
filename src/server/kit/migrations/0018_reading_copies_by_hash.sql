-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE INDEX "document_attachment_sha256" ON "document_attachment" USING btree ("sha256");
