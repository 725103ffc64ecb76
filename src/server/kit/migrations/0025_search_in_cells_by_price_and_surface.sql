-- Written by `npm run schema` from the table definitions.

CREATE INDEX "listing_near_price" ON "listing" USING btree ("near_cell","price","offer_id","lat","lng","surface","free_from","valid_to","use","province","county_key","city_key") WHERE listed;

CREATE INDEX "listing_near_surface" ON "listing" USING btree ("near_cell","surface","offer_id","lat","lng","price","free_from","valid_to","use","province","county_key","city_key") WHERE listed;

CREATE INDEX "listing_far_price" ON "listing" USING btree ("far_cell","price","offer_id","lat","lng","surface","free_from","valid_to","use","province","county_key","city_key") WHERE listed;

CREATE INDEX "listing_far_surface" ON "listing" USING btree ("far_cell","surface","offer_id","lat","lng","price","free_from","valid_to","use","province","county_key","city_key") WHERE listed;
