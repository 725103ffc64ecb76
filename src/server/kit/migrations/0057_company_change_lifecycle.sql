-- Written by `npm run schema` from the table definitions and the lifecycles.

create or replace function company_change_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'CHECKING' then
      raise exception 'company_change begins as CHECKING, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state is distinct from old.state and old.state || ' > ' || new.state <> all (array[
    'CHECKING > ACCEPTED',
    'CHECKING > REJECTED',
    'CHECKING > WITHDRAWN'
  ]) then
    raise exception 'company_change does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger company_change_edge before insert or update of state on "company_change" for each row execute function company_change_edge();

-- The history of what was decided before there was one. The end of a company and a newer change have the moment of the transaction in which they overtook what waited.
INSERT INTO "lifecycle_step" ("lifecycle", "subject_id", "event", "from_state", "to_state", "actors", "uid", "details", "created_at")
SELECT 'company_change', one.id, done.event, 'CHECKING', one.state, jsonb_build_array(done.actor), done.uid, done.details, one.decided_at
FROM "company_change" one
JOIN "company" ON company.id = one.company_id
LEFT JOIN "company_change" newer ON one.state = 'WITHDRAWN' AND newer.company_id = one.company_id AND newer.created_at = one.decided_at
CROSS JOIN LATERAL (
  SELECT 'accept' AS event, 'admin' AS actor, one.decided_by AS uid, '{"reason": null}'::jsonb AS details WHERE one.state = 'ACCEPTED'
  UNION ALL SELECT 'reject', 'admin', one.decided_by, jsonb_build_object('reason', one.rejection_reason) WHERE one.state = 'REJECTED'
  UNION ALL SELECT 'end', 'creator', company.creator_uid, '{}' WHERE one.state = 'WITHDRAWN' AND company.deleted_at = one.decided_at
  UNION ALL SELECT 'replace', 'giver', newer.uid, '{}' WHERE one.state = 'WITHDRAWN' AND company.deleted_at IS DISTINCT FROM one.decided_at
) done
WHERE one.decided_at IS NOT NULL
ORDER BY one.decided_at, one.id;
