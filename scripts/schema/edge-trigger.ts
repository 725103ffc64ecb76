/** The triggers that hold the database to the edges of the lifecycles, written from the lifecycles' own tables. */
import { edges } from '../../src/domain/kit/lifecycle.ts';
import type { StoredLifecycle } from '../../src/server/kit/lifecycle/effects.ts';

/** What the database is told of a lifecycle: where its state stands, where it begins, and the steps it may take. */
export type EdgeRule = { readonly table: string; readonly column: string; readonly initial: string; readonly steps: readonly string[] };

/** The rules of all lifecycles by name, in a fixed order so that the same lifecycles are the same file. */
export const edgeRulesOf = (engines: readonly StoredLifecycle[]): Readonly<Record<string, EdgeRule>> =>
  Object.fromEntries(
    engines
      .map(({ lifecycle, column }): [string, EdgeRule] => [
        lifecycle.name,
        {
          table: column.table,
          column: column.name,
          initial: lifecycle.states[0] ?? '',
          steps: edges(lifecycle)
            .map(({ from, to }) => `${from} > ${to}`)
            .sort(),
        },
      ])
      .sort(([a], [b]) => a.localeCompare(b)),
  );

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Makes or replaces the trigger `<name>_edge`: a row begins in the first state, and its state goes along the edges only. */
export const edgeTrigger = (
  name: string,
  { table, column, initial, steps }: EdgeRule,
): string => `create or replace function ${name}_edge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.${column} <> ${text(initial)} then
      raise exception '${name} begins as ${initial}, not as %', new.${column} using errcode = 'check_violation';
    end if;
  elsif new.${column} is distinct from old.${column} and old.${column} || ' > ' || new.${column} <> all (array[
    ${steps.map(text).join(',\n    ')}
  ]) then
    raise exception '${name} does not go from % to %', old.${column}, new.${column} using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger ${name}_edge before insert or update of ${column} on "${table}" for each row execute function ${name}_edge();`;

/** The statements that bring the triggers from one set of rules to another. */
export const edgeStatements = (before: Readonly<Record<string, EdgeRule>>, after: Readonly<Record<string, EdgeRule>>): readonly string[] => [
  ...Object.entries(before)
    .filter(([name, { table }]) => after[name]?.table !== table)
    .map(([name, { table }]) => `drop trigger ${name}_edge on "${table}";\n\ndrop function ${name}_edge();`),
  ...Object.entries(after)
    .filter(([name, rule]) => JSON.stringify(before[name]) !== JSON.stringify(rule))
    .map(([name, rule]) => edgeTrigger(name, rule)),
];
