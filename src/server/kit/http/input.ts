import type { z } from 'zod';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Refusal, type Result, refused } from '../../../domain/kit/verdict.ts';

type Path = readonly PropertyKey[];

/** Reads a call's payload. The public client turns `undefined` into null, so a null where none is allowed counts as absent. */
export const parseInput = <I>(schema: z.ZodType<I>, data: unknown): Result<I> => {
  if (!isPlain(data)) return refused(refuseKit('kit.invalid_input'));
  const first = schema.safeParse(data ?? {});
  if (first.success) return ok(first.data);
  const nulls = first.error.issues.map((issue) => issue.path).filter((path) => valueAt(data, path) === null);
  const second = nulls.length > 0 ? schema.safeParse(without(data, nulls)) : first;
  return second.success ? ok(second.data) : refused(refuseKit('kit.invalid_input', { problems: problemsOf(second.error) }));
};

const deepest = 50;

/** No text that the database cannot store (a NUL, or half of a character; names of fields count as texts), and nothing nested beyond reason. */
const isPlain = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return depth < deepest && Object.entries(value).every(([key, entry]) => isPlain(key) && isPlain(entry, depth + 1));
};

const problemsOf = (error: z.ZodError): Refusal[] =>
  error.issues.map((issue) =>
    refuseKit('kit.invalid_field', { field: issue.path.map(String).join('.'), params: { rule: issue.code, ...limitOf(issue) } }),
  );

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
