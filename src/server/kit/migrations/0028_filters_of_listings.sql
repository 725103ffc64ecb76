-- Written by `npm run schema` from the table definitions and the lifecycles.

CREATE TABLE "listing_change" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"changed_in" "xid8" NOT NULL
);

CREATE TABLE "listing_filter" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"shape" integer NOT NULL,
	"choices" integer[] NOT NULL,
	"words" text NOT NULL,
	"district_key" text NOT NULL,
	"estate_key" text NOT NULL,
	"street_key" text NOT NULL,
	"post_code" text NOT NULL,
	"true_cost" bigint,
	"area_details_total_surface" double precision,
	"area_details_land_area" double precision,
	"area_details_public_transport_distance" double precision,
	"area_details_levels_surface" double precision,
	"area_details_levels_height" double precision,
	"area_details_levels_number_of_staircases" double precision,
	"area_details_levels_lift_capacity_kg" double precision,
	"area_details_levels_rooms_surface" double precision,
	"area_details_levels_rooms_windows" double precision,
	"area_details_construction_completion_year" double precision,
	"parking_details_parking_surface" double precision,
	"parking_details_total_parking_surface" double precision,
	"parking_details_parking_lots_available" double precision,
	"media_details_power_allocation" double precision,
	"media_details_energy_indices_eu" double precision,
	"media_details_energy_indices_ep" double precision,
	"media_details_energy_indices_ek" double precision,
	"media_details_energy_indices_renewable_share" double precision,
	"media_details_energy_indices_co2" double precision,
	"related_details_hall_height" double precision,
	"related_details_gates_width" double precision,
	"related_details_gates_height" double precision,
	"related_details_number_of_entries" double precision,
	"related_details_columns_grid_structure_x" double precision,
	"related_details_columns_grid_structure_y" double precision,
	"unit_receipt_deadline" double precision,
	"lease_agreement_deposit" double precision,
	"lease_agreement_first_payment_day" double precision,
	"lease_agreement_lease_notice_period" double precision,
	"lease_agreement_fixedshort_months" double precision,
	"lease_agreement_fixedlong_months" double precision,
	"lease_agreement_lump_sum" double precision,
	"lease_agreement_average_monthly_costs_annualized" double precision,
	"lease_agreement_indexation_cap" double precision,
	"lease_agreement_service_charge_advance" double precision,
	"lease_agreement_insurance_sum" double precision,
	"availability_to" date,
	"offer_valid_to" date
);

ALTER TABLE "listing_filter" ADD CONSTRAINT "listing_filter_offer_id_listing_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."listing"("offer_id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "listing_change_in" ON "listing_change" USING btree ("changed_in");

-- Whoever changes a listing, by whatever statement, says in which transaction.
create function note_listing_change() returns trigger language plpgsql as $$
begin
  insert into listing_change (offer_id, changed_in) values (coalesce(new.offer_id, old.offer_id), pg_current_xact_id())
    on conflict (offer_id) do update set changed_in = excluded.changed_in;
  return null;
end $$;

create trigger listing_change after insert or update or delete on listing for each row execute function note_listing_change();
