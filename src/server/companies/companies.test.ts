import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book } from '../../../tests/factories/deals.ts';
import { sendSignedFile } from '../../../tests/factories/identity.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { identityCalls } from '../../contract/identity/endpoints.ts';
import type { CompanyForm } from '../../domain/companies/types.ts';
import { limitNumbers } from '../../domain/kit/numbers.ts';
import { capacityOf } from './queries/membership.ts';
import { partyOf } from './queries/party.ts';
import { mayRepresent } from './queries/representation.ts';

const form: CompanyForm = {
  name: 'Nawrot Nieruchomości sp. z o.o.',
  nip: '526-025-02-74',
  regon: '123456785',
  krs: '0000006865',
  noKrs: false,
  country: 'Polska',
  postalCode: '90060',
  city: 'Łódź',
  street: 'Nawrot',
  houseNumber: '14',
  website: null,
  bankAccount: '61 1090 1014 0000 0712 1981 2874',
  vatStatus: 'active',
  legalForm: 'limited_company',
  representation: 'sole',
  generalPartner: null,
  partners: [],
  noticesEmail: null,
  deliveryAddress: null,
  isLargeUndertaking: false,
};

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

const added = async (person: TestPerson, company: CompanyForm): Promise<string> => {
  const answer = await person.ask(companiesCalls.addCompany, { company, capacity: 'board_member' });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.companyId;
};

describe('a company', () => {
  it('is saved normalised, sent, and accepted by a moderator who is the only one to decide', async () => {
    const ewa = await server.person({ firstName: 'Elżbieta' });
    const companyId = await added(ewa, form);
    expect(await ewa.ask(companiesCalls.submitCompany, { companyId })).toMatchObject({ ok: true });
    const mine = await ewa.ask(companiesCalls.getMyCompany, {});
    expect(mine).toMatchObject({
      ok: true,
      value: { company: { state: 'CHECKING', form: { name: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.', nip: '5260250274', postalCode: '90-060' } } },
    });
    expect(await ewa.ask(companiesCalls.decideCompany, { uid: ewa.uid, companyId, accepted: true })).toMatchObject({
      ok: false,
      refusal: { code: 'kit.denied' },
    });
    const waiting = await admin.ask(adminCalls.listReviews, { kind: 'company', waiting: true, page: 1 });
    expect(waiting.ok && waiting.value.items.map((item) => [item.person.uid, item.allowed])).toEqual([
      [ewa.uid, expect.arrayContaining(['accept', 'reject'])],
    ]);
    expect(await admin.ask(companiesCalls.decideCompany, { uid: ewa.uid, companyId, accepted: true })).toMatchObject({ ok: true });
    expect(await ewa.ask(accountsCalls.getMe, {})).toMatchObject({ ok: true, value: { company: { id: companyId, state: 'ACCEPTED' } } });
    await server.work();
    expect((await server.mailsTo(ewa.email)).at(-1)?.subject).toContain('NAWROT');
  });

  it('gets every wrong field named, and a refusal needs a reason that the person reads', async () => {
    const jan = await server.person();
    const wrong = await jan.ask(companiesCalls.addCompany, {
      company: { ...form, nip: '5260250275', bankAccount: '61 1090', krs: '', legalForm: null },
      capacity: 'board_member',
    });
    expect(!wrong.ok && wrong.refusal.problems?.map((problem) => problem.field)).toEqual(['nip', 'krs', 'legalForm', 'bankAccount']);
    const companyId = await added(jan, { ...form, nip: '1234563218' });
    await jan.ask(companiesCalls.submitCompany, { companyId });
    const silent = await admin.ask(companiesCalls.decideCompany, { uid: jan.uid, companyId, accepted: false });
    expect(silent).toMatchObject({ ok: false, refusal: { code: 'company.reason_required' } });
    await admin.ask(companiesCalls.decideCompany, { uid: jan.uid, companyId, accepted: false, reason: 'REGON innej firmy' });
    expect(await jan.ask(companiesCalls.getMyCompany, {})).toMatchObject({
      value: { company: { state: 'REJECTED', rejectionReason: 'REGON innej firmy', allowed: ['edit', 'submit', 'unlink'] } },
    });
    expect(
      await jan.ask(companiesCalls.addCompany, { company: { ...form, nip: '1234563218', city: 'Pabianice' }, capacity: 'board_member' }),
    ).toMatchObject({ ok: true });
  });

  it('exists once for each NIP; the second person joins it', async () => {
    const anna = await server.person();
    expect(await anna.ask(companiesCalls.addCompany, { company: form, capacity: 'proxy' })).toMatchObject({
      ok: false,
      refusal: { code: 'company.exists', field: 'nip' },
    });
    const found = await anna.ask(companiesCalls.checkIfCompanyExists, { nip: 'PL 5260250274' });
    if (!found.ok || !found.value.company) throw new Error('not found');
    expect(await anna.ask(companiesCalls.submitCompany, { companyId: found.value.company.id, capacity: 'proxy' })).toMatchObject({ ok: true });
    expect(await anna.ask(companiesCalls.clearCompanyDetails, {})).toMatchObject({ ok: true });
    expect(await anna.ask(companiesCalls.getMyCompany, {})).toMatchObject({ value: { company: null } });
  });

  it('keeps its data from whoever only asked to join, and from a creator whose own link was taken back', async () => {
    const [creator, colleague] = [await server.person(), await server.person()];
    const mine = { ...form, nip: '7251801126' };
    const companyId = await added(creator, mine);
    await creator.ask(companiesCalls.submitCompany, { companyId });
    await admin.ask(companiesCalls.decideCompany, { uid: creator.uid, companyId, accepted: true });
    await colleague.ask(companiesCalls.submitCompany, { companyId, capacity: 'proxy' });
    const nothing = { bankAccount: '', regon: '', krs: '', city: '', representation: null, partners: [] };
    expect(await colleague.ask(companiesCalls.getMyCompany, {})).toMatchObject({
      value: { company: { form: { name: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.', legalForm: 'limited_company', ...nothing } } },
    });
    await admin.ask(companiesCalls.decideCompany, { uid: colleague.uid, companyId, accepted: true });
    expect(await colleague.ask(companiesCalls.getMyCompany, {})).toMatchObject({
      value: { company: { form: { bankAccount: expect.stringMatching(/^\d{26}$/) } } },
    });
    await admin.ask(companiesCalls.decideCompany, { uid: creator.uid, companyId, accepted: false, reason: 'Odwołanie z zarządu' });
    const otherAccount = { ...mine, bankAccount: '27114020040000300201355387' };
    expect(await creator.ask(companiesCalls.addCompany, { company: otherAccount, capacity: 'board_member' })).toMatchObject({
      refusal: { code: 'company.already_linked' },
    });
    expect(await creator.ask(companiesCalls.getMyCompany, {})).toMatchObject({ value: { company: { allowed: ['submit', 'unlink'] } } });
  });

  it('tells its second signers to signers alone, not to whoever asked to join', async () => {
    const anna = await anInsertedSigner(server, { representation: 'joint' });
    const jan = await anInsertedSigner(server, { companyId: anna.companyId, companyName: anna.companyName });
    const stranger = await server.person();
    await server.db.execute(sql`update company set nip = '7012345671' where id = ${anna.companyId}`);
    await stranger.ask(companiesCalls.submitCompany, { companyId: anna.companyId, capacity: 'board_member' });
    expect(await stranger.ask(companiesCalls.getMyCompany, {})).toMatchObject({ value: { company: { state: 'CHECKING' } } });
    expect(await stranger.ask(companiesCalls.getCosigners, {})).toEqual({ ok: true, value: { isNeeded: false, people: [] } });
    expect(await anna.ask(companiesCalls.getCosigners, {})).toMatchObject({ value: { isNeeded: true, people: [{ uid: jan.uid }] } });
  });

  it('belongs to nobody before it is accepted: two give in the same number, the second acceptance is refused, and whoever was refused joins', async () => {
    const [first, second] = [await server.person(), await server.person()];
    const mine = { ...form, nip: '8567346215' };
    const [one, two] = [await added(first, mine), await added(second, mine)];
    expect(one).not.toBe(two);
    expect(await second.ask(companiesCalls.checkIfCompanyExists, { nip: mine.nip })).toMatchObject({ value: { exists: false } });
    expect(await second.ask(companiesCalls.submitCompany, { companyId: one, capacity: 'proxy' })).toMatchObject({
      refusal: { code: 'company.not_found' },
    });
    await first.ask(companiesCalls.submitCompany, { companyId: one });
    await second.ask(companiesCalls.submitCompany, { companyId: two });
    const decide = (uid: string, companyId: string, accepted: boolean) =>
      admin.ask(companiesCalls.decideCompany, { uid, companyId, accepted, ...(accepted ? {} : { reason: 'Ta firma ma już konto' }) });
    expect(await decide(first.uid, one, true)).toMatchObject({ ok: true });
    expect(await decide(second.uid, two, true)).toMatchObject({ refusal: { code: 'company.exists' } });
    expect(await decide(second.uid, two, false)).toMatchObject({ ok: true });
    expect(await second.ask(companiesCalls.addCompany, { company: mine, capacity: 'board_member' })).toMatchObject({
      refusal: { code: 'company.exists' },
    });
    expect(await second.ask(companiesCalls.submitCompany, { companyId: one })).toMatchObject({ refusal: { code: 'company.capacity_wrong' } });
    expect(await second.ask(companiesCalls.submitCompany, { companyId: one, capacity: 'proxy' })).toMatchObject({ ok: true });
    expect(await decide(second.uid, one, false)).toMatchObject({ ok: true });
    expect(await second.ask(companiesCalls.submitCompany, { companyId: one, capacity: 'joint_proxy' })).toMatchObject({ ok: true });
    expect(await second.ask(companiesCalls.getMyCompany, {})).toMatchObject({ value: { company: { state: 'CHECKING', capacity: 'joint_proxy' } } });
  });

  it('is given in under the keys that other clients know, too', async () => {
    const olga = await server.person();
    const { name, krs, country, postalCode, city, street, houseNumber, website: _website, noKrs: _noKrs, ...rest } = form;
    const theirs = {
      ...{ ...rest, nip: '5252248481', nazwa: name, numerKRS: krs, kraj: country },
      ...{ kodPocztowy: postalCode, miejscowosc: city, ulica: street, nrDomu: houseNumber },
    };
    const data = { company: theirs, capacity: 'board_member' };
    const answer = await olga.fetch(`/call/${companiesCalls.addCompany.wire}`, {
      method: 'POST',
      body: JSON.stringify({ data }),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(200);
    expect(await olga.ask(companiesCalls.getMyCompany, {})).toMatchObject({
      value: { company: { form: { name: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.', krs: '0000006865', city: 'ŁÓDŹ', houseNumber: '14' } } },
    });
  });

  it('waits for the confirmed e-mail address', async () => {
    const adam = await server.person({ verified: false });
    const companyId = await added(adam, { ...form, nip: '5265877635' });
    expect(await adam.ask(companiesCalls.submitCompany, { companyId })).toMatchObject({ ok: false, refusal: { code: 'company.email_unverified' } });
  });
});

const pdf = (text: string): FormData => {
  const body = new FormData();
  body.append('file', new File([`%PDF-1.7 ${text}`], 'Umocowanie.pdf', { type: 'application/pdf' }));
  return body;
};

describe('accepted data', () => {
  it('stay in force until a moderator accepts the change, and are told to everybody who is linked', async () => {
    const [creator, colleague] = [await server.person(), await server.person()];
    const mine = { ...form, nip: '1132191233' };
    const companyId = await added(creator, mine);
    await creator.ask(companiesCalls.submitCompany, { companyId });
    await admin.ask(companiesCalls.decideCompany, { uid: creator.uid, companyId, accepted: true });
    await colleague.ask(companiesCalls.submitCompany, { companyId, capacity: 'proxy' });
    await admin.ask(companiesCalls.decideCompany, { uid: colleague.uid, companyId, accepted: true });
    const given = { noticesEmail: 'biuro@nowa.example', deliveryAddress: 'AE:PL-12345-67890-ABCDE-12', isLargeUndertaking: true };
    const changed = { ...mine, ...given, name: 'Nowa Nazwa sp. z o.o.', representation: 'joint' as const };
    expect(await colleague.ask(companiesCalls.changeCompany, { company: changed })).toMatchObject({ refusal: { code: 'company.denied' } });
    expect(await creator.ask(companiesCalls.changeCompany, { company: changed })).toMatchObject({ refusal: { code: 'company.authority_missing' } });
    expect((await creator.fetch(`/companies/${companyId}/authority`, { method: 'POST', body: pdf('zgoda') })).status).toBe(200);
    expect(await creator.ask(companiesCalls.changeCompany, { company: changed })).toMatchObject({ ok: true });
    expect(await creator.ask(companiesCalls.getMyCompany, {})).toMatchObject({
      value: {
        company: { form: { name: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.' }, change: { state: 'CHECKING', form: { name: 'NOWA NAZWA SP. Z O.O.' } } },
      },
    });
    const list = await admin.ask(companiesCalls.listCompanyChanges, { page: 1 });
    const changeId = (list.ok && list.value.items.find((item) => item.companyId === companyId)?.id) || '';
    expect(await admin.ask(companiesCalls.decideCompanyChange, { changeId, accepted: false })).toMatchObject({
      refusal: { code: 'company.reason_required' },
    });
    expect(await partyOf(server.db, companyId, creator.uid)).not.toHaveProperty('noticesEmail');
    expect(await admin.ask(companiesCalls.decideCompanyChange, { changeId, accepted: true })).toMatchObject({ ok: true });
    expect(await partyOf(server.db, companyId, creator.uid)).toMatchObject(given);
    expect(await admin.ask(companiesCalls.decideCompanyChange, { changeId, accepted: true })).toMatchObject({
      refusal: { code: 'company.not_found' },
    });
    expect(await partyOf(server.db, companyId, creator.uid)).toMatchObject({ name: 'NOWA NAZWA SP. Z O.O.', representation: 'joint' });
    expect(await colleague.ask(accountsCalls.getMe, {})).toMatchObject({ value: { company: { name: 'NOWA NAZWA SP. Z O.O.', state: 'ACCEPTED' } } });
    await server.work();
    expect((await server.mailsTo(creator.email)).at(-1)?.subject).toContain('obowiązują');
  });
});

describe('a capacity', () => {
  it('of an attorney is proved by a document, which the moderator opens and the party facts name', async () => {
    const jan = await server.person({ identity: 'ACCEPTED' });
    const mine = { ...form, nip: '5213017228' };
    const added = await jan.ask(companiesCalls.addCompany, { company: mine, capacity: 'attorney' });
    const companyId = added.ok ? added.value.companyId : '';
    expect(await jan.ask(companiesCalls.submitCompany, { companyId })).toMatchObject({ refusal: { code: 'company.authority_missing' } });
    const notPdf = new FormData();
    notPdf.append('file', new File(['GIF89a'], 'Umocowanie.pdf'));
    const wrong = await jan.fetch(`/companies/${companyId}/authority`, { method: 'POST', body: notPdf });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining(`${limitNumbers.pdfBytes / 1024 / 1024} MB`)]);
    expect((await (await server.person()).fetch(`/companies/${companyId}/authority`, { method: 'POST', body: pdf('cudze') })).status).toBe(404);
    expect((await jan.fetch(`/companies/${companyId}/authority`, { method: 'POST', body: pdf('pełnomocnictwo') })).status).toBe(200);
    expect(await jan.ask(companiesCalls.submitCompany, { companyId })).toMatchObject({ ok: true });
    const reviews = await admin.ask(adminCalls.listReviews, { kind: 'company', waiting: true, page: 1 });
    const review = reviews.ok ? reviews.value.items.find((item) => item.person.uid === jan.uid) : undefined;
    const opened = await admin.fetch(review?.authority?.url ?? '/');
    expect(await opened.text()).toBe('%PDF-1.7 pełnomocnictwo');
    expect(await admin.ask(companiesCalls.decideCompany, { uid: jan.uid, companyId, accepted: true })).toMatchObject({ ok: true });
    // What is given in for a change of data proves no capacity.
    expect((await jan.fetch(`/companies/${companyId}/authority`, { method: 'POST', body: pdf('inne') })).status).toBe(200);
    expect(await partyOf(server.db, companyId, jan.uid)).toMatchObject({
      ...{ legalForm: 'limited_company', representation: 'sole' },
      signer: { capacity: 'attorney', authority: { basis: 'document', documentSha256: review?.authority?.sha256 } },
    });
  });

  it('is proved by one document: a newer one takes the place of what nobody accepted, and uploads are counted', async () => {
    const [creator, jan] = [await anInsertedSigner(server), await server.person()];
    await server.db.execute(sql`update company set nip = '5833144524' where id = ${creator.companyId}`);
    const upload = (text: string) => jan.fetch(`/companies/${creator.companyId}/authority`, { method: 'POST', body: pdf(text) });
    const kept = async () => (await server.db.execute<{ key: string }>(sql`select key from company_authority where uid = ${jan.uid}`)).rows;
    expect((await upload('pierwsze')).status).toBe(200);
    const [first] = await kept();
    for (const text of ['drugie', 'trzecie']) expect((await upload(text)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
    expect(await server.services.files.get(first?.key ?? '')).toBeNull();
    await jan.ask(companiesCalls.submitCompany, { companyId: creator.companyId, capacity: 'attorney' });
    const decide = (accepted: boolean) =>
      admin.ask(companiesCalls.decideCompany, { uid: jan.uid, companyId: creator.companyId, accepted, ...(accepted ? {} : { reason: 'Odwołanie' }) });
    expect(await decide(true)).toMatchObject({ ok: true });
    expect(await decide(false)).toMatchObject({ ok: true });
    // What was accepted once stays, whatever is given in afterwards.
    for (const text of ['czwarte', 'piąte']) expect((await upload(text)).status).toBe(200);
    expect(await kept()).toHaveLength(2);
    // The count begins anew with each minute, which may turn over meanwhile.
    const more = [];
    for (let n = 0; n < 2 * limitNumbers.authoritiesPerMinute; n += 1) more.push((await upload(`dalsze ${n}`)).status);
    expect(more).toContain(429);
  });

  it('never comes from a default: without it nobody is a party, and without a legal form nobody signs', async () => {
    const signer = await anInsertedSigner(server);
    const stranger = await server.person();
    expect(await partyOf(server.db, signer.companyId, stranger.uid)).toBeNull();
    expect(await capacityOf(server.db, stranger.uid)).toBeNull();
    await server.db.execute(sql`update company set legal_form = null where id = ${signer.companyId}`);
    expect((await mayRepresent(server.db, signer.uid))?.code).toBe('company.representation_missing');
    const offerId = await anInsertedOffer(server, await anInsertedSigner(server));
    expect(await book(signer, offerId)).toMatchObject({ refusal: { code: 'company.representation_missing' } });
  });
});

describe('an identity', () => {
  it('is asked for, refused with a reason, asked for again, accepted and taken back', async () => {
    const zofia = await server.person();
    await sendSignedFile(zofia);
    expect(await zofia.ask(identityCalls.submitSignedFile, {})).toMatchObject({ ok: false, refusal: { code: 'lifecycle.not_allowed' } });
    const decide = (accepted: boolean, reason?: string) =>
      admin.ask(identityCalls.decideIdentity, { uid: zofia.uid, accepted, ...(reason ? { reason } : {}) });
    expect(await decide(false)).toMatchObject({ ok: false, refusal: { code: 'identity.reason_required' } });
    expect(await decide(false, 'Inne nazwisko')).toMatchObject({ ok: true });
    await sendSignedFile(zofia);
    expect(await decide(true)).toMatchObject({ ok: true });
    expect(await zofia.ask(accountsCalls.getMe, {})).toMatchObject({ value: { identity: 'ACCEPTED' } });
    expect(await decide(false, 'Dokument nieważny')).toMatchObject({ ok: true });
    expect(await zofia.ask(accountsCalls.getMe, {})).toMatchObject({ value: { identity: 'REJECTED' } });
    const reviews = await admin.ask(adminCalls.listReviews, { kind: 'identity', waiting: false, page: 1 });
    expect(reviews.ok && reviews.value.items.find(({ person }) => person.uid === zofia.uid)).toMatchObject({
      state: 'REJECTED',
      reason: 'Dokument nieważny',
    });
  });
});
