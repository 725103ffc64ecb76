import { type Block, type ClauseItem, strong } from '../../src/server/kit/documents/sheet.ts';

/** A text as its source file tells it: title, the sentence under it, and the bricks. */
export type LegalText = { readonly title: string; readonly lead: string; readonly blocks: readonly Block[] };

/*
 * The source is a small part of Markdown: `# title`, `> lead`, `## heading` (numbered points `1.` with letters `a)` under it make a
 * clause), paragraphs, `| tables |` whose first row is the head and whose second row gives the shares of the columns (`3r`: aligned right), and
 * `!info title: text` or `!warn title: text` for a set-off note. `**bold**` works everywhere.
 */

/** The source without the lines that speak of what is switched off: `?GEMINI_API_KEY 6. Google …` stands only where that setting is given. */
export const withSettings = (source: string, settings: Readonly<Record<string, string | undefined>>): string =>
  source
    .split('\n')
    .flatMap((line) => {
      const [, name, text] = /^\?([A-Z_]+) (.+)$/.exec(line) ?? [];
      if (name === undefined || text === undefined) return [line];
      return settings[name]?.trim() ? [text] : [];
    })
    .join('\n');

const bold = (text: string): string => text.replace(/\*\*(.+?)\*\*/g, (_, inner: string) => strong(inner));

/** Lines that belong together: an empty line ends them; a point, a letter or a heading begins new ones. */
const begins = /^(#|>|\||!|\d+\. |[a-z]\) )/;

const joined = (source: string): string[] => {
  const lines: string[] = [];
  let open = false;
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    if (line === '') open = false;
    else if (open && !begins.test(line)) lines.push(`${lines.pop() ?? ''} ${line}`);
    else {
      lines.push(line);
      open = !line.startsWith('#') && !line.startsWith('|');
    }
  }
  return lines;
};

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => bold(cell.trim()));

const table = (lines: readonly string[]): Block => {
  const [head = '', shares = '', ...rows] = lines;
  const widths = cells(shares);
  return {
    kind: 'table',
    columns: cells(head).map((text, at) => ({
      head: text,
      share: Number.parseInt(widths[at] ?? '1', 10),
      align: widths[at]?.endsWith('r') ? 'right' : 'left',
    })),
    rows: rows.map(cells),
  };
};

const note = (line: string): Block => {
  const [, tone = 'info', title = '', text = ''] = /^!(info|warn) ([^:]+): (.+)$/.exec(line) ?? [];
  if (text === '') throw new Error(`not a note: ${line}`);
  return { kind: 'note', tone: tone === 'warn' ? 'warn' : 'info', title, text: bold(text) };
};

const items = (lines: readonly string[]): ClauseItem[] => {
  const all: { readonly text: string; readonly points: string[] }[] = [];
  for (const line of lines) {
    const text = bold(line.replace(/^(\d+\.|[a-z]\)) /, ''));
    const last = all.at(-1);
    if (/^\d/.test(line)) all.push({ text, points: [] });
    else if (last === undefined) throw new Error(`a letter without its point: ${line}`);
    else last.points.push(text);
  }
  return all.map(({ text, points }) => (points.length === 0 ? { text } : { text, points }));
};

const isPoint = (line: string | undefined): boolean => line !== undefined && /^(\d+\.|[a-z]\)) /.test(line);
const isRow = (line: string | undefined): boolean => line?.startsWith('|') ?? false;

const run = (lines: readonly string[], from: number, belongs: (line: string | undefined) => boolean): readonly string[] => {
  const end = lines.findIndex((line, at) => at >= from && !belongs(line));
  return lines.slice(from, end < 0 ? undefined : end);
};

/** One brick and how many lines it took. */
const blockAt = (lines: readonly string[], at: number): { readonly block: Block; readonly taken: number } => {
  const line = lines[at] ?? '';
  if (isRow(line)) {
    const rows = run(lines, at, isRow);
    return { block: table(rows), taken: rows.length };
  }
  const titled = line.startsWith('## ');
  if (titled && isPoint(lines[at + 1])) {
    const points = run(lines, at + 1, isPoint);
    return { block: { kind: 'clause', number: '', title: line.slice(3), items: items(points) }, taken: points.length + 1 };
  }
  if (titled) return { block: { kind: 'heading', text: line.slice(3) }, taken: 1 };
  if (isPoint(line)) throw new Error(`a point without a heading: ${line}`);
  return { block: line.startsWith('!') ? note(line) : { kind: 'para', text: bold(line) }, taken: 1 };
};

/** Reads a source text. */
export const readLegalText = (source: string): LegalText => {
  const [title = '', lead = '', ...lines] = joined(source);
  if (!title.startsWith('# ') || !lead.startsWith('> ')) throw new Error('a legal text begins with `# title` and `> lead`');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const { block, taken } = blockAt(lines, at);
    blocks.push(block);
    at += taken;
  }
  return { title: title.slice(2), lead: lead.slice(2), blocks };
};
