-- Written by `npm run schema` from the table definitions.

ALTER TABLE "listing" ADD COLUMN "near_cell" integer GENERATED ALWAYS AS (floor(lat * 20)::integer * 1000 + floor(lng * 12.5)::integer) STORED;

ALTER TABLE "listing" ADD COLUMN "far_cell" integer GENERATED ALWAYS AS (floor(lat * 2.5)::integer * 1000 + floor(lng * 1.5625)::integer) STORED;

CREATE INDEX "listing_near" ON "listing" USING btree ("near_cell","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"lat","lng","price","surface","free_from","valid_to","use","province","county_key","city_key") WHERE listed;

CREATE INDEX "listing_far" ON "listing" USING btree ("far_cell","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"lat","lng","price","surface","free_from","valid_to","use","province","county_key","city_key") WHERE listed;
