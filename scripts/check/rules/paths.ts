import path from 'node:path';
import { type Finding, isNode, type Node, type Rule, type Source, walk } from '../source.ts';

type Hit = Omit<Finding, 'rule'>;

const about = 'no file names a path outside the repository: a clone needs nothing beside it';

/** Nothing that the program, its tests or its scripts read, import or mention stands outside the repository. */
export const pathRules: readonly Rule[] = [{ id: 'outside-path', about, find: (sources) => sources.flatMap(outsidePaths) }];

const outsidePaths = (source: Source): Hit[] => [...outsideImports(source), ...outsideExpressions(source), ...homes(source)];

const outsideImports = (source: Source): Hit[] =>
  source.imports
    .filter((used) => !used.isPackage && isOutside(used.target))
    .map((used) => ({ path: source.path, line: used.line, text: used.specifier }));

const isOutside = (target: string): boolean => target === '..' || target.startsWith('../');

/** Paths put together from where the file stands, `path.join(import.meta.dirname, '../..', name)`, as far as their parts are literal. */
const outsideExpressions = (source: Source): Hit[] => {
  if (!source.program) return [];
  const constants = constantsOf(source.program);
  const found: Hit[] = [];
  walk(source.program, (node) => {
    const isRead = isFromCwd(node) || (/^(Call|New)Expression$/.test(node.type) && isOutside(pathOf(node, source.path, constants) ?? ''));
    if (isRead) found.push({ path: source.path, line: source.lineAt(node.start), text: source.text.slice(node.start, node.end).slice(0, 80) });
  });
  return found;
};

const constantsOf = (program: Node): ReadonlyMap<string, Node> => {
  const constants = new Map<string, Node>();
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node['id']) && isNode(node['init'])) constants.set(String(node['id']['name']), node['init']);
  });
  return constants;
};

/** What a node means as a path from the root of the repository; null for what only a run can tell. */
const pathOf = (node: Node, file: string, constants: ReadonlyMap<string, Node>, depth = 0): string | null => {
  const inner = (value: unknown): string | null => (isNode(value) && depth < 10 ? pathOf(value, file, constants, depth + 1) : null);
  if (node.type === 'Identifier') return inner(constants.get(String(node['name'])));
  if (node.type === 'MemberExpression') return ofModule(node, file) ?? null;
  const [first, ...others] = Array.isArray(node['arguments']) ? node['arguments'] : [];
  const called = calledName(node);
  if (node.type === 'NewExpression') {
    const base = called === 'URL' && literal(first) !== null ? inner(others[0]) : null;
    return base === null ? null : path.posix.join(path.posix.dirname(base), literal(first) ?? '');
  }
  if (node.type !== 'CallExpression') return null;
  if (called === 'fileURLToPath') return inner(first);
  if (called === 'cwd') return '.';
  const base = inner(first);
  if (base === null) return null;
  if (called === 'dirname') return path.posix.dirname(base);
  return called === 'join' || called === 'resolve' ? joined(base, others) : null;
};

/** `import.meta.dirname`, `.filename`, `.url`. */
const ofModule = (node: Node, file: string): string | undefined => {
  const { object, property } = node as { object?: unknown; property?: unknown };
  if (!isNode(object) || object.type !== 'MetaProperty' || !isNode(property)) return;
  return { dirname: path.posix.dirname(file), filename: file, url: file }[String(property['name'])];
};

const calledName = (node: Node): string => {
  const callee = isNode(node['callee']) ? node['callee'] : null;
  const named = callee?.type === 'MemberExpression' && isNode(callee['property']) ? callee['property'] : callee;
  return String(named?.['name'] ?? '');
};

const literal = (value: unknown): string | null =>
  isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string' ? value['value'] : null;

/** Joins up to the first part that is no literal; a part in between that climbs out counts, even when a later one comes back. */
const joined = (base: string, parts: readonly unknown[]): string => {
  let at = base;
  for (const part of parts.map(literal)) {
    if (part === null || isOutside(at)) break;
    at = path.posix.join(at, part);
  }
  return at;
};

const readers = /^(readFile|writeFile|readdir|exists|stat|access|open|createReadStream|cp|glob)(Sync)?$/;

/** `readFile('../data')`: commands run in the root of the repository. */
const isFromCwd = (node: Node): boolean => {
  const [first] = node.type === 'CallExpression' && Array.isArray(node['arguments']) ? node['arguments'] : [];
  return readers.test(calledName(node)) && isOutside(path.posix.normalize(literal(first) ?? ''));
};

/** A folder of one machine, written out: a person's home, a disk, the workspace of a build server. */
const home = /^['"`]?(?:\/(?:home|root|work|workspace|Users|mnt|srv)\/|~\/)[\w.-]/;
const homeInText = /(?<![\w./:@-])\/(?:home|root|work|workspace|Users|mnt|srv)\/[\w.-]+/g;

const homes = (source: Source): Hit[] => {
  if (!source.program) return [...source.text.matchAll(homeInText)].map((match) => finding(source, match.index, match[0]));
  const found = source.comments.flatMap((comment) =>
    [...comment.value.matchAll(homeInText)].map((match) => finding(source, comment.start + match.index, match[0])),
  );
  walk(source.program, (node) => {
    if (!/^(Literal|TemplateElement)$/.test(node.type)) return;
    const text = node.type === 'Literal' ? String(node['value']) : source.text.slice(node.start, node.end);
    if (home.test(text)) found.push(finding(source, node.start, text.slice(0, 60)));
  });
  return found;
};

const finding = (source: Source, offset: number, text: string): Hit => ({ path: source.path, line: source.lineAt(offset), text });
