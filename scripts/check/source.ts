import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Comment, type ParseResult, parseSync } from 'oxc-parser';

/** One import, re-export or dynamic import of a file. `target` is a path of the repository, or the package's name. */
export type Import = {
  readonly specifier: string;
  readonly target: string;
  readonly isPackage: boolean;
  readonly isType: boolean;
  readonly names: readonly { readonly imported: string; readonly local: string }[];
  readonly line: number;
};

/** A node of the syntax tree, as far as the checks look. */
export type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [field: string]: unknown };

/** A file of ours, parsed. */
export type Source = {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly isTest: boolean;
  readonly program: Node | null;
  readonly imports: readonly Import[];
  readonly comments: readonly Comment[];
  readonly lineAt: (offset: number) => number;
};

/** Something to correct. */
export type Finding = { readonly rule: string; readonly path: string; readonly line: number; readonly text: string };

/** A check over the whole tree. */
export type Rule = { readonly id: string; readonly about: string; readonly find: (sources: readonly Source[]) => readonly Omit<Finding, 'rule'>[] };

const isCode = (file: string): boolean => /\.tsx?$/.test(file);

const lineCounter = (text: string) => {
  const ends = [...text.matchAll(/\n/g)].map((match) => match.index);
  return (offset: number): number => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
};

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const importsOf = (file: string, text: string, { module }: ParseResult, lineAt: (offset: number) => number): Import[] => {
  const make = (specifier: string, start: number, isType: boolean, names: Import['names'] = []): Import => {
    const isPackage = !specifier.startsWith('.');
    const target = isPackage ? nameOf(specifier) : path.posix.join(path.posix.dirname(file), specifier);
    return { specifier, target, isPackage, isType, names, line: lineAt(start) };
  };
  return [
    ...module.staticImports.map(({ moduleRequest, entries, start }) =>
      make(
        moduleRequest.value,
        start,
        entries.length > 0 && entries.every((entry) => entry.isType),
        entries.map((entry) => ({ imported: entry.importName.name ?? '*', local: entry.localName.value })),
      ),
    ),
    ...module.staticExports.flatMap(({ entries, start }) =>
      entries.flatMap((entry) => (entry.moduleRequest ? [make(entry.moduleRequest.value, start, entry.isType)] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest, start }) => {
      const literal = /^['"]([^'"]+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
      return literal ? [make(literal, start, false)] : [];
    }),
  ];
};

/** Parses one file. */
export const parse = (file: string, text: string): Source => {
  const lineAt = lineCounter(text);
  const result = isCode(file) ? parseSync(file, text) : null;
  return {
    path: file,
    text,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    isTest: /\.test\.tsx?$/.test(file),
    program: result ? (result.program as unknown as Node) : null,
    imports: result ? importsOf(file, text, result, lineAt) : [],
    comments: result?.comments ?? [],
    lineAt,
  };
};

/** All files of ours: code, style sheets, what stands beside them, and the documents. */
export const loadSources = async (root: string): Promise<Source[]> => {
  const files = (await Array.fromAsync(glob(['{src,scripts,tests,bench}/**/*.*', 'docs/**/*.md', '*.md'], { cwd: root })))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const known = files.filter((file) => /\.(tsx?|css|json|sql|md)$/.test(file) && existsSync(path.join(root, file)));
  return Promise.all(known.map(async (file) => parse(file, await readFile(path.join(root, file), 'utf8'))));
};

/** Calls `visit` for every node, with its parent. */
export const walk = (node: Node, visit: (node: Node, parent: Node | null) => void, parent: Node | null = null): void => {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node);
  }
};

/** Whether a value of the tree is a node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && typeof value.type === 'string';
