import { type Finding, isNode, type Node, type Rule, type Source, walk } from '../source.ts';

const limits = {
  folder: 25,
  file: 400,
  fileMedian: 80,
  fileNinth: 220,
  function: 60,
  functionShare: 0.03,
  functionMedian: 10,
  component: 150,
} as const;

/** The value below which a share of the numbers lies. */
const quantile = (numbers: readonly number[], share: number): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

type FunctionSize = { readonly path: string; readonly line: number; readonly name: string; readonly length: number; readonly isComponent: boolean };

const nameOf = (node: Node, parent: Node | null): string => {
  const id = isNode(node['id']) ? node['id'] : parent?.type === 'VariableDeclarator' && isNode(parent['id']) ? parent['id'] : null;
  return id ? String(id['name'] ?? '') : '';
};

const functionsOf = (source: Source): FunctionSize[] => {
  const found: FunctionSize[] = [];
  if (!source.program) return found;
  walk(source.program, (node, parent) => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return;
    const name = nameOf(node, parent);
    const isComponent = source.path.endsWith('.tsx') && /^[A-Z]/.test(name);
    found.push({
      path: source.path,
      line: source.lineAt(node.start),
      name,
      length: source.lineAt(node.end) - source.lineAt(node.start) + 1,
      isComponent,
    });
  });
  return found;
};

const program = (sources: readonly Source[]): Source[] =>
  sources.filter((source) => source.path.startsWith('src/') && source.program && !source.isTest);

const whole = (text: string): Omit<Finding, 'rule'>[] => [{ path: 'src', line: 1, text }];

// A handful of files has no meaningful median (this rule's own test plants single files).
const enough = 20;

/** Folders that may hold more, each with its reason. */
const fullFolders: Readonly<Record<string, string>> = {
  'src/server/kit/migrations': 'a history that only grows',
};

/** How many files a folder, and how many lines a file, a function and a component may have. */
export const sizeRules: readonly Rule[] = [
  {
    id: 'folder-size',
    about: `no folder holds more than ${limits.folder} files`,
    find: (sources) =>
      [...Map.groupBy(sources, ({ path }) => path.slice(0, path.lastIndexOf('/')))]
        .filter(([folder, files]) => files.length > limits.folder && !(folder in fullFolders))
        .map(([path, files]) => ({ path, line: 1, text: `${files.length} files` })),
  },
  {
    id: 'file-length',
    about: `no file of code has more than ${limits.file} lines`,
    find: (sources) =>
      sources
        .filter(({ path, lines }) => /\.(tsx?|css)$/.test(path) && lines > limits.file)
        .map(({ path, lines }) => ({ path, line: lines, text: `${lines} lines` })),
  },
  {
    id: 'file-lengths',
    about: `half of the files have at most ${limits.fileMedian} lines, nine of ten at most ${limits.fileNinth}`,
    find: (sources) => {
      const lengths = program(sources).map((source) => source.lines);
      if (lengths.length < enough) return [];
      const [median, ninth] = [quantile(lengths, 0.5), quantile(lengths, 0.9)];
      return median > limits.fileMedian || ninth > limits.fileNinth ? whole(`median ${median}, ninth tenth ${ninth}`) : [];
    },
  },
  {
    id: 'function-lengths',
    about: `half of the functions have at most ${limits.functionMedian} lines, under ${limits.functionShare * 100} % more than ${limits.function}`,
    find: (sources) => {
      const measured = program(sources)
        .flatMap(functionsOf)
        .filter((one) => !one.isComponent);
      if (measured.length < enough) return [];
      const long = measured.filter((one) => one.length > limits.function);
      const median = quantile(
        measured.map((one) => one.length),
        0.5,
      );
      if (median > limits.functionMedian) return whole(`median ${median} lines`);
      return long.length >= measured.length * limits.functionShare
        ? long.map(({ path, line, name, length }) => ({ path, line, text: `${name || 'function'} has ${length} lines` }))
        : [];
    },
  },
  {
    id: 'component-length',
    about: `no component has more than ${limits.component} lines`,
    find: (sources) =>
      program(sources)
        .flatMap(functionsOf)
        .filter((one) => one.isComponent && one.length > limits.component)
        .map(({ path, line, name, length }) => ({ path, line, text: `${name} has ${length} lines` })),
  },
];
