/** Notes how services of others answer, for the console: when one last did, and when it last did not. */

import { sql } from 'drizzle-orm';
import type { Instant } from '../../../domain/kit/brand.ts';
import type { AskedService, ServiceFault } from '../../../domain/kit/outside/services.ts';
import { MINUTE_MS } from '../../../domain/kit/time/units.ts';
import { instantOf } from '../../../domain/kit/time.ts';
import type { Db, Reader } from '../database/database.ts';
import { serviceState } from '../tables/service.ts';
import type { NoteAnswer } from './service.ts';

/** When a service last answered and last failed; of the failure a word, never what the service said. */
export type ServiceState = { readonly succeededAt: Instant | null; readonly failedAt: Instant | null; readonly fault: ServiceFault | null };

/** What the states are written with. */
type Writer = Pick<Db, 'insert'>;

/** What was noted of a service since it was last written, when that was, and what waits to write it. */
type StateNote = { state: ServiceState; writtenAt: number; timer: NodeJS.Timeout | null };

const nothing: ServiceState = { succeededAt: null, failedAt: null, fault: null };

/**
 * Keeps the newest answer and the newest failure of each service. The map alone asks hundreds of times a minute, so a process writes a service's
 * row at once when it has not for a minute, and otherwise when the minute is over. The times are those of the process's clock.
 */
export class ServiceStates {
  readonly #db: Writer;
  readonly #now: () => number;
  readonly #noted = new Map<AskedService, StateNote>();

  constructor(db: Writer, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
  }

  /** What takes note of the answers of one service. */
  of(name: AskedService): NoteAnswer {
    return (fault) => this.#note(name, fault);
  }

  #note(name: AskedService, fault: ServiceFault | null): void {
    const now = this.#now();
    const noted = this.#noted.get(name) ?? { state: nothing, writtenAt: now - MINUTE_MS, timer: null };
    const at = instantOf(now);
    noted.state = fault === null ? { ...noted.state, succeededAt: at } : { ...noted.state, failedAt: at, fault };
    noted.timer ??= setTimeout(() => void this.#write(name, noted), Math.max(0, noted.writtenAt + MINUTE_MS - now)).unref();
    this.#noted.set(name, noted);
  }

  /** A state that could not be written is lost: the next answer brings a newer one, and a database that is away has other signs. */
  async #write(name: AskedService, noted: StateNote): Promise<void> {
    const { state } = noted;
    Object.assign(noted, { state: nothing, writtenAt: this.#now(), timer: null });
    await writeState(this.#db, name, state).catch(() => undefined);
  }

  /** Writes what waits, before the process ends. */
  async end(): Promise<void> {
    for (const [name, noted] of this.#noted) {
      if (noted.timer === null) continue;
      clearTimeout(noted.timer);
      await this.#write(name, noted);
    }
  }
}

/** Other processes write the same row: of each moment the later one stays, with its word. */
const writeState = async (db: Writer, name: AskedService, state: ServiceState): Promise<void> => {
  const isLater = sql`excluded.failed_at is not null and (${serviceState.failedAt} is null or excluded.failed_at >= ${serviceState.failedAt})`;
  await db
    .insert(serviceState)
    .values({ name, ...state })
    .onConflictDoUpdate({
      target: serviceState.name,
      set: {
        succeededAt: sql`greatest(${serviceState.succeededAt}, excluded.succeeded_at)`,
        failedAt: sql`greatest(${serviceState.failedAt}, excluded.failed_at)`,
        fault: sql`case when ${isLater} then excluded.fault else ${serviceState.fault} end`,
      },
    });
};

/** What is known of the services that were ever asked. */
export const storedStates = async (reader: Reader): Promise<ReadonlyMap<AskedService, ServiceState>> => {
  const rows = await reader.select().from(serviceState);
  return new Map(rows.map(({ name, ...state }) => [name, state]));
};
