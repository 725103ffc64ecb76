import { exportsOf, generated, roomOf, table } from './modules.ts';

type Row = {
  readonly from: readonly string[];
  readonly on: string;
  readonly by: readonly string[];
  readonly to: string;
  readonly when?: { readonly name: string };
  readonly with?: readonly string[];
  readonly then?: readonly string[];
};

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'from' in value && 'on' in value && 'by' in value && 'to' in value;
const isMachine = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.length > 0 && value.every(isRow);

/** Mermaid takes letters, digits and underscores for a state's name. */
const safe = (state: string): string => state.replace(/\W/g, '_');

const arrows = (rows: readonly Row[]): string[] => {
  const labels = new Map<string, string[]>();
  for (const row of rows) {
    for (const from of row.from) {
      const arrow = `${safe(from)} --> ${safe(row.to)}`;
      labels.set(arrow, [...(labels.get(arrow) ?? []), `${row.on} (${row.by.join(', ')})`]);
    }
  }
  return [...labels].map(([arrow, texts]) => `    ${arrow}: ${[...new Set(texts)].join(' / ')}`);
};

const named = (list: readonly string[] = []): string => list.map((name) => `\`${name}\``).join(' ');

const page = (name: string, file: string, rows: readonly Row[]): string => {
  const diagram = ['```mermaid', 'stateDiagram-v2', ...arrows(rows), '```'].join('\n');
  const lines = rows.map((row) => [
    row.from.join(', '),
    `\`${row.on}\``,
    row.by.join(', '),
    row.to,
    row.when?.name && row.when.name !== 'when' ? `\`${row.when.name}\`` : row.when ? 'guard' : '',
    named(row.with),
    named(row.then),
  ]);
  const rowsTable = table(['from', 'on', 'by', 'to', 'when', 'in the same transaction', 'afterwards'], lines);
  return generated(`Lifecycle: ${name.replace(/Machine$/, '')}`, `Drawn from \`${file}\`, the table that decides.\n\n${diagram}\n\n${rowsTable}`);
};

/** One page for each lifecycle of the domain. */
export const lifecyclePages = async (): Promise<Readonly<Record<string, string>>> => {
  const machines = (await exportsOf(['src/domain/*/*machine.ts', 'src/domain/*/machine/*.ts'])).filter(
    ({ value, file }) => isMachine(value) && roomOf(file) !== 'kit',
  );
  return Object.fromEntries(
    machines.map(({ name, file, value }) => [`lifecycles/${name.replace(/Machine$/, '')}.md`, page(name, file, value as readonly Row[])]),
  );
};
