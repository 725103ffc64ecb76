import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, contentTypeOf } from './keys.ts';
import { signLink } from './links.ts';
import type { Files, StoredFile } from './port.ts';

const missing = (fault: unknown): null => {
  if (fault instanceof Error && 'code' in fault && (fault.code === 'ENOENT' || fault.code === 'ENOTDIR')) return null;
  throw fault;
};

/** Files in a folder. A file appears whole or not at all: it is written beside its place and then moved. */
export const folderFiles = (root: string, secret: string): Files => {
  const at = (key: string): string => path.join(root, checkedKey(key));
  return {
    put: async (key, bytes) => {
      const target = at(key);
      const draft = `${target}.${randomUUID()}.part`;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(draft, bytes, { flush: true });
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
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .sort();
    },
    link: (key, options = {}) => signLink(secret, checkedKey(key), options, Date.now()),
  };
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
