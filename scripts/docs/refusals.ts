import { exportsOf, generated, roomOf, table } from './modules.ts';

const isTexts = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The words of all refusals in one language: code → text. */
const wordsOf = async (lang: 'pl' | 'en'): Promise<ReadonlyMap<string, string>> => {
  const found = await exportsOf([`src/words/*/${lang}.ts`, `src/words/*/${lang}/refusals.ts`, `src/words/*/${lang}/*refusals*.ts`]);
  const texts = found.flatMap(({ value }) => (isTexts(value) ? Object.entries(value) : []));
  return new Map(
    texts
      .filter(([key]) => key.startsWith('refusal.'))
      .map(([key, text]) => [key.slice('refusal.'.length), typeof text === 'string' ? text : JSON.stringify(text)]),
  );
};

/** Every expected "no" of the product: its code, its kind on the wire, and what people read. */
export const refusalsPage = async (): Promise<string> => {
  const [pl, en] = [await wordsOf('pl'), await wordsOf('en')];
  const catalogues = (await exportsOf('src/domain/**/*.ts')).filter(({ name, value }) => name.endsWith('Refusals') && isTexts(value));
  const parts = catalogues.map(({ file, value }) => {
    const rows = Object.entries(value as Readonly<Record<string, string>>).map(([code, kind]) => [
      `\`${code}\``,
      kind,
      pl.get(code) ?? '–',
      en.get(code) ?? '–',
    ]);
    return `## ${roomOf(file)}\n\nFrom \`${file}\`.\n\n${table(['code', 'kind', 'Polish', 'English'], rows)}`;
  });
  return generated('Refusals', parts.join('\n\n'));
};

/** Codes without words in a language. A test holds this empty. */
export const wordlessRefusals = async (): Promise<readonly string[]> => {
  const [pl, en] = [await wordsOf('pl'), await wordsOf('en')];
  const catalogues = (await exportsOf('src/domain/**/*.ts')).filter(({ name, value }) => name.endsWith('Refusals') && isTexts(value));
  const codes = catalogues.flatMap(({ value }) => Object.keys(value as object));
  return codes.flatMap((code) => [...(pl.has(code) ? [] : [`pl ${code}`]), ...(en.has(code) ? [] : [`en ${code}`])]);
};
