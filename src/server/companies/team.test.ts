import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedSigner, type Signer } from '../../../tests/factories/deals.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { leavingCalls } from '../../contract/accounts/endpoints/leaving.ts';
import { eventCalls } from '../../contract/admin/endpoints/events.ts';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import { teamCalls } from '../../contract/companies/endpoints/team.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

const joined = (creator: Signer): Promise<Signer> => anInsertedSigner(server, { companyId: creator.companyId, companyName: creator.companyName });
const asked = ({ companyId, companyName }: Signer): Promise<Signer> => anInsertedSigner(server, { companyId, companyName, state: 'CHECKING' });
const takeBack = ({ uid, companyId }: Signer) =>
  must(admin, companiesCalls.decideCompany, { uid, companyId, accepted: false, reason: 'Odwołanie z zarządu' });
const leave = async (person: TestPerson) => codeOf(await person.ask(companiesCalls.clearCompanyDetails, {}));
const heirsOf = (person: TestPerson) => must(person, teamCalls.listCompanySuccessors, { page: 1 });
const logged = async (method: string, uid: string) =>
  (await must(admin, eventCalls.listEvents, { person: uid })).items.find((entry) => entry.method === method);

describe('a creator whose acceptance was taken back', () => {
  it('neither sees nor removes anybody, hands the company over to an accepted person alone, and leaves', async () => {
    const creator = await anInsertedSigner(server);
    const [signer, waiting] = [await joined(creator), await asked(creator)];
    const { companyId } = creator;
    await takeBack(creator);
    expect(codeOf(await creator.ask(teamCalls.listCompanyWorkers, { page: 1 }))).toBe('company.denied');
    expect(codeOf(await creator.ask(teamCalls.deleteUserFromCompany, { uid: signer.uid, companyId }))).toBe('company.denied');
    expect(await leave(creator)).toBe('company.creator_stays');
    expect(await heirsOf(creator)).toMatchObject({ company: { id: companyId }, items: [{ uid: signer.uid }], others: 2, isLinked: true });
    expect(codeOf(await creator.ask(teamCalls.handOverCompany, { uid: waiting.uid }))).toBe('company.not_found');
    await must(creator, teamCalls.handOverCompany, { uid: signer.uid });
    expect(await leave(creator)).toBe('ok');
    expect(await must(signer, companiesCalls.getMyCompany, {})).toMatchObject({ company: { isCreator: true } });
    expect(await logged('handOverCompany', signer.uid)).toMatchObject({ by: { uid: creator.uid }, about: { uid: signer.uid } });
    await server.work();
    expect((await server.mailsTo(signer.email)).at(-1)?.subject).toContain('Prowadzisz teraz firmę');
  });

  it('leaves, and deletes the account, where nobody is accepted who could take the company over', async () => {
    const creator = await anInsertedSigner(server);
    const waiting = await asked(creator);
    expect(await leave(creator)).toBe('company.creator_stays');
    await takeBack(creator);
    expect(await heirsOf(creator)).toMatchObject({ items: [], others: 1, isLinked: true });
    expect(await must(creator, leavingCalls.getAccountDeletion, {})).toMatchObject({ holds: [] });
    expect(await leave(creator)).toBe('ok');
    // Whoever is accepted later is found by the one who left.
    await server.db.execute(sql`update company set nip = '5261000007' where id = ${creator.companyId}`);
    expect(codeOf(await creator.ask(teamCalls.listCompanySuccessors, { page: 1 }))).toBe('company.not_found');
    await must(admin, companiesCalls.decideCompany, { uid: waiting.uid, companyId: creator.companyId, accepted: true });
    expect(await heirsOf(creator)).toMatchObject({ items: [{ uid: waiting.uid }], isLinked: false });
  });

  it('gets no projects of whoever leaves: they stay with their author', async () => {
    const creator = await anInsertedSigner(server);
    const signer = await joined(creator);
    const { offerId } = await must(signer, offersCalls.createOffer, {});
    await server.db.execute(sql`update offer set state = 'UNSIGNED', company_id = ${creator.companyId} where id = ${offerId}`);
    await takeBack(creator);
    await must(admin, teamCalls.deleteUserFromCompany, { uid: signer.uid, companyId: creator.companyId, reason: 'Konto przejęte' });
    expect((await server.db.execute(sql`select owner_uid from offer where id = ${offerId}`)).rows).toEqual([{ owner_uid: signer.uid }]);
    await server.work();
    const letter = (await server.mailsTo(signer.email)).at(-1)?.text ?? '';
    expect([letter.includes('Konto przejęte'), letter.includes('projekty')]).toEqual([true, false]);
  });
});

describe('an admin', () => {
  it('makes an accepted person the creator with a reason that both read and the event log keeps', async () => {
    const creator = await anInsertedSigner(server);
    const [signer, waiting] = [await joined(creator), await asked(creator)];
    const appoint = (who: TestPerson, uid: string) =>
      who.ask(teamCalls.appointCompanyCreator, { uid, companyId: creator.companyId, reason: 'Twórca nie odpowiada' });
    expect(codeOf(await appoint(creator, signer.uid))).toBe('kit.denied');
    expect(codeOf(await appoint(admin, waiting.uid))).toBe('company.not_found');
    expect(codeOf(await appoint(admin, signer.uid))).toBe('ok');
    expect(codeOf(await appoint(admin, signer.uid))).toBe('ok');
    expect(await must(signer, companiesCalls.getMyCompany, {})).toMatchObject({ company: { isCreator: true } });
    expect(await logged('appointCompanyCreator', signer.uid)).toMatchObject({
      by: { uid: admin.uid },
      about: { uid: signer.uid },
      details: expect.arrayContaining([{ name: 'reason', value: 'Twórca nie odpowiada' }]),
    });
    await server.work();
    const letters = async (who: TestPerson) => (await server.mailsTo(who.email)).filter(({ text }) => text.includes('Twórca nie odpowiada'));
    expect([await letters(signer), await letters(creator)].map((list) => list.map(({ subject }) => subject))).toEqual([
      [expect.stringContaining('Prowadzisz teraz firmę')],
      [expect.stringContaining('ktoś inny')],
    ]);
  });

  it('sees in the console who is the creator and what may be done with whom, but nothing about their own company', async () => {
    const creator = await anInsertedSigner(server);
    const [signer, waiting] = [await joined(creator), await asked(creator)];
    await server.db.execute(sql`update person set claims = '{admin}' where uid in (${creator.uid}, ${signer.uid})`);
    await server.db.execute(sql`update company_member set submitted_at = now() where company_id = ${creator.companyId}`);
    const listed = async (who: TestPerson, uid: string) =>
      (await must(who, adminCalls.listReviews, { kind: 'company', waiting: uid === waiting.uid, page: 1 })).items.find(
        ({ person }) => person.uid === uid,
      );
    expect(await listed(admin, creator.uid)).toMatchObject({ isCreator: true, team: [] });
    expect(await listed(admin, signer.uid)).toMatchObject({ isCreator: false, team: ['remove', 'handOver'] });
    expect(await listed(admin, waiting.uid)).toMatchObject({ team: ['remove'] });
    expect(await listed(creator, signer.uid)).toMatchObject({ isOwn: true, team: [] });
    const own = { uid: signer.uid, companyId: creator.companyId, reason: 'Nie odpowiada' };
    expect(codeOf(await creator.ask(teamCalls.appointCompanyCreator, own))).toBe('person.own_case');
    expect(codeOf(await signer.ask(teamCalls.deleteUserFromCompany, { ...own, uid: waiting.uid }))).toBe('person.own_case');
  });

  it('removes nobody without a reason, which the event log keeps beside who and whom', async () => {
    const creator = await anInsertedSigner(server);
    const signer = await joined(creator);
    const removal = { uid: signer.uid, companyId: creator.companyId };
    expect(codeOf(await admin.ask(teamCalls.deleteUserFromCompany, removal))).toBe('company.reason_required');
    await must(admin, teamCalls.deleteUserFromCompany, { ...removal, reason: 'Konto przejęte' });
    expect(await logged('deleteUserFromCompany', signer.uid)).toMatchObject({
      by: { uid: admin.uid },
      about: { uid: signer.uid },
      details: expect.arrayContaining([{ name: 'reason', value: 'Konto przejęte' }]),
    });
  });

  it('tells whoever was unlinked by somebody else, and nobody who leaves or deletes their own company', async () => {
    const creator = await anInsertedSigner(server);
    const [removed, left] = [await joined(creator), await joined(creator)];
    await must(creator, teamCalls.deleteUserFromCompany, { uid: removed.uid, companyId: creator.companyId });
    expect(await leave(left)).toBe('ok');
    await must(creator, teamCalls.deleteCompany, {});
    await server.work();
    const letters = async ({ email }: TestPerson) =>
      (await server.mailsTo(email)).filter(({ subject }) => subject.replaceAll('\u00a0', ' ').includes('nie jest już połączone')).length;
    expect([await letters(removed), await letters(left), await letters(creator)]).toEqual([1, 0, 0]);
  });
});
