import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedForCode, gaveCode, identityOf, passSweep, passTime, requestIdOf, sendSignedFile } from '../../../tests/factories/identity.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { identityCalls as calls } from '../../contract/identity/endpoints.ts';
import type { RejectionReason } from '../../domain/identity/types.ts';
import { identityNumbers } from '../../domain/kit/numbers.ts';
import { identityMailWords } from '../../words/identity/mail.ts';
import { allowErasure } from '../kit/people/erasure.ts';
import { forgetOldReasons, identityRecords } from './commands/personal-records.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'], firstName: 'Marta', lastName: 'Zawadzka' });
});
afterAll(() => server.close());

const mine = (person: TestPerson) => must(person, calls.getMyIdentity, {});
const statusOf = async (person: TestPerson): Promise<string | null> => (await mine(person)).request?.status ?? null;
const listed = async (requestId: string) =>
  (await must(admin, calls.listRequests, { view: 'all', page: 1 })).items.find(({ id }) => id === requestId) ?? null;
const stored = async (requestId: string) => (await server.db.execute(sql`select * from identity_request where id = ${requestId}`)).rows[0] ?? null;
const approve = (requestId: string) => admin.ask(calls.decideRequest, { requestId, accepted: true });

describe('the way through the citizen app', () => {
  it('leads from the instructions over the code to an acceptance, seen on both sides', async () => {
    const [person, later] = [await server.person(), await server.person()];
    await must(person, calls.openInstructions, { userUid: person.uid, firstName: 'Inna', lastName: 'Osoba', email: 'inny@test.example' });
    expect([await identityOf(person), await statusOf(person)]).toEqual(['mObywatel_process', 'instructions_shown']);
    await must(person, calls.openInstructions, { requestCode: true });
    await askedForCode(server, later);
    expect((await mine(later)).request).toMatchObject({ status: 'waiting_for_code', ahead: 1, code: null });
    const requestId = await requestIdOf(server, person.uid);
    expect(await listed(requestId)).toMatchObject({
      status: 'waiting_for_code',
      allowed: ['provide', 'check', 'reset'],
      person: { uid: person.uid, lastName: 'Testowa' },
    });
    await must(admin, calls.enterCode, { requestId, verificationCode: '738 204'.replace(' ', '') });
    expect((await mine(person)).request).toMatchObject({ status: 'code_provided', code: '738204', codeUntil: expect.any(String) });
    expect(await listed(requestId)).toMatchObject({ code: '738204', allowed: ['approve', 'reject', 'check', 'reset'] });
    const { steps, attempt } = await must(admin, calls.getRequest, { requestId });
    expect([attempt, steps.map(({ event, by }) => [event, by])]).toEqual([
      1,
      [
        ['ask', `${person.firstName} ${person.lastName}`],
        ['provide', 'Marta Zawadzka'],
      ],
    ]);
    expect(JSON.stringify(await identityRecords.copy?.(server.db, person.uid))).not.toContain('738204');
    expect(codeOf(await approve(requestId))).toBe('ok');
    expect(JSON.stringify(await identityRecords.copy?.(server.db, person.uid))).not.toContain(admin.uid);
    expect([await identityOf(person), await statusOf(person)]).toEqual(['ACCEPTED', null]);
    expect(await listed(requestId)).toMatchObject({ status: 'completed', code: null, allowed: [] });
    await server.work();
    expect((await server.mailsTo(person.email)).at(-1)?.subject).toBe(identityMailWords.pl['accepted.subject']);
  });

  it.each<[RejectionReason, string | null, string]>([
    ['incorrect_data', null, identityMailWords.pl['rejected.incorrect_data']],
    ['time_expired_error', 'nie liczy się', identityMailWords.pl['rejected.time_expired_error']],
    ['custom', 'W mObywatelu jest drugie nazwisko.', 'W mObywatelu jest drugie nazwisko.'],
  ])('is rejected because of %s, which the person reads and may begin again', async (rejectionReason, customRejectionMessage, text) => {
    const person = await server.person();
    const requestId = await gaveCode(server, person, admin);
    await must(admin, calls.decideRequest, { requestId, accepted: false, rejectionReason, customRejectionMessage });
    const own = rejectionReason === 'custom' ? customRejectionMessage : null;
    expect(await mine(person)).toMatchObject({ request: null, rejection: { cause: rejectionReason, reason: own, tookBack: false } });
    expect(await listed(requestId)).toMatchObject({ status: 'rejected', rejectionReason, customRejectionMessage: own, allowed: ['reset'] });
    await server.work();
    const plain = (words: string) => words.replaceAll('\u00a0', ' ');
    expect(plain((await server.mailsTo(person.email)).at(-1)?.text ?? '').replace(/\s+/g, ' ')).toContain(text);
    await must(person, calls.openInstructions, {});
    expect([await identityOf(person), (await mine(person)).rejection]).toEqual(['mObywatel_process', null]);
  });

  it('asks for a reason, for words where the reason is one’s own, and for six digits', async () => {
    const person = await server.person();
    const requestId = await gaveCode(server, person, admin);
    const reject = async (given: object) => {
      const answer = await admin.ask(calls.decideRequest, { requestId, accepted: false, ...given });
      return answer.ok ? ['ok'] : [answer.refusal.code, answer.refusal.field];
    };
    expect([
      await reject({}),
      await reject({ rejectionReason: 'custom' }),
      await reject({ rejectionReason: 'custom', customRejectionMessage: '   ' }),
      (await reject({ rejectionReason: 'custom', customRejectionMessage: 'x'.repeat(501) }))[0],
      codeOf(await admin.ask(calls.enterCode, { requestId, verificationCode: '12345' })),
    ]).toEqual([
      ['identity.reason_required', 'rejectionReason'],
      ['identity.message_required', 'customRejectionMessage'],
      ['identity.message_required', 'customRejectionMessage'],
      'kit.invalid_input',
      'kit.invalid_input',
    ]);
    expect(await statusOf(person)).toBe('code_provided');
  });

  it('is a person’s own: nobody moves another’s, and an unconfirmed address comes first', async () => {
    const [person, other, unverified] = [await server.person(), await server.person(), await server.person({ verified: false })];
    await askedForCode(server, person);
    expect([
      codeOf(await other.ask(calls.openInstructions, { userUid: person.uid })),
      codeOf(await other.ask(calls.answerPresence, { userUid: person.uid, continueVerification: false })),
      codeOf(await other.ask(calls.answerPresence, { continueVerification: false })),
      codeOf(await unverified.ask(calls.openInstructions, {})),
    ]).toEqual(['kit.denied', 'kit.denied', 'identity.request_not_found', 'identity.email_unverified']);
    expect(await statusOf(person)).toBe('waiting_for_code');
  });
});

it('is another admin’s where it is the moderator’s own request', async () => {
  const own = await server.person({ claims: ['admin'] });
  const requestId = await gaveCode(server, own, admin);
  expect([
    codeOf(await own.ask(calls.enterCode, { requestId, verificationCode: '738204' })),
    codeOf(await own.ask(calls.askPresence, { requestId })),
    codeOf(await own.ask(calls.decideRequest, { requestId, accepted: true })),
    codeOf(await own.ask(calls.resetRequest, { requestId, reason: 'Pomyłka' })),
  ]).toEqual(Array.from({ length: 4 }, () => 'person.own_case'));
  const seenBy = async (who: TestPerson) => (await must(who, calls.listRequests, { view: 'all', page: 1 })).items.find(({ id }) => id === requestId);
  expect(await seenBy(own)).toMatchObject({ isOwn: true, allowed: [] });
  expect(await seenBy(admin)).toMatchObject({ isOwn: false, allowed: expect.arrayContaining(['approve']) });
  expect([codeOf(await approve(requestId)), await identityOf(own)]).toEqual(['ok', 'ACCEPTED']);
});

it('a moderator’s own words of a "no" go 30 days after it, and its kind stays', async () => {
  const [old, young] = [await server.person(), await server.person()];
  const requests = new Map<TestPerson, string>();
  const words = 'Zdjęcie jest nieczytelne, proszę spróbować w lepszym świetle';
  for (const person of [old, young]) {
    const requestId = await gaveCode(server, person, admin);
    requests.set(person, requestId);
    await must(admin, calls.decideRequest, { requestId, accepted: false, rejectionReason: 'custom', customRejectionMessage: words });
  }
  const shift = sql`interval '31 days'`;
  await server.db.execute(sql`update identity_request set decided_at = decided_at - ${shift} where uid = ${old.uid}`);
  await server.db.transaction(async (tx) => {
    await allowErasure(tx);
    await tx.execute(sql`update lifecycle_step set created_at = created_at - ${shift} where lifecycle = 'identity' and subject_id = ${old.uid}`);
  });
  await forgetOldReasons(server.services);
  const holds = async (person: TestPerson) => {
    const steps = await server.db.execute(sql`select details from lifecycle_step where subject_id in (${person.uid}, ${requests.get(person)})`);
    return [await stored(requests.get(person) ?? ''), steps.rows].map((rows) => JSON.stringify(rows).includes(words));
  };
  expect([await holds(old), await holds(young)]).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(await stored(requests.get(old) ?? '')).toMatchObject({ status: 'rejected', rejection_reason: 'custom', custom_rejection_message: null });
  expect((await mine(young)).rejection).toMatchObject({ cause: 'custom', reason: words });
  expect([await identityOf(old), (await mine(old)).rejection]).toEqual(['REJECTED', null]);
});

it('is begun ten times a day at most, by one person', async () => {
  const person = await server.person();
  const begin = async () => codeOf(await person.ask(calls.openInstructions, { requestCode: false }));
  const giveUp = () => must(person, calls.answerPresence, { continueVerification: false });
  for (let n = 0; n < identityNumbers.begunPerDay; n += 1) {
    expect(await begin()).toBe('ok');
    await giveUp();
  }
  expect([await begin(), await identityOf(person)]).toEqual(['identity.begun_too_often', 'INITIAL']);
  await server.db.transaction(async (tx) => {
    await allowErasure(tx);
    await tx.execute(
      sql`update lifecycle_step set created_at = created_at - interval '1 day' where lifecycle = 'identity' and subject_id = ${person.uid}`,
    );
  });
  expect(await begin()).toBe('ok');
  await giveUp();
});

it('leads through the whole way by the payload that the specification names', async () => {
  const person = await server.person();
  const payload = { userUid: person.uid, firstName: person.firstName, lastName: person.lastName, email: person.email };
  const open = async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await person.fetch('/call/showMObywatelInstructions', { method: 'POST', body: JSON.stringify({ data: payload }), headers });
    return [answer.status, await statusOf(person)];
  };
  expect([await open(), await open()]).toEqual([
    [200, 'instructions_shown'],
    [200, 'waiting_for_code'],
  ]);
  const requestId = await requestIdOf(server, person.uid);
  await must(admin, calls.enterCode, { requestId, verificationCode: '738204' });
  expect([codeOf(await approve(requestId)), await identityOf(person)]).toEqual(['ok', 'ACCEPTED']);
});

describe('the question whether somebody is still there', () => {
  const asked = async (): Promise<{ readonly person: TestPerson; readonly requestId: string }> => {
    const person = await server.person();
    const requestId = await gaveCode(server, person, admin);
    await must(admin, calls.askPresence, { requestId });
    return { person, requestId };
  };

  it('leads on to another code, or to the beginning with the request gone', async () => {
    const [stays, goes] = [await asked(), await asked()];
    expect((await mine(stays.person)).request).toMatchObject({ status: 'awaiting_user_response', code: null, responseDeadline: expect.any(String) });
    await must(stays.person, calls.answerPresence, { continueVerification: true });
    expect(await statusOf(stays.person)).toBe('waiting_for_code');
    await must(goes.person, calls.answerPresence, { continueVerification: false });
    expect([await identityOf(goes.person), await stored(goes.requestId)]).toEqual(['INITIAL', null]);
    // The first request is gone; that it was begun is not forgotten.
    const second = await askedForCode(server, goes.person);
    expect((await must(admin, calls.getRequest, { requestId: second })).attempt).toBe(2);
  });

  it('is answered in time: at the three hundredth second the request is given up', async () => {
    const [early, late] = [await asked(), await asked()];
    await passTime(server, early.requestId, 298);
    await passTime(server, late.requestId, 300);
    expect([await statusOf(early.person), await statusOf(late.person)]).toEqual(['awaiting_user_response', 'user_inactive']);
    expect(codeOf(await late.person.ask(calls.answerPresence, { continueVerification: true }))).toBe('lifecycle.not_allowed');
    expect(codeOf(await early.person.ask(calls.answerPresence, { continueVerification: true }))).toBe('ok');
    expect((await stored(late.requestId))?.['status']).toBe('user_inactive');
  });
});

describe('time', () => {
  it('ends a code after 180 seconds, whoever looks first, and a decision counts for 60 more', async () => {
    const cases = [178, 180, 238, 241].map(async (seconds) => {
      const person = await server.person();
      const requestId = await gaveCode(server, person, admin);
      await passTime(server, requestId, seconds);
      const seen = await statusOf(person);
      return [seconds, seen, codeOf(await approve(requestId)), await identityOf(person)];
    });
    expect(await Promise.all(cases)).toEqual([
      [178, 'code_provided', 'ok', 'ACCEPTED'],
      [180, 'code_expired', 'ok', 'ACCEPTED'],
      [238, 'code_expired', 'ok', 'ACCEPTED'],
      [241, 'code_expired', 'identity.code_over', 'mObywatel_process'],
    ]);
  });

  it('lets a moderator give another code after the end of the first', async () => {
    const person = await server.person();
    const requestId = await gaveCode(server, person, admin);
    await passTime(server, requestId, 200);
    await server.tick();
    expect(await stored(requestId)).toMatchObject({ status: 'code_expired', verification_code: null });
    expect(codeOf(await admin.ask(calls.enterCode, { requestId, verificationCode: '115907' }))).toBe('ok');
    expect((await mine(person)).request).toMatchObject({ status: 'code_provided', code: '115907' });
  });

  it('gives a request up after half an hour without a sign of life, and a page that is open gives one', async () => {
    const [left, stayed] = [await server.person(), await server.person()];
    const [gone, kept] = [await askedForCode(server, left), await askedForCode(server, stayed)];
    await passTime(server, gone, 1_798);
    await passTime(server, kept, 1_798);
    await server.tick();
    expect([await statusOf(left), await statusOf(stayed)]).toEqual(['waiting_for_code', 'waiting_for_code']);
    await must(stayed, calls.notePresence, {});
    await passTime(server, gone, 2);
    await passTime(server, kept, 2);
    await server.tick();
    expect([await statusOf(left), await statusOf(stayed), await identityOf(left)]).toEqual([
      'user_inactive',
      'waiting_for_code',
      'mObywatel_process',
    ]);
    await must(left, calls.notePresence, {});
    expect(await statusOf(left)).toBe('user_inactive');
  });

  it('cleans up at the next full five minutes what was given up, and whoever comes back first begins again', async () => {
    const [lost, back, late] = [await server.person(), await server.person(), await server.person()];
    const ids = [await askedForCode(server, lost), await askedForCode(server, back), await askedForCode(server, late)] as const;
    for (const id of ids) await passTime(server, id, 1_800);
    await server.tick();
    expect(await listed(ids[0])).toMatchObject({ status: 'user_inactive', inactiveAt: expect.any(String), allowed: ['check', 'reset'] });
    await must(back, calls.openInstructions, {});
    for (const id of [ids[0], ids[2]]) await passSweep(server, id);
    // The clock has not come by yet: whoever begins again does not notice.
    await must(late, calls.openInstructions, { requestCode: true });
    await server.tick();
    expect([await identityOf(lost), await stored(ids[0])]).toEqual(['INITIAL', null]);
    expect([await statusOf(back), await statusOf(late), await stored(ids[2])]).toEqual(['instructions_shown', 'waiting_for_code', null]);
  });
});

describe('a reset', () => {
  const reason = 'Na prośbę osoby';

  it('brings whoever is not accepted back to the beginning and removes the request', async () => {
    const [open, refused, done] = [await server.person(), await server.person(), await server.person()];
    const ids = [await gaveCode(server, open, admin), await gaveCode(server, refused, admin), await gaveCode(server, done, admin)] as const;
    await must(admin, calls.decideRequest, { requestId: ids[1], accepted: false, rejectionReason: 'incorrect_data' });
    await must(admin, calls.decideRequest, { requestId: ids[2], accepted: true });
    const answers = [];
    expect(codeOf(await admin.ask(calls.resetRequest, { requestId: ids[0], reason: ' ' }))).toBe('identity.reset_reason_required');
    for (const requestId of ids) answers.push(codeOf(await admin.ask(calls.resetRequest, { requestId, reason })));
    expect(answers).toEqual(['ok', 'ok', 'lifecycle.not_allowed']);
    expect([await identityOf(open), await identityOf(refused), await identityOf(done)]).toEqual(['INITIAL', 'INITIAL', 'ACCEPTED']);
    expect([await stored(ids[0]), await stored(ids[1])]).toEqual([null, null]);
    expect(codeOf(await admin.ask(calls.resetRequest, { requestId: ids[0], reason }))).toBe('identity.request_not_found');
  });

  it('of an old refusal leaves a newer one of another way as it is', async () => {
    const person = await server.person();
    const old = await gaveCode(server, person, admin);
    await must(admin, calls.decideRequest, { requestId: old, accepted: false, rejectionReason: 'incorrect_data' });
    await sendSignedFile(person);
    await must(admin, calls.decideIdentity, { uid: person.uid, accepted: false, reason: 'Podpis jest innej osoby' });
    await must(admin, calls.resetRequest, { requestId: old, reason });
    expect([await identityOf(person), (await mine(person)).rejection?.reason, await stored(old)]).toEqual([
      'REJECTED',
      'Podpis jest innej osoby',
      null,
    ]);
  });

  it('of an old request leaves a newer one alone', async () => {
    const person = await server.person();
    const old = await gaveCode(server, person, admin);
    await must(admin, calls.decideRequest, { requestId: old, accepted: false, rejectionReason: 'incorrect_data' });
    await askedForCode(server, person);
    await must(admin, calls.resetRequest, { requestId: old, reason });
    expect([await identityOf(person), await statusOf(person), await stored(old)]).toEqual(['mObywatel_process', 'waiting_for_code', null]);
  });
});

describe('what is kept', () => {
  /** Every row of the database as text. */
  const everything = async (): Promise<string> => {
    const { rows: tables } = await server.db.execute<{ name: string }>(
      sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const texts = [];
    for (const { name } of tables) texts.push(JSON.stringify((await server.db.execute(sql.raw(`select * from ${name}`))).rows));
    return texts.join('\n');
  };

  const code = '904817';
  const decided = ['id', 'uid', 'status', 'decided_at', 'decided_by', 'created_at'];

  it.each<[string, (requestId: string, person: TestPerson) => Promise<unknown>, readonly string[]]>([
    [
      'an acceptance',
      (requestId) => must(admin, calls.decideRequest, { requestId, accepted: true }),
      [...decided, 'matched_first_name', 'matched_last_name'],
    ],
    [
      'a refusal',
      (requestId) => must(admin, calls.decideRequest, { requestId, accepted: false, rejectionReason: 'incorrect_data' }),
      [...decided, 'rejection_reason'],
    ],
    [
      'a refusal in words',
      (requestId) =>
        must(admin, calls.decideRequest, { requestId, accepted: false, rejectionReason: 'custom', customRejectionMessage: 'Inne nazwisko' }),
      [...decided, 'rejection_reason', 'custom_rejection_message'],
    ],
    ['giving up', (_, person) => must(person, calls.answerPresence, { continueVerification: false }), []],
    ['a reset', (requestId) => must(admin, calls.resetRequest, { requestId, reason: 'Na prośbę osoby' }), []],
    [
      'the clean-up',
      async (requestId) => {
        await must(admin, calls.askPresence, { requestId });
        await passTime(server, requestId, 300);
        await server.tick();
        await passSweep(server, requestId);
        await server.tick();
      },
      [],
    ],
  ])('after %s is the result, with names, time and moderator, and nowhere a code', async (_, end, columns) => {
    const person = await server.person();
    const requestId = await gaveCode(server, person, admin, code);
    expect(await everything()).toContain(code);
    await end(requestId, person);
    await server.work();
    const row = (await stored(requestId)) ?? {};
    expect(
      Object.keys(row)
        .filter((column) => row[column] !== null)
        .toSorted(),
    ).toEqual([...columns].toSorted());
    expect(await everything()).not.toContain(code);
  });
});
