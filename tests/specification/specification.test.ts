import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { declaredCalls } from '../../scripts/docs/calls.ts';
import router from '../../src/web/app/routes.ts';
import { fixedTexts } from '../house/fixed-texts.ts';
import { calls } from './calls.ts';
import { constants, otherConstants } from './constants.ts';
import { decidedErrors } from './decided-errors.ts';
import { toldErrors } from './errors.ts';
import { routes } from './routes.ts';
import { otherTexts, provokedTexts } from './texts.ts';

const root = path.join(import.meta.dirname, '../..');

const sources = new Map<string, Promise<string>>();
const sourceOf = (file: string): Promise<string> => {
  const read = sources.get(file) ?? readFile(path.join(root, file), 'utf8');
  sources.set(file, read);
  return read;
};

/** What is wrong with naming a test: null when the file is there and a test in it has these words in its name. */
const problemOf = async (file: string, title: string): Promise<string | null> => {
  if (!existsSync(path.join(root, file))) return `${file} is not there`;
  const source = await sourceOf(file);
  return source.includes(title) ? null : `${file} has no test “${title}”`;
};

const problemsOf = async (rows: readonly (readonly [string, string, string])[]): Promise<readonly string[]> =>
  (await Promise.all(rows.map(async ([name, file, title]) => [name, await problemOf(file, title)] as const))).flatMap(([name, problem]) =>
    problem === null ? [] : [`${name}: ${problem}`],
  );

/** The addresses of the router, nested ones joined; layouts have none. */
const addresses = (entries: readonly RouteConfigEntry[], above = ''): readonly string[] =>
  entries.flatMap(({ path: own, index, children, file }) => {
    const here = own === undefined ? above : `${above}/${own}`.replace(/^\/en\?(?=\/|$)/, '');
    if (children) return [...(own === undefined || file.endsWith('layout.tsx') ? [] : []), ...addresses(children, here)];
    return own === undefined && !index ? [] : [here || '/'];
  });

describe('calls', () => {
  it('stand each beside a test that is there', async () => {
    expect(await problemsOf(calls)).toEqual([]);
  });

  it('are all of the contract, each once', async () => {
    const declared = (await declaredCalls()).map(({ wire }) => wire);
    const listed = calls.map(([wire]) => wire);
    expect(declared.filter((wire) => !listed.includes(wire))).toEqual([]);
    expect(listed.filter((wire) => !declared.includes(wire))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('are made by the test that is named for them, itself or through what it imports', async () => {
    const verbs = new Map((await declaredCalls()).map(({ wire, verb }) => [wire, verb]));
    const missing = [];
    for (const [wire, file] of calls) if (!(await mentions(file, wire, verbs.get(wire) ?? wire))) missing.push(`${wire}: ${file}`);
    expect(missing).toEqual([]);
  });
});

/** A file names a call by its verb or its name on the wire, or imports what does: factories, pages, commands. */
const mentions = async (file: string, wire: string, verb: string, depth = 0): Promise<boolean> => {
  const source = await sourceOf(file);
  if (new RegExp(`(?:\\.${verb}|\\b${wire}|'${wire}')\\b`).test(source)) return true;
  if (depth > 2) return false;
  const imported = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier));
  for (const next of imported)
    if (/^(tests|src\/web)\//.test(next) && existsSync(path.join(root, next)) && (await mentions(next, wire, verb, depth + 1))) return true;
  return false;
};

describe('routes', () => {
  it('stand each beside a test that is there', async () => {
    expect(await problemsOf(routes)).toEqual([]);
  });

  it('are all of the router, each once', () => {
    const all = addresses(router as readonly RouteConfigEntry[]);
    const listed = routes.map(([route]) => route);
    expect(all.filter((route) => !listed.includes(route))).toEqual([]);
    expect(listed.filter((route) => !all.includes(route))).toEqual([]);
  });
});

describe('quoted texts', () => {
  const nameOf = ({ where, key }: (typeof fixedTexts)[number]): string => `${where}: ${key}`;

  it('of errors and warnings stand each beside a test that is there; the others are no errors, and say what they are', async () => {
    expect(await problemsOf(provokedTexts)).toEqual([]);
    const listed = [...provokedTexts.map(([text]) => text), ...Object.keys(otherTexts)];
    expect(listed.toSorted()).toEqual(fixedTexts.map(nameOf).toSorted());
    expect(provokedTexts.filter((row) => row.some((part) => part.trim() === ''))).toEqual([]);
    expect(Object.keys(otherTexts).filter((text) => /fail|error|refus|wrong|missing|invalid|required/i.test(text))).toEqual([]);
  });

  it('of errors and warnings are named by the test, by their key, by the code of the refusal or word for word', async () => {
    const unseen = [];
    for (const [text, file] of provokedTexts) {
      const fixed = fixedTexts.find((one) => nameOf(one) === text);
      const [key, source] = [fixed?.key ?? '', await sourceOf(file)];
      const isNamed = [`'${key}'`, key.replace(/^refusal(?=\.)./, ''), `words.${key}`].some((name) => source.includes(name));
      const isListed = /^\w+$/.test(key) && new RegExp(`\\w\\.${key}\\b`).test(source);
      const isQuoted = fixed?.text.split(/\{\w+\}/).every((part) => source.includes(part)) ?? false;
      if (!isNamed && !isListed && !isQuoted) unseen.push(`${text}: ${file}`);
    }
    expect(unseen).toEqual([]);
  });
});

describe('other errors', () => {
  it.each([
    { of: 'told', errors: toldErrors },
    { of: 'decided', errors: decidedErrors },
  ])('that are $of stand each beside a test that is there and names them', async ({ errors }) => {
    expect(await problemsOf(errors.map(([error, , file, title]) => [error, file, title] as const))).toEqual([]);
    const unnamed = await Promise.all(errors.map(async ([error, named, file]) => ((await sourceOf(file)).includes(named) ? [] : [error])));
    expect(unnamed.flat()).toEqual([]);
    expect(errors.filter((row) => row.some((part) => part.trim() === ''))).toEqual([]);
    expect(new Set(errors.map(([error]) => error)).size).toBe(errors.length);
  });
});

describe('constants', () => {
  it.each(constants.map(([about, read, value]) => ({ about, read, value })))('$about is $value', ({ read, value }) => {
    expect(read).toEqual(value);
  });

  it('stand each beside a test that is there and fails when the number changes', async () => {
    expect(await problemsOf(constants.map(([about, , , file, title]) => [about, file, title] as const))).toEqual([]);
    expect(constants.filter(([, , , file, title]) => file === '' || title === '')).toEqual([]);
    expect(new Set(constants.map(([about]) => about)).size).toBe(constants.length);
  });

  it('that are not kept say what makes them needless', () => {
    for (const reason of Object.values(otherConstants)) expect(reason.length).toBeGreaterThan(20);
  });
});
