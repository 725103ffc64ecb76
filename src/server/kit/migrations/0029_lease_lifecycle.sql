-- Written by `npm run schema` from the table definitions and the lifecycles.

-- The hand-written trigger and its copied table of edges give way to the written one.
drop trigger lease_state_edge on lease;

drop function lease_state_edge();

DROP TABLE "lease_edge" CASCADE;

-- Steps of leases join those of every other lifecycle.
insert into lifecycle_step (lifecycle, subject_id, event, from_state, to_state, actors, uid, details, created_at)
  select 'lease', lease_id, event, from_state, to_state, actors, uid, facts, created_at from lease_history order by id;

DROP TABLE "lease_history" CASCADE;

create or replace function lease_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'NONE' then
      raise exception 'lease begins as NONE, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
    'DEPOSIT_CONFIRMED > DEPOSIT_PENDING',
    'DEPOSIT_CONFIRMED > PROTOCOL_ATTACHED',
    'DEPOSIT_CONFIRMED > REJECTED',
    'DEPOSIT_PENDING > AFTER_REJECTION',
    'DEPOSIT_PENDING > DEPOSIT_CONFIRMED',
    'DEPOSIT_PENDING > REJECTED',
    'NONE > DEPOSIT_PENDING',
    'PROTOCOL_ATTACHED > DEPOSIT_CONFIRMED',
    'PROTOCOL_ATTACHED > PROTOCOL_CONFIRMED',
    'PROTOCOL_ATTACHED > PROTOCOL_REJECTED',
    'PROTOCOL_ATTACHED > REJECTED',
    'PROTOCOL_REJECTED > PROTOCOL_ATTACHED',
    'PROTOCOL_REJECTED > REJECTED',
    'REJECTED > AFTER_REJECTION'
  ]) then
    raise exception 'lease does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger lease_edge before insert or update of state on "lease" for each row execute function lease_edge();
