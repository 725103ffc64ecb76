import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/kit/database.ts';
import { transactionsOf } from '../../../../tests/kit/statements.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { verificationCode } from '../../accounts/mail.ts';
import { createServices } from '../../app/app.ts';
import type { Services } from '../context.ts';
import { notice } from '../live/notices.ts';
import { deliverMail, sendMail } from '../mail/send.ts';
import { readConfig } from '../process/config.ts';
import { logEvent } from '../process/events.ts';
import type { Tx } from './database.ts';
import { transact } from './transaction.ts';

let database: TestDatabase;
let services: Services;
beforeAll(async () => {
  database = await testDatabase();
  services = createServices({ config: readConfig({ NODE_ENV: 'test' }), db: database.db });
  await services.jobs.start(services, { work: false });
});
afterAll(async () => {
  await services.jobs.stop();
  await database.close();
});
beforeEach(() => database.db.execute(sql`truncate notice, event, mail; delete from pgboss.job where name = ${sql.raw(`'${deliverMail.name}'`)}`));

const write = (tx: Tx, to: string, once: string) =>
  sendMail(services, tx, verificationCode, { to, lang: 'pl', facts: { firstName: 'Ola' }, secrets: { code: '123456' }, once });

const steps = async (tx: Tx): Promise<void> => {
  await notice(tx, ['offer:a', 'user:b']);
  await write(tx, 'ola@firma.example', 'first');
  await logEvent(tx, { method: 'addClaim', details: { n: 1 }, uid: 'b' });
  await notice(tx, ['user:b', 'admin']);
  await write(tx, 'jan@firma.example', 'first');
  await logEvent(tx, { method: 'revokeClaim', details: { text: 'żółw' } });
};
const commit = (work: (tx: Tx) => Promise<void>, end: Result<null> = ok(null)) =>
  transact(services, async (tx) => {
    await work(tx);
    return end;
  });

const stored = async () => {
  const { rows } = await database.db.execute(sql`select
    (select array_agg(topic order by id) from notice) as topics,
    (select json_agg(json_build_array(method, details, uid, offer_id) order by id) from event) as events,
    (select array_agg(recipient order by recipient) from mail) as mails,
    (select array_agg(m.recipient order by m.recipient) from pgboss.job j join mail m on m.id = j.data ->> 'mailId' where j.name = ${deliverMail.name}) as deliveries`);
  return rows[0];
};
const everything = {
  topics: ['offer:a', 'user:b', 'admin'],
  events: [
    ['addClaim', { n: 1 }, 'b', null],
    ['revokeClaim', { text: 'żółw' }, null, null],
  ],
  mails: ['jan@firma.example', 'ola@firma.example'],
  deliveries: ['jan@firma.example', 'ola@firma.example'],
};

test('what steps leave to the end is written in one statement, and one for each queue', async () => {
  const transactions = await transactionsOf(database.db, () => commit(steps));
  expect(transactions.map((texts) => texts.map((text) => /^(with notices|insert into pgboss)/.exec(text)?.[0]))).toEqual([
    ['with notices', 'insert into pgboss'],
  ]);
  expect(await stored()).toEqual(everything);
});

test('a transaction that leaves nothing says nothing more', async () => {
  expect(await transactionsOf(database.db, () => commit(async () => undefined))).toEqual([[]]);
});

test('a mail that was there before is neither stored nor delivered again', async () => {
  await commit((tx) => write(tx, 'ola@firma.example', 'first'));
  await commit(steps);
  expect(await stored()).toEqual(everything);
});

test('nothing is left by a refusal', async () => {
  await commit(steps, refused(refuseKit('kit.not_found')));
  expect(await stored()).toEqual({ topics: null, events: null, mails: null, deliveries: null });
});

test('in a transaction that nobody closes each step writes for itself', async () => {
  await database.db.transaction(steps);
  expect(await stored()).toEqual({ ...everything, topics: ['offer:a', 'user:b', 'user:b', 'admin'] });
});
