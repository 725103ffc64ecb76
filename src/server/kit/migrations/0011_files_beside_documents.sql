-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "document_attachment" (
	"document_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_attachment_document_id_kind_pk" PRIMARY KEY("document_id","kind")
);

create trigger document_attachment_append_only before update or delete or truncate on document_attachment execute function refuse_change();
