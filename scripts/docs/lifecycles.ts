import { edges, type Lifecycle, type LifecycleTypes, mermaid } from '../../src/domain/kit/lifecycle.ts';
import { rooms } from '../../src/server/app/rooms.ts';
import { exportsOf, generated, roomOf, table } from './modules.ts';

const isLifecycle = (value: unknown): value is Lifecycle<LifecycleTypes> =>
  typeof value === 'object' && value !== null && 'rows' in value && 'states' in value;

/** Which room supplies an effect, by its full name. */
const suppliers = new Map(rooms.flatMap(({ name, effects = {} }) => Object.keys(effects).map((effect) => [effect, name] as const)));

const named = (list: readonly string[]): string => list.map((name) => `\`${name}\``).join(' ');

/** What a guard asks, by its names. One that is written into its row goes by the name of the field, one that a function makes by none: they say nothing. */
export const guardNames = ({ name }: { readonly name: string }): readonly string[] => {
  if (name === '' || name === 'when') throw new Error('a guard of a lifecycle has no name that its table can show: make it a constant, or `named`');
  return name.split(', ');
};

const rowsTable = ({ rows }: Lifecycle<LifecycleTypes>): string =>
  table(
    ['from', 'on', 'by', 'to', 'when', 'effects'],
    rows.map(({ from, on, by, to, when, effects = [] }) => [
      from.join(', '),
      `\`${on}\``,
      by.join(', '),
      to ?? 'stays',
      when ? named(guardNames(when)) : '',
      named(effects),
    ]),
  );

const effectsTable = ({ name, rows }: Lifecycle<LifecycleTypes>): string => {
  const effects = [...new Set(rows.flatMap((row) => row.effects ?? []))];
  return table(
    ['effect', 'supplied by', 'of'],
    effects.map((effect) => [
      `\`${effect}\``,
      suppliers.get(`${name}.${effect}`) ?? '',
      named([...new Set(rows.filter((row) => row.effects?.includes(effect)).map(({ on }) => on))]),
    ]),
  );
};

const page = (file: string, lifecycle: Lifecycle<LifecycleTypes>): string =>
  generated(
    `Lifecycle: ${lifecycle.name}`,
    [
      `Drawn from \`${file}\`, the table that decides. ${lifecycle.states.length} states, ${edges(lifecycle).length} edges. The effects of a row happen in its transaction, in their order.`,
      ['```mermaid', mermaid(lifecycle), '```'].join('\n'),
      rowsTable(lifecycle),
      effectsTable(lifecycle),
    ].join('\n\n'),
  );

/** One page for each lifecycle of the domain. */
export const lifecyclePages = async (): Promise<Readonly<Record<string, string>>> => {
  const found = await exportsOf(['src/domain/*/*machine.ts', 'src/domain/*/machine/*.ts']);
  return Object.fromEntries(
    found.flatMap(({ file, value }) =>
      isLifecycle(value) && roomOf(file) !== 'kit' ? [[`lifecycles/${value.name}.md`, page(file, value)] as const] : [],
    ),
  );
};
