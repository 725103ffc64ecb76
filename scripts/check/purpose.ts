/** What a file is for, as its header or the comment of the one thing it exports says. */
import { isNode, type Node, type Source } from './source.ts';

/**
 * The purpose of a file in one sentence: its header, else the comment of its default export or of the only value that it exports.
 * Null when several things are exported and no header says what they have in common.
 */
export const purposeOf = (source: Source): string | null => {
  const header = headerOf(source);
  if (header !== null) return header;
  const main = mainExportOf(source);
  const comment = main === null ? null : docAbove(source, main.start);
  return comment === null ? null : firstSentence(comment);
};

/** The first documenting comment anywhere in a file: what there is when nothing better is. */
export const firstWordsOf = (source: Source): string => {
  const [first] = docsOf(source);
  return first === undefined ? '' : firstSentence(first.value);
};

/** A documenting comment at the very top, above the imports or apart from what follows. */
const headerOf = (source: Source): string | null => {
  const [first] = docsOf(source);
  return first?.start === 0 && /^\n(\n|import )/.test(source.text.slice(first.end, first.end + 8)) ? firstSentence(first.value) : null;
};

const docsOf = ({ comments }: Source) => comments.filter((comment) => comment.type === 'Block' && comment.value.startsWith('*'));

/** The default export, else the only exported value; types do not count. */
const mainExportOf = ({ program }: Source): Node | null => {
  const statements = Array.isArray(program?.['body']) ? program['body'].filter(isNode) : [];
  const standard = statements.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (standard) return standard;
  const values = statements.filter(
    (node) => node.type === 'ExportNamedDeclaration' && isNode(node['declaration']) && !node['declaration'].type.startsWith('TS'),
  );
  return values.length === 1 ? (values[0] ?? null) : null;
};

const docAbove = (source: Source, start: number): string | null =>
  docsOf(source).findLast(({ end }) => end <= start && source.text.slice(end, start).trim() === '')?.value ?? null;

const firstSentence = (comment: string): string => {
  const text = comment
    .replace(/^\*+|^\s*\*\s?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
};
