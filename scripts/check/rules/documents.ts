import type { Finding, Rule, Source } from '../source.ts';

type Found = Omit<Finding, 'rule'>;

/** What documents say of the code is true of it. */
export const documentRules: readonly Rule[] = [
  {
    id: 'style-examples',
    about: 'the examples in the tables of docs/style.md are names of the code',
    find: (sources) => {
      const style = sources.find(({ path }) => path === 'docs/style.md');
      if (!style) return [];
      const names = declaredIn(sources);
      return cellsOf(style, 2).flatMap(({ line, cell }) =>
        [...cell.matchAll(/`([A-Za-z]\w*)/g)].filter(([, name = '']) => !names.has(name)).map(([, text = '']) => ({ path: style.path, line, text })),
      );
    },
  },
];

type Cell = { readonly line: number; readonly cell: string };

/** The cells of one column, of all rows of a document's tables. */
const cellsOf = ({ text }: Source, column: number): readonly Cell[] =>
  text
    .split('\n')
    .map((row, at) => ({ line: at + 1, cell: row.startsWith('|') ? (row.split('|')[column + 1] ?? '') : '' }))
    .filter(({ cell }) => cell !== '');

/** Every constant, function and type of the product. */
const declaredIn = (sources: readonly Source[]): ReadonlySet<string> =>
  new Set(
    sources
      .filter(({ path, isTest, program }) => path.startsWith('src/') && !isTest && program)
      .flatMap(({ text }) => [...text.matchAll(/\b(?:const|function|class|type) ([A-Za-z]\w*)/g)].map(([, name = '']) => name)),
  );
