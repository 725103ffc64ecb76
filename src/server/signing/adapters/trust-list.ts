import { readFile, stat } from 'node:fs/promises';
import type { Services } from '../../kit/context.ts';

type StoredList = { readonly path: string; readonly changed: number; readonly text: string };
let stored: StoredList | null = null;

/**
 * The configured trust list as it stands in its file now; null when none is configured or the file cannot be read, which is logged. A list that
 * was replaced counts from the next reading on.
 */
export const trustListText = async ({ config, log }: Pick<Services, 'config' | 'log'>): Promise<string | null> => {
  const path = config.trustList;
  if (path === null) return null;
  try {
    const { mtimeMs: changed } = await stat(path);
    if (stored?.path !== path || stored.changed !== changed) stored = { path, changed, text: await readFile(path, 'utf8') };
    return stored.text;
  } catch (fault) {
    log.error({ fault, path }, 'the file of the trust list cannot be read: chains count as not checked');
    return null;
  }
};
