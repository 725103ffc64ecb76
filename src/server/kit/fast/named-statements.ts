/** Prepares statements that come back under names. A fast path (docs/fast-paths.md): switch off by leaving `Client: NamingClient` out of `connect`. */

import { createHash } from 'node:crypto';
import pg from 'pg';

// A text that comes back is named; one that was put together for its values alone never is, and there is an end to how many are kept.
const namedFrom = 3;
const mostNames = 300;
const mostCounted = 3000;

/** Names texts that are said often enough, the same on every connection; undefined is a text that is not worth it, or one beyond what is kept. */
export const statementNames = (prefix: string): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  const counted = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    const times = (counted.get(text) ?? 0) + 1;
    if (counted.size >= mostCounted) counted.clear();
    counted.set(text, times);
    if (times < namedFrom) return undefined;
    const name = `${prefix}_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, name);
    counted.delete(text);
    return name;
  };
};

const nameOf = statementNames('parter');

type Statement = { readonly text: string; readonly name?: string | undefined };

/** What drizzle hands over; a text alone, or a query that sends itself, is left as it is. */
const isNameless = (asked: unknown): asked is Statement =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  !('submit' in asked) &&
  !('name' in asked && asked.name);

const writes = /^\s*(insert|update|delete)\b/i;

/**
 * A connection that names writes and the statements of transactions, so that the server parses and plans each once and not every time: for
 * those, that is most of the work. They go by keys and their plans do not hang on values; searches, whose plans do, run outside of
 * transactions and are named by hand, or not at all.
 */
export class NamingClient extends pg.Client {
  /** Set while the connection is lent to a command (`onOneConnection`), whose statements go by keys outside of its transaction, too. */
  lent = false;
  #inside = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.query = new Proxy(this.query, { apply: (query, self, [asked, ...rest]) => Reflect.apply(query, self, [this.#named(asked), ...rest]) });
  }

  #named(asked: unknown): unknown {
    if (!isNameless(asked)) return asked;
    const { text } = asked;
    if (/^(begin|commit|rollback)\b/.test(text)) {
      // A step back to a savepoint stays inside.
      if (!text.includes(' to ')) this.#inside = text.startsWith('begin');
      return asked;
    }
    const name = this.#inside || this.lent || writes.test(text) ? nameOf(text) : undefined;
    return name === undefined ? asked : { ...asked, name };
  }
}
