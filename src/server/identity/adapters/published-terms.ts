/** The terms as they were published: what people download, sign and upload. */

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const assets = path.join(import.meta.dirname, '../../../../assets');
const current = path.join(assets, 'public/documents');
/** `npm run legal` keeps here what it replaces: whoever downloaded it may still sign it. */
const earlier = path.join(assets, 'legal/earlier');
const isTerms = (name: string): boolean => /^terms-[a-z]{2}\b.*\.pdf$/.test(name);

/** The published terms, of either language and any version, with which a file begins; null when it is another document. */
export const publishedTermsIn = async (file: Uint8Array, folders: readonly string[] = [current, earlier]): Promise<Uint8Array | null> => {
  for (const place of (await Promise.all(folders.map(termsIn))).flat()) {
    const terms = await readFile(place);
    if (terms.equals(file.subarray(0, terms.length))) return terms;
  }
  return null;
};

const termsIn = async (folder: string): Promise<string[]> => {
  // There is no folder of earlier versions before the first is replaced.
  const names = await readdir(folder).catch(() => []);
  return names.filter(isTerms).map((name) => path.join(folder, name));
};
