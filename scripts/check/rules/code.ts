import { placeOf } from '../place.ts';
import { purposeOf } from '../purpose.ts';
import { type Finding, isNode, type Node, type Rule, type Source, walk } from '../source.ts';

type Hit = Omit<Finding, 'rule'>;
type Visit = { readonly source: Source; readonly node: Node; readonly parent: Node | null };

/** A rule about single nodes; `say` answers what is wrong with one, or null. */
const nodeRule = (id: string, about: string, where: (source: Source) => boolean, say: (visit: Visit) => string | null): Rule => ({
  id,
  about,
  find: (sources) =>
    sources.filter(where).flatMap((source) => {
      const found: Hit[] = [];
      if (!source.program) return found;
      walk(source.program, (node, parent) => {
        const text = say({ source, node, parent });
        if (text !== null) found.push({ path: source.path, line: source.lineAt(node.start), text });
      });
      return found;
    }),
});

const isProgram = (source: Source): boolean => source.path.startsWith('src/') && !source.isTest;
const isDomain = (source: Source): boolean => isProgram(source) && placeOf(source.path)?.floor === 'domain';
const isTime = (source: Source): boolean => /^src\/domain\/kit\/time(\.|\/)/.test(source.path);

const outsideWorld = new Set([
  'process',
  'globalThis',
  'performance',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'console',
  'localStorage',
  'window',
  'document',
]);

const isName = (node: Node, parent: Node | null): boolean => {
  if (node.type !== 'Identifier') return false;
  const isKey = parent?.type === 'Property' && parent['key'] === node && !parent['computed'] && !parent['shorthand'];
  const isMember = parent?.type === 'MemberExpression' && parent['property'] === node && !parent['computed'];
  return !isKey && !isMember && !/^TS/.test(parent?.type ?? '');
};

const member = (node: Node): string =>
  node.type === 'MemberExpression' && isNode(node['object']) && isNode(node['property'])
    ? `${String(node['object']['name'] ?? '')}.${String(node['property']['name'] ?? '')}`
    : '';

const sayImpure = ({ source, node, parent }: Visit): string | null => {
  if (['Math.random', 'Date.now'].includes(member(node))) return member(node);
  if (
    node.type === 'NewExpression' &&
    isNode(node['callee']) &&
    node['callee']['name'] === 'Date' &&
    Array.isArray(node['arguments']) &&
    node['arguments'].length === 0
  )
    return 'new Date()';
  if (node.type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === 'Date') return 'Date()';
  if (/\.toLocale(Date|Time)?String$/.test(member(node))) return member(node);
  if (isName(node, parent) && node['name'] === 'Intl' && !isTime(source)) return 'Intl outside domain/kit/time';
  return isName(node, parent) && outsideWorld.has(String(node['name'])) && !isDeclared(source, String(node['name'])) ? String(node['name']) : null;
};

/** A parameter or constant of that name is not the global. */
const isDeclared = (source: Source, name: string): boolean =>
  new RegExp(`(?:const|let|function)\\s+${name}\\b|[({,]\\s*${name}\\s*[,:})=]`).test(source.text);

const sayLoose = ({ node }: Visit): string | null => {
  if (node.type === 'TSAnyKeyword') return 'any';
  if (node.type === 'TSNonNullExpression') return 'non-null assertion';
  if (node.type === 'TSEnumDeclaration') return 'enum';
  const inner = node.type === 'TSAsExpression' && isNode(node['expression']) ? node['expression'] : null;
  if (inner?.type === 'TSAsExpression' && isNode(inner['typeAnnotation']) && inner['typeAnnotation']['type'] === 'TSUnknownKeyword')
    return 'as unknown as';
  if (node.type === 'CatchClause' && isNode(node['body']) && Array.isArray(node['body']['body']) && node['body']['body'].length === 0)
    return 'empty catch';
  return null;
};

const isWordless = (text: string): boolean => !/\p{L}{2}/u.test(text.replace(/\bParter\b/g, ''));
const polish = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/;

/** Invented facts that show what a mail looks like are data, not the product's sentences. */
const isSample = (source: Source, { start }: Node): boolean =>
  [...source.text.matchAll(/^( *)(?:const )?(?:sample|example)\b[^\n]*?[:=] \{/gm)].some((match) => {
    const end = source.text.indexOf(`\n${match[1]}}`, match.index);
    const line = source.text.indexOf('\n', match.index);
    const stop = source.text.slice(match.index, line).includes('}') ? line : end;
    return match.index < start && start < stop;
  });

const saySentence = ({ source, node }: Visit): string | null => {
  const place = placeOf(source.path);
  if (!place || place.floor === 'domain' || place.floor === 'words' || (place.floor === 'server' && place.room === 'kit')) return null;
  if (node.type === 'JSXText') return isWordless(String(node['value'])) ? null : String(node['value']).trim().slice(0, 60);
  const isSentence = node.type === 'Literal' && typeof node['value'] === 'string' && polish.test(node['value']) && / /.test(node['value'].trim());
  return isSentence && !isSample(source, node) ? String(node['value']).slice(0, 60) : null;
};

const isBelowDoc = (source: Source, start: number): boolean =>
  source.comments.some(
    (comment) => comment.type === 'Block' && comment.value.startsWith('*') && comment.end < start && !source.text.slice(comment.end, start).trim(),
  );

/** A comment stands right above; neighbours without an empty line between them share one (a list and the type made from it). */
const hasDoc = (source: Source, node: Node): boolean => {
  if (isBelowDoc(source, node.start)) return true;
  const before = statements(source).findLast((other) => other.end <= node.start);
  return before?.type === 'ExportNamedDeclaration' && source.text.slice(before.end, node.start) === '\n' && hasDoc(source, before);
};

const statements = ({ program }: Source): Node[] => (Array.isArray(program?.['body']) ? program['body'].filter(isNode) : []);

const sayUndocumented = ({ source, node }: Visit): string | null => {
  if (node.type !== 'ExportNamedDeclaration' || !isNode(node['declaration']) || hasDoc(source, node)) return null;
  const { declaration } = node;
  const first = Array.isArray(declaration['declarations']) ? declaration['declarations'][0] : declaration;
  return isNode(first) && isNode(first['id']) ? String(first['id']['name']) : 'export';
};

const isDocumented = (source: Source): boolean => isProgram(source) && ['domain', 'contract'].includes(placeOf(source.path)?.floor ?? '');

/** Files that may look at the environment: where the program begins, and where it is handed to a child process. */
const isBeginning = (source: Source): boolean =>
  /^src\/(main|server\/app\/(start|first-admin)|server\/kit\/postgres\/cluster)\.ts$/.test(source.path);

const calls = (node: Node, name: string): boolean => node.type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === name;

/** `lazy` hands a failed fetch to the error page: without a network that takes the page away, with what is typed in it. */
const sayLazy = ({ node }: Visit): string | null => {
  if (!calls(node, 'lazy')) return null;
  const [load] = Array.isArray(node['arguments']) ? node['arguments'] : [];
  return isNode(load) && calls(load, 'asServed') ? null : 'lazy without asServed: lazyPart says that the code did not come';
};

/** What code may not say. */
export const codeRules: readonly Rule[] = [
  nodeRule('pure-domain', 'the domain knows no clock, no randomness and no outside world', isDomain, sayImpure),
  nodeRule('strict-types', 'no any, no assertion through unknown, no `!`, no enum, no empty catch', isProgram, sayLoose),
  nodeRule('words-in-words', 'sentences stand in words only', isProgram, saySentence),
  nodeRule('documented', 'every export of domain and contract says what it is', isDocumented, sayUndocumented),
  nodeRule(
    'environment',
    'only the beginning of the program reads the environment',
    (source) => isProgram(source) && !isBeginning(source),
    ({ node }) => (member(node) === 'process.env' ? 'process.env' : null),
  ),
  nodeRule(
    'lazy-with-way-back',
    'code that does not come takes no page away',
    (source) => isProgram(source) && source.path.startsWith('src/web/'),
    sayLazy,
  ),
  {
    id: 'file-purpose',
    about: 'a file of server or web says what it is for: in a line at its top, or above the one thing that it exports',
    find: (sources) =>
      sources
        .filter((source) => isProgram(source) && source.program && !source.path.endsWith('.d.ts') && /^src\/(server|web)\//.test(source.path))
        .filter((source) => purposeOf(source) === null)
        .map(({ path }) => ({ path, line: 1, text: 'no line says what the file is for' })),
  },
  {
    id: 'no-silencing',
    about: 'the compiler is not silenced',
    find: (sources) =>
      sources.flatMap((source) =>
        source.comments
          .filter((comment) => /@ts-(ignore|expect-error|nocheck)/.test(comment.value) && !source.isTest)
          .map((comment) => ({ path: source.path, line: source.lineAt(comment.start), text: comment.value.trim().slice(0, 60) })),
      ),
  },
];
