import { type OldWord, oldFiles, oldNames, oldParts, oldPhrases } from '../old-words.ts';
import { type Finding, isNode, type Node, type Rule, type Source, walk } from '../source.ts';

type Hit = Omit<Finding, 'rule'>;

/** Words that we gave up stay away, and texts are read in pairs. */
export const wordRules: readonly Rule[] = [
  {
    id: 'old-words',
    about: 'plain words: what scripts/check/old-words.ts lists has a better name',
    find: (sources) => sources.filter(({ path }) => /^(src|tests|scripts)\//.test(path)).flatMap((source) => [...names(source), ...comments(source)]),
  },
  {
    id: 'word-pairs',
    about: 'texts come in both languages: who needs them imports the pair, words/<room>/<screen>.ts, not the file of one language',
    find: (sources) => sources.filter(({ path }) => !path.startsWith('src/words/')).flatMap(oneLanguage),
  },
];

const oneLanguage = ({ path, imports }: Source): readonly Hit[] =>
  imports
    .filter(({ isPackage, target }) => !isPackage && /^src\/words\/[a-z]+\/(pl|en)\//.test(target))
    .map(({ line, specifier }) => ({ path, line, text: specifier }));

const names = (source: Source): readonly Hit[] => {
  const parts = source.path
    .replace(/\.[^/]*$/, '')
    .split('/')
    .slice(1);
  const files = oldFiles.filter((word) => parts.includes(word.old)).map((word) => finding(source, 1, word));
  if (!source.program) return files;
  const declared: Hit[] = [];
  walk(source.program, (node) => {
    for (const name of declaredBy(node)) {
      const isHere = ({ under = '' }: OldWord): boolean => source.path.startsWith(under);
      const parts = partsOf(name);
      const word = oldNames.find((one) => one.old === name && isHere(one)) ?? oldParts.find((one) => parts.includes(one.old) && isHere(one));
      if (word) declared.push(finding(source, source.lineAt(node.start), word));
    }
  });
  return [...files, ...declared];
};

/** `isToldTwice` is made of is, told and twice. */
const partsOf = (name: string): readonly string[] => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());

/** Scripts draw pens and shelves of wood; comments are looked at in the product. */
const comments = (source: Source): readonly Hit[] =>
  (source.path.startsWith('src/') ? source.comments : []).flatMap(({ start, value }) =>
    oldPhrases.flatMap(({ old, say }) => {
      const match = old.exec(value);
      return match ? [finding(source, source.lineAt(start + match.index), { old: match[0], say })] : [];
    }),
  );

const finding = (source: Source, line: number, { old, say }: OldWord): Hit => ({ path: source.path, line, text: `"${old}": ${say}` });

/** The names that a node brings into being: constants, functions, their parameters, types, classes. */
const declaredBy = (node: Node): readonly string[] => {
  if (node.type === 'VariableDeclarator') return boundBy(node['id']);
  if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type))
    return [...boundBy(node['id']), ...(Array.isArray(node['params']) ? node['params'].flatMap(boundBy) : [])];
  return /^(TSTypeAliasDeclaration|TSInterfaceDeclaration|ClassDeclaration)$/.test(node.type) ? boundBy(node['id']) : [];
};

/** The names in a pattern: `{ a, b: [c, ...rest] }` binds a, c and rest. */
const boundBy = (pattern: unknown): readonly string[] => {
  if (!isNode(pattern)) return [];
  const inside: Readonly<Record<string, readonly unknown[]>> = {
    ObjectPattern: Array.isArray(pattern['properties']) ? pattern['properties'] : [],
    ArrayPattern: Array.isArray(pattern['elements']) ? pattern['elements'] : [],
    Property: [pattern['value']],
    RestElement: [pattern['argument']],
    AssignmentPattern: [pattern['left']],
  };
  return pattern.type === 'Identifier' ? [String(pattern['name'])] : (inside[pattern.type] ?? []).flatMap(boundBy);
};
