-- The edges of an offer's life, held equal to the domain's table by a test.
insert into offer_edge (from_state, to_state) values
  ('NEW', 'UNSIGNED'),
  ('UNSIGNED', 'DELETED'),
  ('DELETED', 'UNSIGNED'),
  ('UNSIGNED', 'ACTIVE'),
  ('ACTIVE', 'ACTIVE'),
  ('ACTIVE', 'BOOKED'),
  ('BOOKED', 'ACTIVE'),
  ('BOOKED', 'SIGNED');

-- Whatever writes to the table, no offer jumps: code, a console, an import.
create function offer_state_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'NEW' then
      raise exception 'an offer begins as NEW, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and not exists (select 1 from offer_edge where from_state = old.state and to_state = new.state) then
    raise exception 'an offer does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger offer_state_edge before insert or update of state on offer for each row execute function offer_state_edge();

-- What was signed and what happened is never changed.
create function offer_record_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a signed version and the history of an offer are never changed' using errcode = 'check_violation';
end
$$;

create trigger offer_version_is_final before update or delete on offer_version for each row execute function offer_record_is_final();
create trigger offer_history_is_final before update or delete on offer_history for each row execute function offer_record_is_final();
