-- Leasing: states move only along the edges of the domain's table, money and evidence are append-only, entries balance.

insert into lease_edge (from_state, to_state) values
  ('NONE', 'DEPOSIT_PENDING'),
  ('DEPOSIT_PENDING', 'DEPOSIT_CONFIRMED'),
  ('DEPOSIT_CONFIRMED', 'DEPOSIT_PENDING'),
  ('DEPOSIT_PENDING', 'AFTER_REJECTION'),
  ('DEPOSIT_PENDING', 'REJECTED'),
  ('DEPOSIT_CONFIRMED', 'PROTOCOL_ATTACHED'),
  ('PROTOCOL_REJECTED', 'PROTOCOL_ATTACHED'),
  ('PROTOCOL_ATTACHED', 'DEPOSIT_CONFIRMED'),
  ('PROTOCOL_ATTACHED', 'PROTOCOL_CONFIRMED'),
  ('PROTOCOL_ATTACHED', 'PROTOCOL_REJECTED'),
  ('DEPOSIT_CONFIRMED', 'REJECTED'),
  ('PROTOCOL_ATTACHED', 'REJECTED'),
  ('PROTOCOL_REJECTED', 'REJECTED'),
  ('REJECTED', 'AFTER_REJECTION');

create function lease_state_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'NONE' then
      raise exception 'a lease begins at NONE, not at %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state <> old.state and not exists (select 1 from lease_edge where from_state = old.state and to_state = new.state) then
    raise exception 'lease %: no edge from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger lease_state_edge before insert or update of state on lease for each row execute function lease_state_edge();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'check_violation';
end $$;

create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry execute function refuse_change();
create trigger ledger_line_append_only before update or delete or truncate on ledger_line execute function refuse_change();
create trigger lease_history_append_only before update or delete or truncate on lease_history execute function refuse_change();
create trigger evidence_append_only before update or delete or truncate on evidence execute function refuse_change();

create function ledger_balanced() returns trigger language plpgsql as $$
declare
  -- One function for both tables: a field that only one of them has may not be named directly.
  entry text := coalesce(to_jsonb(new) ->> 'entry_id', to_jsonb(new) ->> 'id');
  total bigint;
  lines int;
begin
  select coalesce(sum(amount), 0), count(*) into total, lines from ledger_line where entry_id = entry;
  if total <> 0 or lines < 2 then
    raise exception 'ledger entry % does not balance: % lines, sum %', entry, lines, total using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger ledger_entry_balanced after insert on ledger_entry deferrable initially deferred for each row execute function ledger_balanced();
create constraint trigger ledger_line_balanced after insert on ledger_line deferrable initially deferred for each row execute function ledger_balanced();

alter table ledger_line add constraint ledger_line_entry_fk foreign key (entry_id) references ledger_entry (id);
alter table ledger_line add constraint ledger_line_not_zero check (amount <> 0);
