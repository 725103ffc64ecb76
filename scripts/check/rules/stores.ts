import { placeOf } from '../place.ts';
import { isNode, type Node, type Rule, type Source, walk } from '../source.ts';

const writers = new Set(['insert', 'update', 'delete']);

/** `db.insert(lease)` → the node `lease`, for the three verbs that change rows. */
const writtenTable = (node: Node): Node | null => {
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return null;
  const { callee } = node;
  if (callee['type'] !== 'MemberExpression' || !isNode(callee['property']) || !writers.has(String(callee['property']['name']))) return null;
  const [first] = Array.isArray(node['arguments']) ? node['arguments'] : [];
  return isNode(first) && first.type === 'Identifier' ? first : null;
};

/** Local names of a file that are tables of other rooms. */
const foreignTables = (source: Source, room: string): ReadonlySet<string> =>
  new Set(
    source.imports
      .filter((used) => {
        const to = used.isPackage ? null : placeOf(used.target);
        return to?.floor === 'server' && to.kind === 'tables' && to.room !== room;
      })
      .flatMap((used) => used.names.map((name) => name.local)),
  );

/** SQL name of a table → the room that owns it. */
const ownersOf = (sources: readonly Source[]): ReadonlyMap<string, string> =>
  new Map(
    sources.flatMap((source) => {
      const place = placeOf(source.path);
      if (place?.floor !== 'server' || place.kind !== 'tables' || source.isTest) return [];
      return [...source.text.matchAll(/\b\w*[tT]able\(\s*'(\w+)'/g)].map((match): [string, string] => [match[1] ?? '', place.room]);
    }),
  );

const statement = /\b(?:insert\s+into|update|delete\s+from)\s+"?(?:\w+\.)?(\w+)"?/gi;

/** A store changes rows of its own room only. */
export const storeRules: readonly Rule[] = [
  {
    id: 'store-writes-own',
    about: "a store writes only its own room's tables",
    find: (sources) => {
      const owners = ownersOf(sources);
      return sources.flatMap((source) => {
        const place = placeOf(source.path);
        if (place?.floor !== 'server' || source.isTest || !source.program) return [];
        const foreign = foreignTables(source, place.room);
        const findings: { path: string; line: number; text: string }[] = [];
        walk(source.program, (node) => {
          const table = writtenTable(node);
          if (table && foreign.has(String(table['name'])))
            findings.push({ path: source.path, line: source.lineAt(node.start), text: String(table['name']) });
          if (node.type !== 'TemplateElement') return;
          for (const match of source.text.slice(node.start, node.end).matchAll(statement)) {
            const owner = owners.get(match[1] ?? '');
            if (owner && owner !== place.room) findings.push({ path: source.path, line: source.lineAt(node.start), text: match[0] });
          }
        });
        return findings;
      });
    },
  },
];
