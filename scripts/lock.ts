/**
 * Completes package-lock.json. A registry that lacks a package's forms for other systems makes npm leave them out without a word, and
 * `npm ci` then refuses the file. Each left-out form gets an entry without a hash; npm skips it wherever the system is another.
 * `--check` only tells.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };

const file = path.join(import.meta.dirname, '../package-lock.json');
const form = /(android|darwin|freebsd|linux|win32|windows|openharmony)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(.*))?$/;

/** Whether a package is found from the folder of another one, as Node looks for it. */
const isFound = (lock: Lock, from: string, name: string): boolean => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (`${at ? `${at}/` : ''}node_modules/${name}` in lock.packages) return true;
    if (!at) return false;
  }
};

const entryOf = (name: string, version: string, dev: boolean): Entry | null => {
  const [, os, cpu, rest = ''] = form.exec(name) ?? [];
  if (!os || !cpu) return null;
  const libc = /musl/.test(rest) ? 'musl' : /gnu/.test(rest) ? 'glibc' : null;
  return { version, cpu: [cpu], ...(dev ? { dev } : {}), ...(libc ? { libc: [libc] } : {}), optional: true, os: [os] };
};

const missingOf = (lock: Lock): Map<string, Entry> => {
  const missing = new Map<string, Entry>();
  for (const [at, { optionalDependencies = {}, dev = false }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const entry = isFound(lock, at, name) ? null : entryOf(name, version, dev);
      if (entry) missing.set(`node_modules/${name}`, entry);
    }
  }
  return missing;
};

const lock = JSON.parse(await readFile(file, 'utf8')) as Lock;
const missing = missingOf(lock);
const named = Object.entries(lock.packages).filter(([, entry]) => entry.resolved?.startsWith('http'));
if (process.argv.includes('--check')) {
  for (const name of missing.keys()) process.stderr.write(`package-lock.json lacks ${name}: run node scripts/lock.ts\n`);
  for (const [name] of named) process.stderr.write(`package-lock.json names a registry for ${name}\n`);
  process.exitCode = missing.size + named.length > 0 ? 1 : 0;
} else {
  const all = { ...lock.packages, ...Object.fromEntries(missing) };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
  process.stdout.write(`${missing.size} entries added\n`);
}
