/** Reads and checks the payload of a call. */

import type { z } from 'zod';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Refusal, type Result, refused } from '../../../domain/kit/verdict.ts';

type Path = readonly PropertyKey[];

/** Reads a call's payload. The public client turns `undefined` into null, so a null where none is allowed counts as absent. */
export const parseInput = <I>(schema: z.ZodType<I>, data: unknown): Result<I> => {
  const odd = oddPath(data);
  if (odd !== null) return refused(refuseKit('kit.invalid_input', { problems: [problemAt(odd, { rule: 'text' })] }));
  const first = schema.safeParse(data ?? {});
  if (first.success) return ok(first.data);
  const nulls = first.error.issues.map((issue) => issue.path).filter((path) => valueAt(data, path) === null);
  const second = nulls.length > 0 ? schema.safeParse(without(data, nulls)) : first;
  return second.success ? ok(second.data) : refused(refuseKit('kit.invalid_input', { problems: problemsOf(second.error) }));
};

/** Whether a payload holds nothing that the database cannot store and is not nested beyond reason. */
export const isPlain = (data: unknown): boolean => oddPath(data) === null;

const deepest = 50;

/**
 * Where the first text stands that the database cannot store (a NUL, or half of a character; names of fields count as texts), the first number
 * that it cannot, or where nesting goes beyond reason; null when there is nothing of the kind.
 */
const oddPath = (value: unknown, path: Path = []): Path | null => {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value === 'number') return isTiny(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  if (path.length >= deepest) return path;
  for (const [key, entry] of Object.entries(value)) {
    const odd = isStorable(key) ? oddPath(entry, [...path, key]) : [...path, key.toWellFormed().replaceAll('\0', '\u{fffd}')];
    if (odd !== null) return odd;
  }
  return null;
};

/** Nearer to zero than the smallest normal number: the database calls it out of range. */
const isTiny = (value: number): boolean => value !== 0 && Math.abs(value) < 2 ** -1022;

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** So many problems are named at most, and of a name so many signs: an answer must not be larger than what was sent. */
const named = { problems: 50, signs: 200 } as const;

const problemsOf = (error: z.ZodError): Refusal[] =>
  error.issues
    .slice(0, named.problems)
    .flatMap((issue) => pathsOf(issue).map((path) => problemAt(path, { rule: issue.code, ...limitOf(issue) })))
    .slice(0, named.problems);

/** Keys that nobody knows are named each; of a choice between shapes, what is wrong with each of them. */
const pathsOf = (issue: z.core.$ZodIssue): readonly Path[] => {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
  const within = issue.code === 'invalid_union' ? issue.errors.flat().flatMap(pathsOf) : [];
  const deeper = within.filter((path) => path.length > 0).map((path) => [...issue.path, ...path]);
  return deeper.length > 0 ? deeper : [issue.path];
};

const problemAt = (path: Path, params: Record<string, string | number>): Refusal => {
  // A field may be called nothing, and is still to be named.
  const field = path.map((part) => String(part) || '""').join('.');
  return refuseKit('kit.invalid_field', { field: field.slice(0, named.signs).toWellFormed(), params });
};

const limitOf = (issue: z.core.$ZodIssue): Record<string, string | number> => {
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  return {};
};

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), data);

const without = (data: unknown, paths: readonly Path[]): unknown => {
  const copy: unknown = structuredClone(data);
  for (const path of paths) {
    const key = path.at(-1);
    const owner = valueAt(copy, path.slice(0, -1));
    if (key !== undefined && typeof owner === 'object' && owner !== null && !Array.isArray(owner)) Reflect.deleteProperty(owner, key);
  }
  return copy;
};
