/** Outcome of a three-way merge of a form. */
export type Merge<Form> = {
  /** What can be joined; where both sides changed the same part, theirs. */
  readonly form: Form;
  /** The same with mine where both sides changed the same part. */
  readonly mine: Form;
  /** The parts that both sides changed, each in another way. */
  readonly conflicts: readonly string[];
};

/** Joins two later versions of a form that has no parts of its own: it is taken from the side that changed it. */
export const mergeWhole = <Form>(base: Form, mine: Form, theirs: Form): Merge<Form> => {
  if (isSame(base, mine) || isSame(mine, theirs)) return { form: theirs, mine: theirs, conflicts: [] };
  return isSame(base, theirs) ? { form: mine, mine, conflicts: [] } : { form: theirs, mine, conflicts: ['form'] };
};

/**
 * Are two values of a form the same, whatever the order of their keys? A missing key equals an undefined one. Two versions of a form share what
 * was not changed between them, so that only what was changed is compared.
 */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== Object.keys(b).length) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
};

/** A value as text that is the same whatever the order of its keys. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
