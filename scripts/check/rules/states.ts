import { placeOf } from '../place.ts';
import { type Finding, isNode, type Node, type Rule, type Source, walk } from '../source.ts';

type Hit = Omit<Finding, 'rule'>;

/** The names of states stand in the domain; everybody else asks it. */
export const stateRules: readonly Rule[] = [
  {
    id: 'states-in-tables',
    about: 'a state is compared in the domain only',
    find: (sources) => {
      const states = statesOf(sources);
      return sources.filter(isAsking).flatMap((source) => comparisons(source, states));
    },
  },
];

/** Every state of every lifecycle of the domain: the names given to `statesOf({ … })` and the lists called `…States`. */
export const statesOf = (sources: readonly Source[]): ReadonlySet<string> => {
  const states = new Set<string>();
  for (const source of sources) {
    if (placeOf(source.path)?.floor !== 'domain' || source.isTest || !source.program) continue;
    walk(source.program, (node) => {
      const list = listOf(node);
      if (list !== null) for (const name of namesIn(list)) states.add(name);
    });
  }
  return states;
};

const listOf = (node: Node): Node | null => {
  if (node.type === 'CallExpression') return isNode(node['callee']) && node['callee']['name'] === 'statesOf' ? node : null;
  const isList = node.type === 'VariableDeclarator' && isNode(node['id']) && /States$/.test(String(node['id']['name']));
  return isList && isNode(node['init']) ? node['init'] : null;
};

/** Elements of lists and keys of objects; what calls compute from other lists names no state. */
const namesIn = (init: Node): readonly string[] => {
  const found: string[] = [];
  walk(init, (node, parent) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string' && parent?.type === 'ArrayExpression') found.push(node['value']);
    if (node.type === 'Property' && isNode(node['key'])) found.push(String(node['key']['name'] ?? node['key']['value']));
  });
  return found;
};

const isAsking = (source: Source): boolean => {
  const floor = placeOf(source.path)?.floor;
  return source.path.startsWith('src/') && !source.isTest && floor !== 'domain' && floor !== 'words';
};

const comparisons = (source: Source, states: ReadonlySet<string>): readonly Hit[] => {
  const found: Hit[] = [];
  if (!source.program) return found;
  const say = (node: Node, text: string): void => {
    found.push({ path: source.path, line: source.lineAt(node.start), text });
  };
  walk(source.program, (node) => {
    for (const compared of comparedIn(node)) {
      const value = literal(compared);
      if (value !== null && states.has(value)) say(compared as Node, value);
    }
    if (node.type !== 'TemplateElement') return;
    for (const match of source.text.slice(node.start, node.end).matchAll(/(?:=|<>|!=|\bin\s*\()\s*'(\w+)'/gi))
      if (states.has(match[1] ?? '')) say(node, match[0]);
  });
  return found;
};

const literal = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;

const comparing = /^(eq|ne|inArray|notInArray|includes|indexOf|has|Set)$/;

/** What a node holds against something else: both sides of `===`, a case, the arguments of `eq(…)`, the members of a set or list that is asked. */
const comparedIn = (node: Node): readonly unknown[] => {
  if (node.type === 'BinaryExpression') return /^[!=]==?$/.test(String(node['operator'])) ? [node['left'], node['right']] : [];
  if (node.type === 'SwitchCase') return [node['test']];
  if (!/^(Call|New)Expression$/.test(node.type) || !isNode(node['callee']) || !Array.isArray(node['arguments'])) return [];
  const { callee } = node;
  const name = callee['type'] === 'MemberExpression' && isNode(callee['property']) ? callee['property']['name'] : callee['name'];
  if (!comparing.test(String(name))) return [];
  const asked = [...node['arguments'], callee['type'] === 'MemberExpression' ? callee['object'] : null];
  return asked.flatMap((value) =>
    isNode(value) && value.type === 'ArrayExpression' && Array.isArray(value['elements']) ? value['elements'] : [value],
  );
};
