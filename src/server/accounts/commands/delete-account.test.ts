import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, type Signer, sign } from '../../../../tests/factories/deals.ts';
import { confirmDeletion, deleteAccount } from '../../../../tests/factories/leaving.ts';
import { aPlaceAlert } from '../../../../tests/factories/place-alert.ts';
import { aProject, must, whoAsks } from '../../../../tests/factories/published-offer.ts';
import { endUnpaid } from '../../../../tests/factories/statements.ts';
import { type TestPerson, type TestServer, testPassword, testServer } from '../../../../tests/kit/server.ts';
import { leavingCalls } from '../../../contract/accounts/endpoints/leaving.ts';
import { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { adminCalls } from '../../../contract/admin/endpoints.ts';
import { contentCalls } from '../../../contract/content/endpoints.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import { savedSearchCalls } from '../../../contract/search/endpoints/saved.ts';
import { deletionSteps } from '../../../domain/accounts/rules/deletion.ts';
import { companyChangeLifecycle } from '../../../domain/companies/change.machine.ts';
import { companyLifecycle } from '../../../domain/companies/machine.ts';
import { identityLifecycle } from '../../../domain/identity/machine.ts';
import { requestLifecycle } from '../../../domain/identity/request.machine.ts';
import { allowErasure } from '../../kit/people/erasure.ts';
import { carryOutDeletion, forgetLeaversSteps, tidyLeavers } from './delete-account.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 120_000);
afterAll(() => server.close());

/** Confirms and begins; the job's work is the caller's. */
const leave = async (person: TestPerson): Promise<string> => {
  await must(person, leavingCalls.confirmAccountDeletion, { userUid: person.uid });
  return (await must(person, leavingCalls.deleteAccount, { userId: person.uid })).runId;
};

describe('the way out', () => {
  it('takes a recent sign-in, a confirmation, and nobody else’s word', async () => {
    const [person, other] = [await server.person(), await server.person()];
    expect(await deleteAccount(person)).toMatchObject({ refusal: { code: 'deletion.not_confirmed' } });
    await server.db.execute(sql`update auth_session set created_at = now() - interval '11 minutes' where user_id = ${person.uid}`);
    expect(await confirmDeletion(person)).toMatchObject({ refusal: { code: 'deletion.sign_in_again' } });
    expect((await must(person, leavingCalls.getAccountDeletion, {})).isRecent).toBe(false);
    await must(person, accountsCalls.signIn, { email: person.email, password: testPassword, bearer: false });
    expect(await other.ask(leavingCalls.confirmAccountDeletion, { userUid: person.uid })).toMatchObject({ refusal: { code: 'kit.denied' } });
    await must(person, leavingCalls.confirmAccountDeletion, { userUid: person.uid });
    await server.db.execute(sql`update account_deletion set created_at = now() - interval '16 minutes' where uid = ${person.uid}`);
    expect(await deleteAccount(person)).toMatchObject({ refusal: { code: 'deletion.not_confirmed' } });
    expect(await must(person, accountsCalls.getMe, {})).toMatchObject({ uid: person.uid });
  });

  it('ends every session with the press, shows the real steps to whoever began it, and frees the address', async () => {
    const person = await server.person();
    const elsewhere = server.client();
    await must(elsewhere, accountsCalls.signIn, { email: person.email, password: testPassword, bearer: false });
    const runId = await leave(person);
    for (const client of [person, elsewhere]) expect(await must(client, accountsCalls.getMe, {})).toMatchObject({ kind: 'visitor' });
    expect(await elsewhere.ask(accountsCalls.signIn, { email: person.email, password: testPassword, bearer: false })).toMatchObject({
      refusal: { code: 'signin.wrong' },
    });
    const before = await must(person, leavingCalls.getDeletionProgress, { runId });
    expect(before).toMatchObject({ begun: true, isDone: false, done: [{ step: 'account' }] });
    await server.work();
    const after = await must(person, leavingCalls.getDeletionProgress, { runId });
    expect([after.isDone, after.done.map(({ step }) => step)]).toEqual([true, [...deletionSteps]]);
    expect((await server.mailsTo(person.email)).map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual([
      'Twoje konto w Parterze zostało usunięte',
    ]);
    await server.person({ email: person.email });
  });

  it('ends a request about a company that waits: neither the record of the person nor the console asks for it any more', async () => {
    const person = await whoAsks(server);
    const admin = await server.person({ claims: ['admin'] });
    const waiting = async () =>
      (await must(admin, adminCalls.listReviews, { kind: 'company', waiting: true, page: 1 })).items.map(({ person: { uid } }) => uid);
    expect(await waiting()).toContain(person.uid);
    await leave(person);
    await server.work();
    expect(await waiting()).not.toContain(person.uid);
    const { rows } = await server.db.execute(sql`select company_id, company_name, company_state from person where uid = ${person.uid}`);
    expect(rows).toEqual([{ company_id: null, company_name: null, company_state: 'INITIAL' }]);
    expect((await server.db.execute(sql`select 1 from company where id = ${person.companyId}`)).rows).toEqual([]);
  });

  it('goes on where it was cut off, step by step, and lost work is taken up', async () => {
    const person = await server.person();
    const runId = await leave(person);
    const stepsDone = async () => (await must(person, leavingCalls.getDeletionProgress, { runId })).done.map(({ step }) => step);
    // Whatever kills the work in the middle of a step: the steps before are done, this one is not.
    await server.db.execute(sql`create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`);
    await server.db.execute(sql`create trigger cut_off before delete on email_code for each row execute function cut_off()`);
    await expect(carryOutDeletion(server.services, { runId })).rejects.toThrow();
    expect(await stepsDone()).toEqual(deletionSteps.slice(0, -1));
    await server.db.execute(sql`drop trigger cut_off on email_code`);
    await server.db.execute(sql`delete from pgboss.job where name = 'accounts.finish_deletion'`);
    await tidyLeavers(server.services);
    await server.work();
    expect(await stepsDone()).toEqual([...deletionSteps]);
    expect(await server.db.execute(sql`select 1 from email_code where uid = ${person.uid}`)).toMatchObject({ rows: [] });
  });
});

/** What identifies the person of the scan; nobody else of the tests is called so. */
const marks = { firstName: 'Zenobiusz', lastName: 'Przepiórkowski', license: 'POSREDNIK-77123' } as const;

/** Where a mark may still stand, and why: everything else must be without. */
const lawful: Readonly<Record<string, string>> = {
  'evidence.first_name': 'who signed, claims (KC art. 118)',
  'evidence.last_name': 'who signed, claims (KC art. 118)',
  'evidence.email': 'who signed, claims (KC art. 118)',
  'lease.tenant': 'who signed the lease, claims (KC art. 118)',
  'document.facts': 'what the signed lease says, claims (KC art. 118)',
  'reservation.facts': 'what the signed lease was drawn from, claims (KC art. 118)',
};

/** Where the bare id of somebody whose account is gone may still stand, and why. */
const named: Readonly<Record<string, string>> = {
  'person.uid': 'the record that bears the alias',
  'account_deletion.uid': 'the run, forgotten with the log',
  'company.creator_uid': 'a company with a lease stays with it',
  'report.uid': 'reports, one year',
  'event.uid': 'the log, three years',
  'lifecycle_step.uid': 'the steps of what was signed',
  'evidence.uid': 'who signed, claims (KC art. 118)',
  'document.facts': 'what the signed lease says, claims (KC art. 118)',
  'lease.signer_uid': 'who signed the lease, claims (KC art. 118)',
  'lease.tenant': 'who signed the lease, claims (KC art. 118)',
  'reservation.facts': 'what the signed lease was drawn from, claims (KC art. 118)',
  'reservation.uid': 'what the signed lease was drawn from, claims (KC art. 118)',
  'call_count.bucket': 'calls of the last minutes',
  'notice.topic': 'notices of the last minutes',
  'job.data': 'work of the last days',
  'job_common.data': 'work of the last days',
};

describe('after a deletion', () => {
  const photo = () =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 120, sigma: 60 } } })
      .jpeg()
      .toBuffer();

  /** Renames a signer before anything is written of them. */
  const renamed = async (signer: Signer): Promise<Signer> => {
    const { firstName, lastName } = marks;
    await server.db.execute(sql`update person set first_name = ${firstName}, last_name = ${lastName} where uid = ${signer.uid}`);
    await server.db.execute(sql`update auth_user set name = ${`${firstName} ${lastName}`} where id = ${signer.uid}`);
    return { ...signer, firstName, lastName };
  };

  const filesNow = async (): Promise<readonly string[]> => {
    const root = path.join(server.services.config.dataDir, 'files');
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  };

  /** The columns of every table, the queue's too, in which one of the words stands. */
  const columnsWith = async (words: readonly string[]): Promise<readonly string[]> => {
    const { rows: columns } = await server.db.execute<{ schema: string; table: string; column: string }>(sql`
      select c.table_schema as schema, c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema in ('public', 'pgboss') and t.table_type = 'BASE TABLE'`);
    const found: string[] = [];
    for (const { schema, table, column } of columns) {
      const any = sql.join(
        words.map((word) => sql`position(${word} in ${sql.identifier(column)}::text) > 0`),
        sql` or `,
      );
      const { rows } = await server.db.execute(sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(table)} where ${any} limit 1`);
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  };

  it('nothing of the person is left in any table or file but what the law keeps', async () => {
    const [landlord, other] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    const person = await renamed(await anInsertedSigner(server));
    const words = [marks.firstName, marks.lastName, marks.license, person.email];
    // Everything that somebody can leave behind: of the account, letters, a report, a question, a draft with a photo, a saved search…
    await must(person, accountsCalls.updateProfile, { professionalLicenseNumber: marks.license, isRealEstateAgent: true, marketingConsent: true });
    await must(person, contentCalls.sendReport, { userUid: person.uid, title: 'Błąd', type: 'Error', description: `Piszcie na ${person.email}` });
    const [first, second] = [await anInsertedOffer(server, landlord), await anInsertedOffer(server, other)];
    await must(person, offersCalls.askQuestion, { offerId: first, title: 'Dostawy', description: `Pyta ${marks.firstName} ${marks.lastName}` });
    await must(person, offersCalls.addFavourite, { offerId: second });
    await must(person, savedSearchCalls.saveSearch, { filters: { province: 'lodzkie' }, frequency: 'daily', name: marks.lastName });
    await aPlaceAlert(person, { location: `Przy domu ${marks.lastName}` });
    await must(person, securityCalls.startSecondFactor, { password: testPassword });
    await server.db.execute(sql`insert into identity_request (id, uid) values ('request-of-the-scan0', ${person.uid})`);
    await server.db.execute(sql`insert into agent_insurance values (${person.uid}, 'PZU SA', 'OC/1', 50000, '2030-01-01')`);
    const draft = await aProject(person, { description: `Zapraszam, ${marks.firstName}` });
    const pictures = new FormData();
    pictures.append('files', new File([new Uint8Array(await photo())], 'a.jpg'));
    expect((await person.fetch(`/offers/${draft}/images`, { method: 'POST', body: pictures })).status).toBe(200);
    // …a reservation that came to nothing, and a lease that was signed and has ended.
    expect(await book(person, second)).toMatchObject({ ok: true });
    await server.work();
    await must(person, reservationsCalls.withdrawReservation, { offerId: second });
    expect(await book(person, first)).toMatchObject({ ok: true });
    expect(await sign(server, person, first)).toMatchObject({ ok: true });
    await server.work();
    await server.db.execute(sql`update lease set deposit_due = deposit_due - 14 where offer_id = ${first}`);
    expect(await endUnpaid(server, { landlord, offerId: first })).toMatchObject({ ok: true });
    await must(person, leavingCalls.requestDataCopy, {});
    await server.work();
    const before = await columnsWith(words);
    expect(before).toEqual(
      expect.arrayContaining([
        'person.last_name',
        'saved_search.name',
        'place_alert.location',
        'offer.form',
        'offer_question.description',
        'mail.facts',
      ]),
    );
    expect((await filesNow()).filter((file) => file.includes(draft) || file.includes(person.uid)).length).toBeGreaterThan(2);
    expect((await must(person, leavingCalls.getAccountDeletion, {})).kept.map(({ kind }) => kind)).toEqual([
      'contracts',
      'steps',
      'events',
      'reports',
    ]);

    await carryOutDeletion(server.services, { runId: await leave(person) });
    await server.work();
    await tidyLeavers(server.services);
    await server.work();
    // The letter that confirmed it went to the post box, which stands for the world outside.
    await server.db.execute(sql`delete from mailbox where recipient = ${person.email}`);

    expect((await columnsWith(words)).filter((column) => !(column in lawful))).toEqual([]);
    // By its id the person is still named only where that is lawful too.
    expect((await columnsWith([person.uid])).filter((column) => !(column in named)).toSorted()).toEqual([]);
    const files = await filesNow();
    expect(files.filter((file) => file.includes(draft) || file.includes(person.uid))).toEqual([]);
    const { rows: kept } = await server.db.execute<{ key: string }>(sql`
      select unnest(array[d.drawn_key, d.sealed_key]) as key from document d join evidence e on e.document_id = d.id`);
    for (const file of files.filter((one) => !kept.some(({ key }) => key !== null && one.endsWith(key)))) {
      const text = await textOf(file);
      expect(
        words.filter((word) => text.includes(word)),
        file,
      ).toEqual([]);
    }
    // Not even the deletion itself could take what somebody signed.
    for (const table of ['document', 'evidence'])
      await expect(
        server.db.transaction(async (tx) => {
          await allowErasure(tx);
          await tx.execute(sql`delete from ${sql.identifier(table)} where ${table === 'document' ? sql`kind = 'lease'` : sql`true`}`);
        }),
        table,
      ).rejects.toThrow();
    // Whoever looks at the lease sees who signed it; elsewhere stands the alias.
    const { rows } = await server.db.execute(sql`select first_name, last_name, email from person where uid = ${person.uid}`);
    expect(rows).toEqual([
      {
        first_name: 'Usunięty',
        last_name: expect.stringMatching(/^użytkownik #[0-9a-f]{6}$/),
        email: expect.stringMatching(/^[0-9a-f]{24}@deleted\.invalid$/),
      },
    ]);
  }, 120_000);

  it('forgets the old steps of an own identity and link once the account is gone, and no other steps', async () => {
    const [gone, here] = [await server.person(), await server.person()];
    const old = sql`now() - interval '3 years 1 day'`;
    const step = (lifecycle: string, subject: string, { at = old, actor = 'person' } = {}) => sql`
      insert into lifecycle_step (lifecycle, subject_id, event, from_state, to_state, actors, uid, created_at)
      values (${lifecycle}, ${subject}, 'submit', 'INITIAL', 'CHECKING', ${JSON.stringify([actor])}, ${gone.uid}, ${at})`;
    const kept = async () => (await must(gone, leavingCalls.getAccountDeletion, {})).kept.map(({ kind }) => kind);
    const [identity, request, company, change] = [identityLifecycle, requestLifecycle, companyLifecycle, companyChangeLifecycle].map(
      ({ name }) => name,
    ) as [string, string, string, string];
    const own = [step(identity, gone.uid), step(request, 'a-request'), step(company, gone.uid), step(change, 'a-change', { actor: 'giver' })];
    for (const one of own) await server.db.execute(one);
    expect(await kept()).toEqual(['events']);
    const stays = [
      step(identity, gone.uid, { at: sql`now()` }),
      step(request, 'a-new-request', { at: sql`now()` }),
      step(identity, here.uid),
      step(request, 'a-request-of-another', { actor: 'admin' }),
      step('lease', 'a-lease'),
    ];
    for (const one of stays) await server.db.execute(one);
    expect(await kept()).toEqual(['steps', 'events']);
    const left = async () => {
      await forgetLeaversSteps(server.services);
      const { rows } = await server.db.execute(sql`select subject_id from lifecycle_step where uid = ${gone.uid} order by id`);
      return rows.map(({ subject_id }) => subject_id);
    };
    expect(await left()).toHaveLength(own.length + stays.length);
    await leave(gone);
    await server.work();
    expect(await left()).toEqual([gone.uid, 'a-new-request', here.uid, 'a-request-of-another', 'a-lease']);
  });

  it('takes the name from nobody who bears it too, and writes no row that stays as it was', async () => {
    const names = { firstName: 'Jan', lastName: 'Kowalik' };
    const person = await server.person({ ...names, email: 'jan@kowalik.example' });
    await server.person({ ...names, email: 'bojan@kowalik.example' });
    const texts = {
      own: 'Jan Kowalik pisze z jan@kowalik.example',
      namesake: 'Jan Kowalik pisze z bojan@kowalik.example',
      longer: 'Jan Kowalikowski',
    };
    for (const [kind, text] of Object.entries(texts))
      await server.db.execute(sql`insert into event (method, details) values (${`scrub-${kind}`}, ${JSON.stringify({ text })}::jsonb)`);
    const log = async () => {
      const { rows } = await server.db.execute<{ method: string; text: string; written: string }>(
        sql`select method, details->>'text' as text, xmin::text as written from event where method like 'scrub-%' order by id`,
      );
      return rows;
    };
    const [, ...others] = await log();
    await leave(person);
    await server.work();
    const [own, ...stays] = await log();
    expect(own?.text).toMatch(/^Usunięty użytkownik #[0-9a-f]{6} pisze z [0-9a-f]{24}@deleted\.invalid$/);
    expect(stays).toEqual(others);
  });

  const run = promisify(execFile);

  const textOf = async (file: string): Promise<string> => {
    const bytes = await readFile(file);
    if (!file.endsWith('.pdf') || bytes.length < 1000) return bytes.toString('latin1') + bytes.toString('utf8');
    return (await run('pdftotext', [file, '-'])).stdout;
  };
});
