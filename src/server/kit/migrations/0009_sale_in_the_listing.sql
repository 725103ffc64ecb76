-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "listing" ADD COLUMN "sale" boolean DEFAULT false NOT NULL;

create or replace function offer_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'NEW' then
      raise exception 'offer begins as NEW, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
    'ACTIVE > BOOKED',
    'ACTIVE > DELETED',
    'BOOKED > ACTIVE',
    'BOOKED > SIGNED',
    'DELETED > UNSIGNED',
    'NEW > UNSIGNED',
    'UNSIGNED > ACTIVE',
    'UNSIGNED > DELETED'
  ]) then
    raise exception 'offer does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger offer_edge before insert or update of state on "offer" for each row execute function offer_edge();

-- Announcements that stand in the listing already.
update "listing" set "sale" = true from "offer" where "offer"."id" = "listing"."offer_id" and "offer"."form" ->> 'offerType' = 'sell';
