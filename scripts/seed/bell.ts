import { bellCalls } from '../../src/contract/accounts/endpoints/bell.ts';
import { DAY_MS } from '../../src/domain/kit/time/units.ts';
import { plusMs } from '../../src/domain/kit/time.ts';
import { markBellRead } from '../../src/server/accounts/commands/bell.ts';
import { personByUid } from '../../src/server/accounts/queries.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { bellOf } from '../../src/server/kit/mail/bell.ts';
import { acting, must } from './acting.ts';

/** What is older than this the people of the demo have read. */
const freshMs = 2 * DAY_MS;

/** Marks what somebody was told days ago as read, as they would have done: a bell that nobody ever opened tells nobody anything. */
async function read(services: Services, uid: string, since: string): Promise<void> {
  const person = await personByUid(services.db, uid);
  if (person === null) return;
  for (let before: string | null = null; ; ) {
    const { entries, isMore } = await bellOf(services, person.lang, uid, before);
    const older = entries.find(({ at }) => at < since);
    if (older !== undefined) {
      await must('read the bell', markBellRead(await acting(services, uid), bellCalls.markBellRead.in.parse({ until: older.id })));
      return;
    }
    before = entries.at(-1)?.id ?? null;
    if (!isMore || before === null) return;
  }
}

/** Lets everybody of the demo have read what is older than two days. */
export async function readOlderNotes(services: Services, uids: readonly string[]): Promise<void> {
  const since = plusMs(await databaseNow(services.db), -freshMs);
  for (const uid of uids) await read(services, uid, since);
}
