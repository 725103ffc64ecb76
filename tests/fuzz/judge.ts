/** Says what is wrong with an answer, whatever was asked. */

import type { z } from 'zod';

/** What a call declares. */
export type CallDeclaration = { readonly wire: string; readonly out: z.ZodType; readonly errors: readonly string[] };

/** An answer as it came. */
export type HttpAnswer = { readonly status: number; readonly type: string; readonly text: string };

const statuses: Readonly<Record<string, number>> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  // What a call declares of services outside, which may be away.
  UNAVAILABLE: 503,
};

/** Refusals that any call may answer without naming them. */
const everybodys = [
  ...['kit.invalid_input', 'kit.signed_out', 'kit.email_unverified', 'kit.denied', 'kit.too_many_calls', 'kit.too_large'],
  ...['kit.still_running', 'kit.command_reused', 'lifecycle.conflict'],
];

/** No refusal says more than this, however much was sent. */
const longestRefusal = 32_000;

/** Traces of the machine: stack lines, statements and words of the database, paths of the source, faults of the language. */
const traces = [
  /\bat [\w.<>\s]{1,60}\((?:file:|node:|\/)/,
  /node_modules|\/src\/(?:server|domain|contract)\/|file:\/\/\//,
  /\b(?:insert into|delete from|update \w+ set|select [\w".,\s]{1,80} from) /i,
  /violates \w+ constraint|invalid input syntax|syntax error at|invalid byte sequence|relation "|out of range for type|SQLSTATE|\bpg_(?:catalog|toast|temp|class|type|attribute|stat|advisory|sleep)/,
  /(?:Type|Range|Reference|Syntax)Error\b|Cannot read propert|is not a function|Maximum call stack/,
];

/** What of the machine an answer shows. */
export const tracesIn = (text: string): readonly string[] => traces.flatMap((trace) => trace.exec(text)?.[0] ?? []);

/** Everything that is wrong with the answer to a call; nothing when it is a value of the declared shape or a declared refusal. */
export const faultsOf = (call: CallDeclaration, { status, type, text }: HttpAnswer, sent: string): readonly string[] => {
  const found = tracesIn(text).map((trace) => `shows ${trace}`);
  if (!type.startsWith('application/json')) return [...found, `is ${type}`];
  const body = JSON.parse(text) as Body;
  const names = Object.keys(body).join();
  if (names === 'result') return [...found, ...ofResult(call, status, body.result)];
  return names === 'error' && body.error ? [...found, ...ofError(call, status, body.error, sent), ...ofLength(text)] : [...found, `holds ${names}`];
};

type Body = { readonly result?: unknown; readonly error?: WireError };
type WireError = {
  readonly status?: string;
  readonly message?: string;
  readonly details?: { readonly code?: string; readonly kind?: string; readonly problems?: readonly { readonly field?: string }[] };
};

const ofLength = (text: string): readonly string[] => (text.length > longestRefusal ? [`a refusal of ${text.length} signs`] : []);

const ofResult = ({ out }: CallDeclaration, status: number, result: unknown): readonly string[] => {
  const read = out.safeParse(result);
  const shape = read.success ? [] : [`not of the declared shape: ${read.error.issues[0]?.path.join('.')}`];
  return [...shape, ...(status === 200 ? [] : [`a result with status ${status}`])];
};

const ofError = (
  call: CallDeclaration,
  status: number,
  { status: name = '', message = '', details = {} }: WireError,
  sent: string,
): readonly string[] => {
  const { code = '', kind } = details;
  const found: string[] = [];
  if (statuses[name] !== status) found.push(`${name} with status ${status}`);
  if (![...call.errors, ...everybodys].includes(code)) found.push(`refuses with ${code}, which is not declared`);
  if (typeof kind !== 'string' || message === '' || message === code) found.push('says nothing to a person');
  if (code === 'kit.invalid_input' && isObject(sent) && !namesFields(details.problems)) found.push('does not name the field that is wrong');
  return found;
};

const namesFields = (problems: readonly { readonly field?: string }[] = []): boolean => problems.length > 0 && problems.every(({ field }) => field);

/** Whether the data of a body are an object, so that a wrong field has a name. */
const isObject = (sent: string): boolean => {
  const { data } = JSON.parse(sent) as { readonly data?: unknown };
  return typeof data === 'object' && data !== null && !Array.isArray(data);
};
