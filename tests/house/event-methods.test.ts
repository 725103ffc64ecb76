import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { declaredCalls } from '../../scripts/docs/calls.ts';
import { allEventMethods } from '../../src/domain/admin/rules/event-methods.ts';

const server = path.join(import.meta.dirname, '../../src/server');

/**
 * What the code writes to the event log: the methods that stand in it as words, also two of which one is chosen, those that a function of a
 * room is given, and those whose last words stand behind the event of a lifecycle. What is written at all is held by the type of `logEvent`.
 */
const written = (): ReadonlySet<string> => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(server, file), 'utf8');
    if (!text.includes('logEvent') && !text.includes('moneyStep(')) return [];
    const given = [...text.matchAll(/\b(?:moneyStep|asAdmin|note)\(\s*ctx,(?:\s*tx,)?\s*'(\w+)'/g)].flatMap(([, ...names]) => names);
    const named = [...text.matchAll(/\bmethod: (?:'(\w+)'|[^\n]*\? '(\w+)' : '(\w+)')/g)].flatMap(([, ...names]) => names);
    const built = [...text.matchAll(/\bmethod: [^\n]*= `\$\{\w+\}(\w+)`/g)].flatMap(([, end = '']) =>
      allEventMethods.filter((one) => one.endsWith(end)),
    );
    return [...given, ...named, ...built].filter((name) => name !== undefined);
  });
  return new Set(found);
};

it('the event log has a kind and a name for every method that is written to it, and for no other', () => {
  expect([...written()].toSorted()).toEqual([...allEventMethods].toSorted());
});

/** Under which method an act of an admin stands in the log, where that is not the name of its call. */
const other: Readonly<Record<string, string>> = {
  addAdminClaim: 'addClaim',
  addCreatorClaim: 'addClaim',
  addCallerClaim: 'addClaim',
  checkCompanyRegisters: 'getCompanyFromRegistry',
  removeSecondFactor: 'secondFactor',
};

it('every act of an admin stands in the event log', async () => {
  const acts = (await declaredCalls()).filter(({ who, read, wire }) => who.startsWith('admin') && !read && !wire.startsWith('list'));
  expect(acts.length).toBeGreaterThan(25);
  expect(acts.map(({ wire }) => other[wire] ?? wire).filter((method) => !written().has(method))).toEqual([]);
});
