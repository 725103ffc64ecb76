/* A fast path (docs/fast-paths.md): switch off with `sync: true`. */

import pino, { type DestinationStream, type Logger } from 'pino';
import { withoutPeople } from '../../../domain/kit/typed/mask.ts';

// Whatever a caller logs, these never reach a log line.
const hidden = new Set([
  'password',
  'code',
  'token',
  'secret',
  'secrets',
  'cookie',
  'authorization',
  'accessToken',
  'newPassword',
  'verificationCode',
  'challenge',
  'recoveryCodes',
]);

/**
 * What is logged with its secrets blotted out, so many levels deep. The library's own redaction costs 60 µs a line, more than a search
 * takes; this looks at the names, and copies only where it finds one.
 */
const blot = (value: object, levels: number): object => {
  let blotted: Record<string, unknown> | null = null;
  for (const [name, field] of Object.entries(value)) {
    const shown = hidden.has(name) ? '••••' : isDeep(field) && levels > 1 ? blot(field, levels - 1) : field;
    if (shown === field) continue;
    blotted ??= { ...value };
    blotted[name] = shown;
  }
  return blotted ?? value;
};

/** A fault is written, and blotted, by its serializer. */
const isDeep = (value: unknown): value is object => typeof value === 'object' && value !== null && !(value instanceof Error);

// The database driver writes the parameters of a failed statement behind it, to the end of the message: session tokens, hashes, people's data.
const parameters = /\nparams:[\s\S]*$/;

// The database names the values of a row that it refuses (`Key (email)=(…) already exists`), functions those that they were called with.
const speaksOfRows = new Set(['detail', 'where']);

/** A fault as it is logged: with its causes and the statement, without the statement's parameters and without what may name a person. */
const faultLine = (fault: Error | string): object | string => {
  if (typeof fault === 'string') return withoutPeople(fault);
  const { params: _params, ...serialized } = pino.stdSerializers.err(fault);
  const facts = Object.entries(serialized).filter(([name, value]) => !(speaksOfRows.has(name) && typeof value === 'string'));
  const shown = withoutPeopleIn(blot(Object.fromEntries(facts), 2), 3);
  if (!(fault instanceof Error)) return shown;
  const code = machineCode(fault);
  const text = (name: 'message' | 'stack'): string => withoutPeople(withoutValues(fault, serialized[name]));
  return { ...shown, ...(code === null ? {} : { code }), message: text('message'), stack: text('stack') };
};

/**
 * A text that holds the messages of a fault and of its causes, without the values in them. A message is looked for as a whole: a value may look
 * like the end of one.
 */
const withoutValues = (fault: Error, text: string): string => {
  const message = bareMessage(fault);
  const bare = message === fault.message ? text : text.replaceAll(fault.message, () => message);
  return fault.cause instanceof Error ? withoutValues(fault.cause, bare) : bare;
};

/** SQLSTATE class 22 is about a value, which the database then quotes: `invalid input syntax for type date: "…"`. */
const bareMessage = (fault: Error): string => {
  const bare = fault.message.replace(parameters, '');
  return 'code' in fault && /^22\w{3}$/.test(String(fault.code)) ? bare.replace(/"[\s\S]*"/, '"…"') : bare;
};

/** The same value with every text in it masked, so many levels deep; a mail server names the addresses that it refuses in lists. */
const withoutPeopleIn = (value: object, levels: number): object => {
  const masked = (one: unknown): unknown => {
    if (typeof one === 'string') return withoutPeople(one);
    if (!isDeep(one)) return one instanceof Error ? withoutPeople(one.message) : one;
    return levels > 1 ? withoutPeopleIn(one, levels - 1) : '…';
  };
  return Array.isArray(value) ? value.map(masked) : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, masked(one)]));
};

/** The SQLSTATE or errno of a fault or of what caused it (`23505`, `ENOSPC`): never the six digits that a person was mailed. */
const machineCode = (fault: unknown): string | null => {
  if (!(fault instanceof Error)) return null;
  if ('code' in fault && typeof fault.code === 'string' && /^([0-9A-Z]{5}|E[A-Z_]+)$/.test(fault.code)) return fault.code;
  return machineCode(fault.cause);
};

// Lines are written together, a fifth of a second late at most: a write for each line costs more than the rest of the line. What waits is
// written when the program ends, unless it is killed.
const batched = { dest: 1, sync: false, minLength: 4096, periodicFlush: 200 };
let output: DestinationStream | undefined;

const standardOutput = (): DestinationStream => {
  output ??= pino.destination(batched);
  return output;
};

/** The program's log: one JSON line each on standard output, without secrets. */
export const createLog = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: (line) => blot(line, 3) as Record<string, unknown> },
      serializers: { fault: faultLine },
    },
    destination,
  );
