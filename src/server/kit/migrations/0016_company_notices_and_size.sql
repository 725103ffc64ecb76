-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "company" ADD COLUMN "notices_email" text;

ALTER TABLE "company" ADD COLUMN "delivery_address" text;

ALTER TABLE "company" ADD COLUMN "is_large_undertaking" boolean;

-- Changes that wait for a moderator gain the fields that the form has now.
UPDATE "company_change" SET "form" = '{"noticesEmail":null,"deliveryAddress":null,"isLargeUndertaking":null}'::jsonb || "form";
