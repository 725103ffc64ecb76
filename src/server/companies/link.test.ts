import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, type Signer } from '../../../tests/factories/deals.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { leavingCalls } from '../../contract/accounts/endpoints/leaving.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import { teamCalls } from '../../contract/companies/endpoints/team.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { formFromRegisters } from '../../domain/companies/rules/registers/prefill.ts';
import type { CompanyForm } from '../../domain/companies/types.ts';
import { companyNumbers } from '../../domain/kit/numbers.ts';
import { forgetAnswers } from './store/registers.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

const typed: CompanyForm = {
  ...{ name: '', nip: '', regon: '', krs: null, noKrs: false, country: 'Polska', postalCode: '', city: '', street: '', houseNumber: '' },
  ...{ website: null, bankAccount: '61109010140000071219812874', vatStatus: 'active', legalForm: null, representation: null },
  ...{ generalPartner: null, partners: [], noticesEmail: null, deliveryAddress: null, isLargeUndertaking: false },
};
/** Asks the registers, and gives in what they filled in. */
const addFrom = async (person: TestPerson, nip: string, capacity: 'board_member' | 'owner' | 'proxy' = 'board_member'): Promise<string> => {
  const { answers } = await must(person, companiesCalls.getCompanyFromRegistry, { nip });
  return (await must(person, companiesCalls.addCompany, { company: { ...typed, nip, ...formFromRegisters(answers) }, capacity })).companyId;
};
const uploadAuthority = (person: TestPerson, companyId: string): Promise<Response> => {
  const body = new FormData();
  body.set('file', new File(['%PDF-1.7 consent'], 'Umocowanie.pdf'));
  return person.fetch(`/companies/${companyId}/authority`, { method: 'POST', body });
};

describe('registers', () => {
  it('fill in a form by its NIP, keep time, source and who asked, and are asked once a day', async () => {
    const person = await server.person({ firstName: 'Elżbieta', lastName: 'Nowak' });
    const first = await must(person, companiesCalls.getCompanyFromRegistry, { nip: 'PL 199-900-13-76' });
    expect(first).toMatchObject({
      ...{ status: 'SUCCESS', known: null, mention: 'named' },
      resp: { Nazwa: 'PIEKARNIA ŁAN SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', KodPocztowy: '90-060', NrNieruchomosci: '14', Ulica: 'ul. Nawrot' },
    });
    expect(first.answers.map(({ source, outcome, isRecorded }) => [source, outcome, isRecorded])).toEqual([
      ['gus', 'found', true],
      ['krs', 'found', true],
      ['whitelist', 'found', true],
    ]);
    await must(person, companiesCalls.getCompanyFromRegistry, { nip: '1999001376' });
    const { rows } = await server.db.execute(
      sql`select source, asked_by, asked_at is not null as timed from register_answer where nip = '1999001376'`,
    );
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual({ source: 'krs', asked_by: person.uid, timed: true });
  });

  it('know nobody of that number, refuse a wrong one, and wait for a confirmed address', async () => {
    const [person, unverified] = [await server.person(), await server.person({ verified: false })];
    expect(await must(person, companiesCalls.getCompanyFromRegistry, { nip: '5260250274' })).toMatchObject({ status: 'NOT_FOUND', resp: null });
    expect(codeOf(await person.ask(companiesCalls.getCompanyFromRegistry, { nip: '5260250275' }))).toBe('company.nip_invalid');
    expect(codeOf(await unverified.ask(companiesCalls.getCompanyFromRegistry, { nip: '1999001376' }))).toBe('company.email_unverified');
  });

  it('are asked about so many companies a day by one person, and as often as they like about those known today', async () => {
    const person = await server.person();
    await must(person, companiesCalls.getCompanyFromRegistry, { nip: '1999003228' });
    await server.db.execute(sql`
      insert into register_answer (id, nip, source, outcome, is_recorded, asked_by)
      select 'A' || lpad(n::text, 19, '0'), '9' || lpad(n::text, 9, '0'), 'gus', 'absent', true, ${person.uid} from generate_series(1, 19) n`);
    expect(codeOf(await person.ask(companiesCalls.getCompanyFromRegistry, { nip: '1999003599' }))).toBe('company.lookups_spent');
    expect(codeOf(await person.ask(companiesCalls.getCompanyFromRegistry, { nip: '1999003228' }))).toBe('ok');
  });

  it('say to the moderator where the form differs and whether they name the person; old answers about nobody are forgotten', async () => {
    const person = await server.person({ firstName: 'Jan', lastName: 'Kowal' });
    const companyId = await addFrom(person, '1999001749');
    await must(person, companiesCalls.submitCompany, { companyId });
    const { items } = await must(admin, adminCalls.listReviews, { kind: 'company', waiting: true, page: 1 });
    const review = items.find((item) => item.person.uid === person.uid);
    expect(review).toMatchObject({ mention: 'named', registers: [{ source: 'gus' }, { source: 'krs' }, { source: 'whitelist' }] });
    await must(admin, companiesCalls.checkCompanyRegisters, { companyId });
    await server.db.execute(sql`update register_answer set asked_at = now() - interval '31 days'`);
    await forgetAnswers(server.db, 30);
    const { rows } = await server.db.execute(sql`select distinct nip from register_answer`);
    expect(rows).toEqual([{ nip: '1999001749' }]);
  });

  it('make whoever they do not name, and whoever gives in a joint company alone, attach a document', async () => {
    const [stranger, partner] = [
      await server.person({ firstName: 'Ewa', lastName: 'Obca' }),
      await server.person({ firstName: 'Adam', lastName: 'Brzeski' }),
    ];
    const foreign = await addFrom(stranger, '1999006936');
    expect(codeOf(await stranger.ask(companiesCalls.submitCompany, { companyId: foreign }))).toBe('company.authority_missing');
    await uploadAuthority(stranger, foreign);
    expect(codeOf(await stranger.ask(companiesCalls.submitCompany, { companyId: foreign }))).toBe('ok');
    const joint = await addFrom(partner, '1999001005');
    expect(await must(partner, companiesCalls.getMyCompany, {})).toMatchObject({
      company: { mention: 'named', form: { representation: 'joint_with_proxy' } },
    });
    expect(codeOf(await partner.ask(companiesCalls.submitCompany, { companyId: joint }))).toBe('company.authority_missing');
    await uploadAuthority(partner, joint);
    expect(codeOf(await partner.ask(companiesCalls.submitCompany, { companyId: joint }))).toBe('ok');
    await must(admin, companiesCalls.decideCompany, { uid: partner.uid, companyId: joint, accepted: true });
    // The second member of the board only joins: the register names her.
    const marta = await server.person({ firstName: 'Marta', lastName: 'Szulc' });
    expect(await must(marta, companiesCalls.getCompanyFromRegistry, { nip: '1999001005' })).toMatchObject({
      status: 'KNOWN',
      known: { id: joint },
      answers: [],
    });
    expect(codeOf(await marta.ask(companiesCalls.submitCompany, { companyId: joint, capacity: 'board_member' }))).toBe('ok');
  });
});

describe('people', () => {
  const team = async (): Promise<readonly [creator: Signer, signer: Signer, worker: TestPerson]> => {
    const creator = await anInsertedSigner(server);
    const signer = await anInsertedSigner(server, { companyId: creator.companyId, companyName: creator.companyName });
    const worker = await server.person();
    await must(worker, teamCalls.updateUserCompanyId, { companyId: creator.companyId, capacity: 'proxy' });
    return [creator, signer, worker];
  };

  it('are listed to the creator alone, five a page, with their roles', async () => {
    const [creator, signer, worker] = await team();
    const { items, total } = await must(creator, teamCalls.listCompanyWorkers, { page: 1 });
    expect(total).toBe(3);
    const roles = Object.fromEntries(items.map(({ uid, role, allowed }) => [uid, [role, ...allowed]]));
    expect(roles).toEqual({ [creator.uid]: ['creator'], [signer.uid]: ['signer', 'remove', 'handOver'], [worker.uid]: ['worker', 'remove'] });
    expect(codeOf(await signer.ask(teamCalls.listCompanyWorkers, { page: 1 }))).toBe('company.denied');
    for (const _ of [1, 2, 3]) await anInsertedSigner(server, { companyId: creator.companyId });
    expect(await must(creator, teamCalls.listCompanyWorkers, { page: 2 })).toMatchObject({ pages: 2, items: [expect.anything()] });
  });

  it('are invited by the creator, ten times a day, with a mail that leads to the number of the company', async () => {
    const [creator, signer] = await team();
    const invite = async (who: TestPerson, email: string): Promise<string> => codeOf(await who.ask(teamCalls.inviteToCompany, { email }));
    expect(await invite(signer, 'nowa@poczta.example')).toBe('company.denied');
    const guest = await server.person();
    expect([await invite(creator, guest.email), await invite(creator, guest.email)]).toEqual(['ok', 'ok']);
    // Whoever is in the company takes none of the ten.
    expect([await invite(creator, creator.email), await invite(creator, signer.email.toUpperCase())]).toEqual(
      Array(2).fill('company.already_member'),
    );
    for (let sent = 2; sent < companyNumbers.invitesPerDay; sent += 1) expect(await invite(creator, `nowa-${sent}@poczta.example`)).toBe('ok');
    expect(await invite(creator, 'jedenasta@poczta.example')).toBe('company.invites_spent');
    await server.work();
    const letters = (await server.mailsTo(guest.email)).filter(({ text }) => text.includes('/account/link-company?nip='));
    expect(letters).toHaveLength(1);
  });

  it('choose a company before they send the link: the role is never assumed', async () => {
    const [creator, , worker] = await team();
    expect(await must(worker, companiesCalls.getMyCompany, {})).toMatchObject({
      company: { state: 'INITIAL', form: { regon: '' }, allowed: ['submit', 'unlink'] },
    });
    const other = await server.person();
    expect(codeOf(await other.ask(teamCalls.updateUserCompanyId, { companyId: creator.companyId }))).toBe('company.capacity_wrong');
    expect(codeOf(await other.ask(teamCalls.updateUserCompanyId, { companyId: 'N'.repeat(20), capacity: 'proxy' }))).toBe('company.not_found');
  });

  it('are removed by the creator or an admin, told by mail, and hand their projects over; whoever is needed stays', async () => {
    const [creator, signer, worker] = await team();
    const { companyId } = creator;
    const { offerId } = await must(signer, offersCalls.createOffer, {});
    await server.db.execute(sql`update offer set state = 'UNSIGNED', company_id = ${companyId} where id = ${offerId}`);
    expect(codeOf(await signer.ask(teamCalls.deleteUserFromCompany, { uid: worker.uid, companyId }))).toBe('company.denied');
    expect(codeOf(await creator.ask(teamCalls.deleteUserFromCompany, { uid: creator.uid, companyId }))).toBe('company.creator_stays');
    await must(creator, teamCalls.deleteUserFromCompany, { uid: signer.uid, companyId });
    expect(await must(signer, accountsCalls.getMe, {})).toMatchObject({ company: null });
    expect((await server.db.execute(sql`select owner_uid from offer where id = ${offerId}`)).rows).toEqual([{ owner_uid: creator.uid }]);
    await server.work();
    expect((await server.mailsTo(signer.email)).at(-1)?.subject).toContain('nie jest już połączone');
    const removal = { uid: worker.uid, companyId };
    expect(await admin.ask(teamCalls.deleteUserFromCompany, removal)).toMatchObject({
      refusal: { code: 'company.reason_required', field: 'reason' },
    });
    await must(admin, teamCalls.deleteUserFromCompany, { ...removal, reason: 'Konto przejęte' });
    await server.work();
    expect((await server.mailsTo(worker.email)).at(-1)?.text).toContain('Konto przejęte');
    const needed = await anInsertedSigner(server, { companyId, companyName: creator.companyName });
    await anInsertedOffer(server, needed);
    expect(codeOf(await creator.ask(teamCalls.deleteUserFromCompany, { uid: needed.uid, companyId }))).toBe('company.running_deal');
  });

  it('take the company over from its creator, who stays in it', async () => {
    const [creator, signer, worker] = await team();
    expect(codeOf(await creator.ask(teamCalls.handOverCompany, { uid: worker.uid }))).toBe('company.not_found');
    expect(codeOf(await signer.ask(teamCalls.handOverCompany, { uid: signer.uid }))).toBe('company.denied');
    await must(creator, teamCalls.handOverCompany, { uid: signer.uid });
    expect(await must(signer, companiesCalls.getMyCompany, {})).toMatchObject({
      company: { isCreator: true, allowed: expect.arrayContaining(['change']) },
    });
    expect(await must(creator, companiesCalls.getMyCompany, {})).toMatchObject({ company: { isCreator: false, state: 'ACCEPTED' } });
  });

  it('keep their creator until the company is handed over, and take it over from one who left before that', async () => {
    const [creator, signer, worker] = await team();
    const leave = async (person: TestPerson) => codeOf(await person.ask(companiesCalls.clearCompanyDetails, {}));
    expect([await leave(creator), await leave(worker)]).toEqual(['company.creator_stays', 'ok']);
    await server.db.execute(sql`delete from company_member where uid = ${creator.uid}`);
    await server.db.execute(sql`update person set company_id = null, company_name = null where uid = ${creator.uid}`);
    expect(codeOf(await creator.ask(teamCalls.listCompanyWorkers, { page: 1 }))).toBe('company.not_found');
    expect(await must(creator, teamCalls.listCompanySuccessors, { page: 1 })).toMatchObject({
      company: { id: creator.companyId },
      items: [{ uid: signer.uid }],
      isLinked: false,
    });
    expect(codeOf(await creator.ask(teamCalls.handOverCompany, { uid: worker.uid }))).toBe('company.not_found');
    await must(creator, teamCalls.handOverCompany, { uid: signer.uid });
    expect(codeOf(await creator.ask(teamCalls.listCompanySuccessors, { page: 1 }))).toBe('company.not_found');
    expect(await must(creator, leavingCalls.getAccountDeletion, {})).toMatchObject({ holds: [] });
    expect([await leave(creator), await leave(signer)]).toEqual(['ok', 'ok']);
  });

  it('give a project of their own to the company that has accepted them, and to no other', async () => {
    const signer = await anInsertedSigner(server);
    const { offerId } = await must(signer, offersCalls.createOffer, {});
    await server.db.execute(sql`update offer set state = 'UNSIGNED', company_id = null where id = ${offerId}`);
    const other = await anInsertedSigner(server);
    expect(codeOf(await signer.ask(offersCalls.addOfferToCompany, { offerId, companyId: other.companyId }))).toBe('company.denied');
    expect(await must(signer, offersCalls.addOfferToCompany, { offerId, companyId: signer.companyId })).toEqual({ success: true });
    expect((await server.db.execute(sql`select company_id from offer where id = ${offerId}`)).rows).toEqual([{ company_id: signer.companyId }]);
  });
});

describe('a company', () => {
  it('is deleted by its creator when no offer, deal or other person keeps it, and its number is free again', async () => {
    const creator = await anInsertedSigner(server);
    const [colleague, tenant] = [await anInsertedSigner(server, { companyId: creator.companyId }), await anInsertedSigner(server)];
    const deletion = async (person: TestPerson) => codeOf(await person.ask(teamCalls.deleteCompany, {}));
    const offerId = await anInsertedOffer(server, creator);
    expect(await book(tenant, offerId)).toMatchObject({ ok: true });
    expect(await must(creator, teamCalls.getCompanyBlockers, {})).toEqual({ activeOffers: 1, deals: 0, others: 1 });
    expect([await deletion(colleague), await deletion(creator), await deletion(tenant)]).toEqual([
      'company.denied',
      'company.active_offers',
      'company.deals_running',
    ]);
    await server.db.execute(sql`update offer set valid_to = now() - interval '1 minute' where id = ${offerId}`);
    expect(await deletion(creator)).toBe('company.several_users');
    const alone = await anInsertedSigner(server);
    const undoable = (hours: number) =>
      server.db.execute(sql`update person set email_change_undo_until = now() + ${hours} * interval '1 hour' where uid = ${alone.uid}`);
    await undoable(1);
    expect(await deletion(alone)).toBe('person.email_change_pending');
    await undoable(-1);
    expect(await deletion(alone)).toBe('ok');
    expect(await deletion(alone)).toBe('company.not_found');
    expect(codeOf(await server.visitor.ask(teamCalls.deleteCompany, {}))).toBe('kit.signed_out');
    const { rows } = await server.db.execute(sql`select accepted_at, deleted_at is not null as deleted from company where id = ${alone.companyId}`);
    expect(rows).toEqual([{ accepted_at: null, deleted: true }]);
  });
});

const whole: CompanyForm = {
  ...typed,
  ...{ name: 'Nawrot', nip: '5252248481', regon: '123456785', krs: '0000006865', postalCode: '90-060', city: 'Łódź', street: 'Nawrot' },
  ...{ houseNumber: '14', legalForm: 'limited_company', representation: 'sole' },
};

describe('a company form', () => {
  it('given in with no more than the keys of older clients is refused with every missing field', async () => {
    const nora = await server.person();
    const theirs = {
      ...{ nazwa: 'Nawrot', website: '', nip: '5252248481', regon: whole.regon, numerKRS: whole.krs, kraj: 'Polska', kodPocztowy: '90-060' },
      ...{ miejscowosc: 'Łódź', ulica: 'Nawrot', nrDomu: '14', bankAccount: whole.bankAccount },
    };
    const give = async (data: object): Promise<unknown> => {
      const headers = { 'content-type': 'application/json' };
      return (await nora.fetch(`/call/${companiesCalls.addCompany.wire}`, { method: 'POST', body: JSON.stringify({ data }), headers })).json();
    };
    const missing = (...fields: string[]) => ({
      error: {
        status: 'INVALID_ARGUMENT',
        details: { code: 'company.invalid', problems: fields.map((field) => ({ field, code: 'field.required' })) },
      },
    });
    expect(await give({ userId: nora.uid, company: theirs })).toMatchObject(missing('legalForm', 'representation', 'vatStatus', 'capacity'));
    const filled = { ...theirs, vatStatus: 'active', legalForm: 'limited_company', representation: 'sole' };
    expect(await give({ company: filled })).toMatchObject(missing('capacity'));
    expect(await give({ company: filled, capacity: 'board_member' })).toMatchObject({ result: { companyId: expect.any(String) } });
  });
});

describe('a moderator’s own company', () => {
  it('is decided on by another one: the link, a colleague’s link, and a change of its data', async () => {
    const [own, colleague] = [await server.person({ claims: ['admin'] }), await server.person()];
    const mine = { ...whole, nip: '5260001246' };
    const { companyId } = await must(own, companiesCalls.addCompany, { company: mine, capacity: 'board_member' });
    await own.ask(companiesCalls.submitCompany, { companyId });
    const no = { refusal: { code: 'person.own_case' } };
    const decide = (by: TestPerson, uid: string) => by.ask(companiesCalls.decideCompany, { uid, companyId, accepted: true });
    expect(await decide(own, own.uid)).toMatchObject(no);
    expect(await decide(admin, own.uid)).toMatchObject({ ok: true });
    await colleague.ask(companiesCalls.submitCompany, { companyId, capacity: 'proxy' });
    expect(await decide(own, colleague.uid)).toMatchObject(no);
    expect(await own.ask(adminCalls.listReviews, { kind: 'company', waiting: true, page: 1 })).toMatchObject({
      value: { items: expect.arrayContaining([expect.objectContaining({ companyId, isOwn: true, allowed: [] })]) },
    });
    await own.ask(companiesCalls.changeCompany, { company: { ...mine, noticesEmail: 'biuro@nowa.example' } });
    const changeOf = async (who: TestPerson) => {
      const list = await who.ask(companiesCalls.listCompanyChanges, { page: 1 });
      return list.ok ? list.value.items.find((item) => item.companyId === companyId) : undefined;
    };
    const changeId = (await changeOf(own))?.id ?? '';
    expect([(await changeOf(own))?.isOwn, (await changeOf(admin))?.isOwn]).toEqual([true, false]);
    expect(await own.ask(companiesCalls.decideCompanyChange, { changeId, accepted: true })).toMatchObject(no);
    expect(await admin.ask(companiesCalls.decideCompanyChange, { changeId, accepted: true })).toMatchObject({ ok: true });
  });
});
