-- Written by `npm run schema` from the table definitions and the lifecycles.

create or replace function identity_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.identity_state <> 'INITIAL' then
      raise exception 'identity begins as INITIAL, not as %', new.identity_state using errcode = 'check_violation';
    end if;
  elsif new.identity_state is distinct from old.identity_state and old.identity_state || ' > ' || new.identity_state <> all (array[
    'ACCEPTED > REJECTED',
    'CHECKING > ACCEPTED',
    'CHECKING > REJECTED',
    'INITIAL > CHECKING',
    'REJECTED > CHECKING'
  ]) then
    raise exception 'identity does not go from % to %', old.identity_state, new.identity_state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger identity_edge before insert or update of identity_state on "person" for each row execute function identity_edge();

create or replace function offer_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'NEW' then
      raise exception 'offer begins as NEW, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
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
