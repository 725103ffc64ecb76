import { readFile, writeFile } from 'node:fs/promises';

const intro = `# Measured

The last figures of \`npm run bench -- --write\`: each cell is the median of the rounds with minimum and maximum. Everything in one section was measured side by side in one run, interleaved;
ratios are taken round by round. Read the ratios: absolute figures belong to the machine named above each section. Limits stand in the last column, ✗ marks one that was missed.
`;

const begin = (name: string): string => `<!-- ${name} -->`;
const end = (name: string): string => `<!-- /${name} -->`;

/** Puts one bench's text in its place of the document, behind the others when it is new. */
export const withSection = (document: string, name: string, text: string): string => {
  const block = `${begin(name)}\n${text.trim()}\n${end(name)}`;
  const from = document.indexOf(begin(name));
  const to = document.indexOf(end(name));
  if (from < 0 || to < 0) return `${document.trim()}\n\n${block}\n`;
  return `${document.slice(0, from)}${block}${document.slice(to + end(name).length)}`;
};

/** Keeps one bench's figures in the document; those of the other benches stay. */
export const record = async (file: string, name: string, text: string): Promise<void> => {
  const document = await readFile(file, 'utf8').catch(() => intro);
  await writeFile(file, withSection(document, name, text));
};
