-- Written by `npm run schema` from the table definitions and the lifecycles; the data by hand.

ALTER TABLE "offer" ADD COLUMN "held" jsonb;

ALTER TABLE "offer" ADD COLUMN "tenant_company_id" text;

-- Who holds a booked offer stood in its reservation only, who rents a signed one in its lease.
update offer set held = last.held
  from (
    select distinct on (offer_id) offer_id, jsonb_build_object(
        'companyId', company_id, 'uid', uid, 'option', option,
        'bookedAt', to_char(booked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'reservedUntil', to_char(reserved_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) as held
      from reservation order by offer_id, ended_at desc nulls first, booked_at desc
  ) last
  where last.offer_id = offer.id and offer.state = 'BOOKED';

update offer set tenant_company_id = lease.tenant_company_id from lease where lease.offer_id = offer.id and offer.state = 'SIGNED';

ALTER TABLE "offer" ADD CONSTRAINT "offer_held" CHECK ((state in ('BOOKED')) = (held is not null));

ALTER TABLE "offer" ADD CONSTRAINT "offer_tenant" CHECK ((state in ('SIGNED')) = (tenant_company_id is not null));
