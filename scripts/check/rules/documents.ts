import type { Finding, Rule, Source } from '../source.ts';

type Hit = Omit<Finding, 'rule'>;

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
  {
    id: 'fast-paths',
    about: 'a piece of docs/fast-paths.md stands in kit/fast or says in its first comment that it is a fast path',
    find: (sources) => {
      const list = sources.find(({ path }) => path === 'docs/fast-paths.md');
      if (!list) return [];
      const byPath = new Map(sources.map((source) => [source.path, source]));
      return cellsOf(list, 0).flatMap(({ line, cell }) =>
        filesIn(cell).flatMap((file): readonly Hit[] => {
          const source = byPath.get(`src/server/${file}`) ?? byPath.get(`src/${file}`);
          if (!source) return [{ path: list.path, line, text: `${file} is not there` }];
          const isMarked = file.startsWith('kit/fast/') || source.comments[0]?.value.includes(list.path);
          return isMarked ? [] : [{ path: source.path, line: 1, text: 'no word of docs/fast-paths.md in its first comment' }];
        }),
      );
    },
  },
  {
    id: 'document-paths',
    about: 'a file that a document names is there; a decision may name one that its paragraph "Since then" says is gone',
    find: (sources) => {
      const ends = new Set(sources.flatMap(({ path }) => endsOf(path)));
      return sources
        .filter(({ path }) => path.endsWith('.md') && path !== 'CHANGELOG.md')
        .flatMap((document) => filesNamedIn(document).filter(({ text }) => !ends.has(text) && !isSaidGone(document, text)));
    },
  },
];

/** `src/web/kit/x.ts` as one may write it: with all of its folders, or with the last ones. */
const endsOf = (file: string): readonly string[] => file.split('/').map((_, at, parts) => parts.slice(at).join('/'));

/** Paths in backticks, with a folder at least; `NNNN` stands for a number to come. */
const filesNamedIn = ({ path, text, lineAt }: Source): readonly Hit[] =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|md|sql|css))`/g)]
    .filter(([, file = '']) => !file.includes('NNNN'))
    .map((match) => ({ path, line: lineAt(match.index), text: match[1] ?? '' }));

const isSaidGone = ({ path, text }: Source, file: string): boolean =>
  path.startsWith('docs/decisions/') && text.split('\n').some((line) => /^\*\*Since then\*\* \(\d{4}-/.test(line) && line.includes(`\`${file}\``));

/** The files that a cell names with their folders, `kit/fast/batch.ts`. */
const filesIn = (cell: string): readonly string[] => [...cell.matchAll(/`([\w-]+(?:\/[\w-]+)+\.tsx?)`/g)].map(([, file = '']) => file);

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
