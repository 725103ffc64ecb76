import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accept, anAgent, aProposal, ownerDetails, sendPolicy, shortLease, uploadScan } from '../../../../tests/factories/agency.ts';
import { anInsertedOffer, anInsertedSigner, aSignedLease } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type Client, type TestPerson, type TestServer, testPassword, testServer } from '../../../../tests/kit/server.ts';
import { leavingCalls } from '../../../contract/accounts/endpoints/leaving.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { agencyCalls } from '../../../contract/agency/endpoints.ts';
import { contentCalls } from '../../../contract/content/endpoints.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { addMonths, dayOf } from '../../../domain/kit/time.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { tidyLeavers } from './delete-account.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 120_000);
afterAll(() => server.close());

const fetched = async (who: Client, path: string) => {
  const answer = await who.fetch(path);
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** The entries of an archive, read by its directory. */
const entriesOf = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  const end = zip.length - 22;
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 8); left > 0; left -= 1) {
    const [size, length, start] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const bytes = start + 30 + zip.readUInt16LE(start + 26);
    entries.set(zip.subarray(at + 46, at + 46 + length).toString('utf8'), zip.subarray(bytes, bytes + size));
    at += 46 + length;
  }
  return entries;
};

it('holds the ways in and the counter-offers of a person, without any secret of theirs', async () => {
  const tenant = await anInsertedSigner(server);
  const offerId = await anInsertedOffer(server, await anInsertedSigner(server));
  await server.db.execute(sql`insert into counter_offer (id, offer_id, offer_version, company_id, uid, state, new_price, expires_at)
    values ('counter00000000000001', ${offerId}, 1, 'company0000000000001', ${tenant.uid}, 'NEW', 700000, now())`);
  await server.db.execute(sql`insert into second_factor (uid, sealed_secret, confirmed_at) values (${tenant.uid}, 'geheim', now())`);
  await server.db.execute(sql`insert into recovery_code (uid, hash) values (${tenant.uid}, 'geheim')`);
  await must(tenant, leavingCalls.requestDataCopy, {});
  await server.work();
  const { bytes } = await fetched(tenant, (await must(tenant, leavingCalls.getDataCopy, {})).copy?.path ?? '');
  const entries = entriesOf(bytes);
  const account: unknown = JSON.parse(entries.get('account.json')?.toString('utf8') ?? 'null');
  expect(account).toMatchObject({
    sessions: [{ createdAt: expect.any(String), userAgent: expect.anything() }],
    secondFactor: { confirmedAt: expect.any(String) },
    recoveryCodes: [{ usedAt: null }],
  });
  expect(JSON.parse(entries.get('counterOffers.json')?.toString('utf8') ?? 'null')).toMatchObject([{ offerId, newPrice: 700000 }]);
  expect([...entries.values()].map(String).join('')).not.toContain('geheim');
});

it('holds the policy that was annexed to an agency agreement, for the owner and for the agent, who has another one by now', async () => {
  const [agent, owner] = [await anAgent(server), await server.person()];
  await sendPolicy(server, agent, '%PDF-1.7 the annexed policy');
  const proposed = await aProposal(server, agent, ownerDetails(owner.email), { form: shortLease });
  await accept(server, proposed, owner.email);
  await sendPolicy(server, agent, '%PDF-1.7 the policy of next year');
  const copyFor = async (who: TestPerson): Promise<readonly (readonly [string, string])[]> => {
    await must(who, leavingCalls.requestDataCopy, {});
    await server.work();
    const { bytes } = await fetched(who, (await must(who, leavingCalls.getDataCopy, {})).copy?.path ?? '');
    const policies = [...entriesOf(bytes)].filter(([name]) => name.endsWith('polisa-OC.pdf'));
    return policies.map(([name, content]) => [name.replace(/^documents\/\d+ /, ''), content.toString('utf8')]);
  };
  const annexed = [expect.stringMatching(/^UP-[^/]+ polisa-OC\.pdf$/), '%PDF-1.7 the annexed policy'];
  expect(await copyFor(owner)).toEqual([annexed]);
  expect(await copyFor(agent)).toEqual([['polisa-OC.pdf', '%PDF-1.7 the policy of next year'], annexed]);
});

it('holds a proposal of an agent that waits for the answer of the person, and nothing of a former holder of the address', async () => {
  const [agent, owner] = [await anAgent(server), await server.person()];
  const agreementsFor = async (who: TestPerson): Promise<unknown> => {
    await must(who, leavingCalls.requestDataCopy, {});
    await server.work();
    const { bytes } = await fetched(who, (await must(who, leavingCalls.getDataCopy, {})).copy?.path ?? '');
    return (JSON.parse(entriesOf(bytes).get('agency.json')?.toString('utf8') ?? 'null') as { agreements: unknown }).agreements;
  };
  const proposed = await aProposal(server, agent, ownerDetails(owner.email), { form: shortLease });
  expect(await agreementsFor(owner)).toMatchObject([{ offerId: proposed.offerId, state: 'PENDING' }]);
  await accept(server, proposed, owner.email);
  const former = owner.email;
  await server.db.execute(sql`update person set email = ${`x-${former}`} where uid = ${owner.uid}`);
  await server.db.execute(sql`update auth_user set email = ${`x-${former}`} where id = ${owner.uid}`);
  const later = await server.person({ email: former });
  const listed = async (who: TestPerson) => (await must(who, agencyCalls.listAgreements, { page: 1 })).list.items.map(({ id }) => id);
  expect([await agreementsFor(later), await listed(later), await listed(owner)]).toEqual([[], [], [proposed.agreementId]]);
});

it('holds the signed files of an agency agreement for both of its sides, whoever brought them, and for nobody else', async () => {
  const [agent, owner, stranger] = [await anAgent(server), await server.person(), await server.person()];
  const proposed = await aProposal(server, agent, ownerDetails(owner.email), { form: shortLease });
  await accept(server, proposed, owner.email);
  const admin = await server.person({ claims: ['admin'] });
  const fileId = await uploadScan(server, agent, admin, proposed.agreementId, { content: '%PDF-1.7 of the agent', name: 'umowa.pdf' });
  await must(admin, agencyCalls.reviewAgreementFile, { fileId, accepted: false, note: 'Brakuje drugiej strony' });
  await uploadScan(server, owner, admin, proposed.agreementId, { content: '%PDF-1.7 of the owner', name: '../../umowa.pdf' });
  const copyFor = async (who: TestPerson) => {
    await must(who, leavingCalls.requestDataCopy, {});
    await server.work();
    const entries = entriesOf((await fetched(who, (await must(who, leavingCalls.getDataCopy, {})).copy?.path ?? '')).bytes);
    const files = [...entries].filter(([, bytes]) => bytes.subarray(0, 15).toString('latin1') === '%PDF-1.7 of the');
    return {
      agency: JSON.parse(entries.get('agency.json')?.toString('utf8') ?? 'null') as unknown,
      files: files.map(([name, bytes]) => [name.replace(/^documents\/\d+ UP-[\d-]+ /, ''), bytes.toString('utf8')]),
    };
  };
  const scans = [
    { side: 'agent', kind: 'scan', name: 'umowa.pdf', outcome: 'returned', note: 'Brakuje drugiej strony' },
    { side: 'owner', kind: 'scan', name: '../../umowa.pdf', outcome: 'waiting', note: null },
  ];
  const both = [
    ['umowa.pdf', '%PDF-1.7 of the agent'],
    ['..-..-umowa.pdf', '%PDF-1.7 of the owner'],
  ];
  for (const side of [agent, owner]) {
    const copy = await copyFor(side);
    expect(copy).toMatchObject({ agency: { agreements: [{ files: scans }] }, files: both });
    expect(JSON.stringify(copy.agency)).not.toMatch(/fileKey|reviewedBy|offers\/\w+\/agency/);
  }
  expect(await copyFor(stranger)).toMatchObject({ agency: { agreements: [] }, files: [] });
});

it('is ordered only after a recent sign-in', async () => {
  const person = await server.person();
  await server.db.execute(sql`update auth_session set created_at = now() - interval '11 minutes' where user_id = ${person.uid}`);
  expect(await person.ask(leavingCalls.requestDataCopy, {})).toMatchObject({ refusal: { code: 'copy.sign_in_again' } });
  expect(await must(person, leavingCalls.getDataCopy, {})).toEqual({ copy: null });
  await must(person, accountsCalls.signIn, { email: person.email, password: testPassword, bearer: false });
  expect(await must(person, leavingCalls.requestDataCopy, {})).toMatchObject({ copy: { state: 'asked' } });
});

it('holds everything that is stored about a person and the documents that they signed, opens for them alone, and expires', async () => {
  const { tenant, landlord } = await aSignedLease(server);
  await must(tenant, contentCalls.sendReport, { userUid: tenant.uid, title: 'Mapa stoi', type: 'Error', description: 'Na telefonie.' });
  const { copy } = await must(tenant, leavingCalls.requestDataCopy, {});
  expect(copy).toMatchObject({ state: 'asked', path: null });
  expect((await must(tenant, leavingCalls.requestDataCopy, {})).copy.id).toBe(copy.id);
  await server.work();
  const ready = (await must(tenant, leavingCalls.getDataCopy, {})).copy;
  expect(ready).toMatchObject({ id: copy.id, state: 'ready', path: expect.any(String) });
  expect((await server.mailsTo(tenant.email)).at(-1)?.subject).toBe('Kopia Twoich danych jest gotowa');

  const link = ready?.path ?? '';
  const whole = vi.spyOn(server.services.files, 'get');
  const own = await fetched(tenant, link);
  expect(whole).not.toHaveBeenCalled();
  whole.mockRestore();
  expect([own.status, own.type, own.bytes.length]).toEqual([200, 'application/zip', ready?.bytes]);
  for (const who of [landlord, server.client()]) expect((await fetched(who, link)).status).toBe(404);
  await server.db.execute(sql`update auth_session set created_at = now() - interval '11 minutes' where user_id = ${tenant.uid}`);
  const late = await fetched(tenant, link);
  expect([late.status, late.type]).not.toContain('application/zip');
  expect(late.bytes.toString('utf8')).toContain('copy.sign_in_again');

  const entries = entriesOf(own.bytes);
  const section = (name: string): unknown => JSON.parse(entries.get(`${name}.json`)?.toString('utf8') ?? 'null');
  expect(section('account')).toMatchObject({ person: { email: tenant.email, firstName: tenant.firstName } });
  expect(section('reports')).toMatchObject([{ title: 'Mapa stoi' }]);
  expect(section('leases')).toMatchObject([{ name: expect.any(String) }]);
  const pdfs = [...entries].filter(([name]) => name.endsWith('.pdf'));
  expect(pdfs.map(([, bytes]) => bytes.subarray(0, 5).toString('latin1'))).toEqual(['%PDF-']);
  expect(section('documents')).toEqual(pdfs.map(([name]) => ({ name, isInside: true })));
  const all = [...entries].filter(([name]) => name.endsWith('.json')).map(([, bytes]) => bytes.toString('utf8'));
  for (const secret of ['viewerHash', 'sealedSecrets', 'leaveHash', '"password"', 'token']) expect(all.join('')).not.toContain(secret);

  await server.db.execute(sql`update data_copy set expires_at = now() - interval '1 second' where id = ${copy.id}`);
  expect((await fetched(tenant, link)).status).toBe(404);
  await tidyLeavers(server.services);
  await server.work();
  expect(await server.services.files.list(`people/${tenant.uid}`)).toEqual([]);
  expect((await must(tenant, leavingCalls.getDataCopy, {})).copy).toBeNull();
});

it('has the notices about offers, which are kept a year from their decision', async () => {
  const [person, admin] = [await server.person(), await server.person({ claims: ['admin'] })];
  const offerId = await anInsertedOffer(server, await anInsertedSigner(server));
  const notice = { ground: 'pictures', explanation: 'To zdjęcia mojego lokalu.', goodFaith: true, lang: 'pl' } as const;
  await must(person, contentCalls.reportOffer, { ...notice, offerId });
  const keptUntil = async () => {
    const { kept } = await must(person, leavingCalls.getAccountDeletion, {});
    return kept.find(({ kind }) => kind === 'reports')?.until;
  };
  expect(await keptUntil()).toBe(addMonths(dayOf(await databaseNow(server.db)), 12));
  const [open] = (await must(admin, contentCalls.listOfferNotices, { open: true, page: 1 })).items;
  const decided = { decision: 'keep', basis: 'law', reference: '', reason: 'Zdjęcia zgadzają się z lokalem.' } as const;
  await must(admin, contentCalls.decideOfferNotice, { noticeId: open?.id ?? '', ...decided });
  await server.db.execute(sql`update offer_notice set decided_at = '2030-03-01T12:00:00Z' where uid = ${person.uid}`);
  expect(await keptUntil()).toBe('2031-03-01');
  await must(person, leavingCalls.requestDataCopy, {});
  await server.work();
  const { bytes } = await fetched(person, (await must(person, leavingCalls.getDataCopy, {})).copy?.path ?? '');
  expect(JSON.parse(entriesOf(bytes).get('offerNotices.json')?.toString('utf8') ?? 'null')).toMatchObject([
    { offerId, explanation: notice.explanation, ...decided },
  ]);
});

it('leaves no archive behind whose making was cut off before its row named it', async () => {
  const person = await server.person();
  const { copy } = await must(person, leavingCalls.requestDataCopy, {});
  await server.work();
  await server.db.execute(sql`
    update data_copy set key = null, bytes = null, ready_at = null, expires_at = null, created_at = now() - interval '25 hours' where id = ${copy.id}`);
  expect(await server.services.files.list(`people/${person.uid}`)).toHaveLength(1);
  await tidyLeavers(server.services);
  await server.work();
  expect(await server.services.files.list(`people/${person.uid}`)).toEqual([]);
});

it('is handed out so many times a minute, whatever is asked for', async () => {
  const person = await server.person();
  const statuses: number[] = [];
  // The count begins anew with each minute, which may turn over meanwhile.
  for (let turn = 0; turn < 2 * limitNumbers.dataCopiesPerMinute + 1; turn += 1) statuses.push((await fetched(person, '/account/copy/none')).status);
  expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(limitNumbers.dataCopiesPerMinute);
});
