import path from 'node:path';
import type { Finding, Rule, Source } from '../source.ts';

type Hit = Omit<Finding, 'rule'>;

/** What comments and documents point to is there. */
export const referenceRules: readonly Rule[] = [
  {
    id: 'rule-references',
    about: 'a rule of the business is cited as docs/rules/<topic>.md#<heading>, and that heading exists',
    find: (sources) => {
      const anchors = anchorsOf(sources);
      const isThere = (target: string): boolean => {
        const [file = '', anchor] = target.split('#');
        return anchors.has(file) && (anchor === undefined || anchors.get(file)?.has(anchor) === true);
      };
      return sources.flatMap((source) => [
        ...said(source).flatMap((text) => matches(source, text, cited).filter(({ text: target }) => !isThere(target))),
        ...linksOf(source).filter(({ text }) => !isThere(text)),
      ]);
    },
  },
  {
    id: 'cited-elsewhere',
    about: 'comments and documents cite docs/rules, no document that is not in the repository',
    find: (sources) => sources.flatMap((source) => said(source).flatMap((text) => matches(source, text, elsewhere))),
  },
];

const cited = /docs\/rules\/[\w-]+\.md(?:#[\w-]+)?/g;
const elsewhere =
  /\bdecisions,? (?:sections? )?\d[\d.,-]*|\bspecification(?:'s| parts?| sections?)\b[^.;)]{0,20}|\bthe specification\b|\bpoland\.md\b/gi;

/** A text of a file, with where it begins in the file. */
type Text = { readonly at: number; readonly text: string };

/** What a file says to people: the comments of code, the whole of a document. */
const said = (source: Source): readonly Text[] => {
  if (source.program) return source.comments.map(({ start, value }) => ({ at: start, text: value }));
  return source.path.endsWith('.md') ? [{ at: 0, text: source.text }] : [];
};

const matches = (source: Source, { at, text }: Text, pattern: RegExp): readonly Hit[] =>
  [...text.matchAll(pattern)].map((match) => ({ path: source.path, line: source.lineAt(at + match.index), text: match[0] }));

/** Links of a document to documents of ours, `[…](accounts.md#roles)`, as paths from the root. */
const linksOf = (source: Source): readonly Hit[] =>
  source.path.endsWith('.md')
    ? [...source.text.matchAll(/\]\((?!\w+:)([^)\s]*\.md(?:#[^)\s]*)?)\)/g)].map((match) => ({
        path: source.path,
        line: source.lineAt(match.index),
        text: path.posix.join(path.posix.dirname(source.path), match[1] ?? ''),
      }))
    : [];

/** Documents and the anchors of their headings. */
const anchorsOf = (sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    sources
      .filter((source) => source.path.endsWith('.md'))
      .map((source) => [source.path, new Set([...source.text.matchAll(/^#+ +(.+)$/gm)].map((match) => anchorOf(match[1] ?? '')))]),
  );

/** The anchor that GitHub gives a heading: lower case, without signs, hyphens for spaces. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
