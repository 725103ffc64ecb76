-- Written by `npm run schema` from the table definitions and the lifecycles.

-- The hand-written trigger and its copied table of edges give way to the written one.
drop trigger offer_state_edge on offer;

drop function offer_state_edge();

DROP TABLE "offer_edge" CASCADE;

-- Steps of offers join those of every other lifecycle.
insert into lifecycle_step (lifecycle, subject_id, event, from_state, to_state, actors, uid, details, created_at)
  select 'offer', offer_id, event, from_state, to_state, actors, uid, facts, created_at from offer_history order by id;

DROP TABLE "offer_history" CASCADE;

create or replace function offer_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'NEW' then
      raise exception 'offer begins as NEW, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
    'ACTIVE > ACTIVE',
    'ACTIVE > BOOKED',
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
