-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "offer_image" ADD COLUMN "kind" text DEFAULT 'photo' NOT NULL;

ALTER TABLE "offer_image" ADD COLUMN "ruling" jsonb;

CREATE INDEX "offer_image_doubtful" ON "offer_image" USING btree ("created_at") WHERE kind = 'photo' and entropy >= 1 and (opinion ->> 'suitable' = 'false' or sharpness < 12);
