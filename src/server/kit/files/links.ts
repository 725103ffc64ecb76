/** Signs links to files and reads them. */

import { isMac, mac, type Secrets } from '../security/secrets.ts';
import { isFileKey } from './keys.ts';
import type { LinkOptions } from './port.ts';

const standardSeconds = 15 * 60;

/** What a signed link allows. */
export type FileGrant = { readonly key: string; readonly name: string | null; readonly inline: boolean };

const signedText = (parts: readonly string[]): string => parts.join('\n');

/** Makes a signed path that expires. The time is rounded up to five minutes, so that a page read twice shows the same picture address. */
export const signLink = (secrets: Secrets, key: string, options: LinkOptions, now: number): string => {
  const wanted = now / 1000 + (options.seconds ?? standardSeconds);
  const exp = String(Math.ceil(wanted / 300) * 300);
  const name = options.name ?? '';
  const mode = options.inline === false ? 'a' : 'i';
  const sig = mac(secrets, 'file-links', signedText([key, exp, name, mode]));
  const query = new URLSearchParams({ exp, ...(name ? { name } : {}), mode, sig });
  return `/files/${key.split('/').map(encodeURIComponent).join('/')}?${query}`;
};

/** Reads a signed path back: `null` when it was altered, `expired` when its time is over. */
export const readLink = (secrets: Secrets, key: string, query: URLSearchParams, now: number): FileGrant | 'expired' | null => {
  const [exp, name, mode, sig] = ['exp', 'name', 'mode', 'sig'].map((part) => query.get(part) ?? '') as [string, string, string, string];
  if (!isFileKey(key) || !isMac(secrets, 'file-links', signedText([key, exp, name, mode]), sig)) return null;
  if (Number(exp) * 1000 < now) return 'expired';
  return { key, name: name || null, inline: mode === 'i' };
};
