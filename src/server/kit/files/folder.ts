/** Keeps files in a folder that nobody else on the machine reads. */

import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '../../../domain/kit/time/units.ts';
import type { Secrets } from '../security/secrets.ts';
import { checkedKey, contentTypeOf } from './keys.ts';
import { signLink } from './links.ts';
import type { Files, StoredFile } from './port.ts';

const missing = (fault: unknown): null => {
  if (fault instanceof Error && 'code' in fault && (fault.code === 'ENOENT' || fault.code === 'ENOTDIR')) return null;
  throw fault;
};

/** Files in a folder. A file appears whole or not at all: it is written beside its place and then moved. */
export const folderFiles = (root: string, secrets: Secrets): Files => {
  const at = (key: string): string => path.join(root, checkedKey(key));
  return {
    put: async (key, bytes) => {
      const target = at(key);
      const draft = `${target}.${randomUUID()}.part`;
      await mkdir(path.dirname(target), { recursive: true, mode: ownFolder });
      await writeFile(draft, bytes, { flush: true, mode: ownFile });
      await rename(draft, target);
    },
    get: async (key) => readFile(at(key)).then((buffer) => new Uint8Array(buffer), missing),
    read: async (key, range) => readPart(at(key), key, range).catch(missing),
    exists: async (key) => (await stat(at(key)).catch(missing)) !== null,
    remove: async (key) => rm(at(key), { force: true }),
    removeAll: async (prefix) => rm(at(prefix), { force: true, recursive: true }),
    list: async (prefix) => {
      const found = await readdir(at(prefix), { recursive: true, withFileTypes: true }).catch(missing);
      return (found ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => keyOf(root, entry))
        .sort();
    },
    olderThan: (prefix, moment) => writtenBefore(root, at(prefix), moment),
    link: (key, options = {}) => signLink(secrets, checkedKey(key), options, Date.now()),
  };
};

const keyOf = (root: string, { parentPath, name }: Dirent): string => path.relative(root, path.join(parentPath, name)).split(path.sep).join('/');

/** Folder by folder, so that no more than one stands in the memory. What goes away meanwhile is passed over. */
async function* writtenBefore(root: string, folder: string, moment: Date): AsyncGenerator<string> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(missing)) ?? [];
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* writtenBefore(root, file, moment);
    else if (!entry.name.endsWith('.part') && ((await stat(file).catch(missing))?.mtime ?? moment) < moment) yield keyOf(root, entry);
  }
}

/** Files hold contracts and people's data: nobody else on the machine reads them. */
const ownFolder = 0o700;
const ownFile = 0o600;

/** What is being written is older only where its process died: another process on the same folder may be writing now. */
const draftHours = 1;

/** Closes the folder to others and removes what processes that died left half written. Answers how many files that were. */
export const tidyFolder = async (root: string): Promise<number> => {
  await mkdir(root, { recursive: true, mode: ownFolder });
  await chmod(root, ownFolder);
  const drafts = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.part'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const before = Date.now() - draftHours * HOUR_MS;
  const removed = await Promise.all(
    drafts.map(async (draft) => {
      const found = await stat(draft).catch(missing);
      if (found === null || found.mtimeMs > before) return 0;
      await rm(draft, { force: true });
      return 1;
    }),
  );
  return removed.reduce<number>((all, one) => all + one, 0);
};

const readPart = async (file: string, key: string, range?: { readonly start: number; readonly end: number }): Promise<StoredFile | null> => {
  const handle = await open(file, 'r');
  try {
    const { size, mtime } = await handle.stat();
    const start = range?.start ?? 0;
    const bytes = new Uint8Array(Math.max(0, Math.min(range?.end ?? size - 1, size - 1) - start + 1));
    await handle.read(bytes, 0, bytes.length, start);
    return { bytes, size, contentType: contentTypeOf(key), modified: mtime };
  } finally {
    await handle.close();
  }
};
