import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../../../tests/factories/deals.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { identityCalls } from '../../contract/identity/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import type { CompanyForm } from '../../domain/companies/types.ts';
import { stepsOf } from '../kit/lifecycle/steps.ts';

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
      company: { ...form, nip: '5260250275', bankAccount: '61 1090', krs: '' },
      capacity: 'owner',
    });
    expect(!wrong.ok && wrong.refusal.problems?.map((problem) => problem.field)).toEqual(['nip', 'krs', 'bankAccount']);
    const companyId = await added(jan, { ...form, nip: '1234563218' });
    await jan.ask(companiesCalls.submitCompany, { companyId });
    const silent = await admin.ask(companiesCalls.decideCompany, { uid: jan.uid, companyId, accepted: false });
    expect(silent).toMatchObject({ ok: false, refusal: { code: 'company.reason_required' } });
    await admin.ask(companiesCalls.decideCompany, { uid: jan.uid, companyId, accepted: false, reason: 'REGON innej firmy' });
    expect(await jan.ask(companiesCalls.getMyCompany, {})).toMatchObject({
      value: { company: { state: 'REJECTED', rejectionReason: 'REGON innej firmy', allowed: ['edit', 'submit', 'unlink'] } },
    });
    expect(await jan.ask(companiesCalls.addCompany, { company: { ...form, nip: '1234563218', city: 'Pabianice' }, capacity: 'owner' })).toMatchObject(
      { ok: true },
    );
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
    expect(await colleague.ask(companiesCalls.getMyCompany, {})).toMatchObject({ value: { company: { form: { bankAccount: '' } } } });
    await admin.ask(companiesCalls.decideCompany, { uid: colleague.uid, companyId, accepted: true });
    expect(await colleague.ask(companiesCalls.getMyCompany, {})).toMatchObject({
      value: { company: { form: { bankAccount: expect.stringMatching(/^\d{26}$/) } } },
    });
    await admin.ask(companiesCalls.decideCompany, { uid: creator.uid, companyId, accepted: false, reason: 'Odwołanie z zarządu' });
    const otherAccount = { ...mine, bankAccount: '27114020040000300201355387' };
    expect(await creator.ask(companiesCalls.addCompany, { company: otherAccount, capacity: 'owner' })).toMatchObject({
      refusal: { code: 'company.already_linked' },
    });
    expect(await creator.ask(companiesCalls.getMyCompany, {})).toMatchObject({ value: { company: { allowed: ['submit', 'unlink'] } } });
  });

  it('waits for the confirmed e-mail address', async () => {
    const adam = await server.person({ verified: false });
    const companyId = await added(adam, { ...form, nip: '5265877635' });
    expect(await adam.ask(companiesCalls.submitCompany, { companyId })).toMatchObject({ ok: false, refusal: { code: 'company.email_unverified' } });
  });
});

describe('an identity', () => {
  it('is asked for, refused with a reason, asked for again, accepted and taken back', async () => {
    const zofia = await server.person();
    expect(await zofia.ask(identityCalls.requestIdentityReview, {})).toMatchObject({ ok: true });
    expect(await zofia.ask(identityCalls.requestIdentityReview, {})).toMatchObject({ ok: false, refusal: { code: 'lifecycle.not_allowed' } });
    const decide = (accepted: boolean, reason?: string) =>
      admin.ask(identityCalls.decideIdentity, { uid: zofia.uid, accepted, ...(reason ? { reason } : {}) });
    expect(await decide(false)).toMatchObject({ ok: false, refusal: { code: 'identity.reason_required' } });
    expect(await decide(false, 'Inne nazwisko')).toMatchObject({ ok: true });
    expect(await zofia.ask(identityCalls.requestIdentityReview, {})).toMatchObject({ ok: true });
    expect(await decide(true)).toMatchObject({ ok: true });
    expect(await zofia.ask(accountsCalls.getMe, {})).toMatchObject({ value: { identity: 'ACCEPTED' } });
    expect(await decide(false, 'Dokument nieważny')).toMatchObject({ ok: true });
    expect(await zofia.ask(accountsCalls.getMe, {})).toMatchObject({ value: { identity: 'REJECTED' } });
    const reviews = await admin.ask(adminCalls.listReviews, { kind: 'identity', waiting: false, page: 1 });
    expect(reviews).toMatchObject({ value: { items: [{ person: { uid: zofia.uid }, state: 'REJECTED', reason: 'Dokument nieważny' }] } });
  });
});

describe('what an acceptance taken back does to offers', () => {
  const listed = async (offerId: string): Promise<boolean> => {
    const { rows } = await server.db.execute<{ listed: boolean }>(sql`select listed from listing where offer_id = ${offerId}`);
    return rows[0]?.listed ?? false;
  };
  const decideIdentity = (uid: string, accepted: boolean) =>
    admin.ask(identityCalls.decideIdentity, { uid, accepted, ...(accepted ? {} : { reason: 'Dokument nieważny' }) });
  const decideCompany = ({ uid, companyId }: Signer, accepted: boolean) =>
    admin.ask(companiesCalls.decideCompany, { uid, companyId, accepted, ...(accepted ? {} : { reason: 'Odwołanie z zarządu' }) });

  it('hides them, and shows them again only when identity and company are both accepted anew', async () => {
    const signer = await anInsertedSigner(server);
    await server.db.execute(sql`update company set nip = '7342867148' where id = ${signer.companyId}`);
    const offerId = await anInsertedOffer(server, signer);
    expect(await listed(offerId)).toBe(true);
    await decideIdentity(signer.uid, false);
    await decideCompany(signer, false);
    expect(await listed(offerId)).toBe(false);
    await signer.ask(identityCalls.requestIdentityReview, {});
    expect(await decideIdentity(signer.uid, true)).toMatchObject({ ok: true });
    expect(await listed(offerId)).toBe(false);
    expect(await signer.ask(companiesCalls.submitCompany, { companyId: signer.companyId })).toMatchObject({ ok: true });
    expect(await decideCompany(signer, true)).toMatchObject({ ok: true });
    expect(await listed(offerId)).toBe(true);
    const mails = await server.db.execute(sql`select distinct template from mail where recipient = ${signer.email} order by 1`);
    expect(mails.rows.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['companies.accepted', 'companies.rejected', 'identity.accepted', 'identity.rejected', 'offers.hidden', 'offers.shown']),
    );
    const steps = await stepsOf(server.db, 'company', signer.uid);
    expect(steps.map(({ event, fromState, toState }) => [event, fromState, toState])).toEqual([
      ['takeBack', 'ACCEPTED', 'REJECTED'],
      ['submit', 'REJECTED', 'CHECKING'],
      ['accept', 'CHECKING', 'ACCEPTED'],
    ]);
    expect(steps[0]).toMatchObject({ uid: admin.uid, actors: ['admin'], details: { reason: 'Odwołanie z zarządu' } });
    await expect(server.db.execute(sql`delete from lifecycle_step`)).rejects.toThrow();
  });

  it('never shows what an admin hid by hand', async () => {
    const signer = await anInsertedSigner(server);
    const offerId = await anInsertedOffer(server, signer);
    await admin.ask(offersCalls.hideOffer, { offerId, hidden: true, reason: 'Zdjęcia innego lokalu' });
    await decideIdentity(signer.uid, false);
    await signer.ask(identityCalls.requestIdentityReview, {});
    await decideIdentity(signer.uid, true);
    expect(await listed(offerId)).toBe(false);
    await admin.ask(offersCalls.hideOffer, { offerId, hidden: false });
    expect(await listed(offerId)).toBe(true);
  });
});

describe('whoever leaves a company', () => {
  it('hands the drafts to its creator, published offers stay', async () => {
    const creator = await anInsertedSigner(server);
    const colleague = await anInsertedSigner(server, { companyId: creator.companyId, companyName: creator.companyName });
    const published = await anInsertedOffer(server, colleague);
    const made = await colleague.ask(offersCalls.createOffer, {});
    const draft = made.ok ? made.value.offerId : '';
    await colleague.ask(offersCalls.saveOffer, { offerId: draft, version: 0, patch: { name: 'Lokal przy rynku' } });
    expect(await colleague.ask(companiesCalls.clearCompanyDetails, {})).toMatchObject({ ok: true });
    const owners = await server.db.execute(sql`select id, owner_uid from offer where id in (${published}, ${draft})`);
    expect(Object.fromEntries(owners.rows.map(({ id, owner_uid }) => [id, owner_uid]))).toEqual({ [published]: colleague.uid, [draft]: creator.uid });
    expect(await colleague.ask(companiesCalls.getMyCompany, {})).toMatchObject({ value: { company: null } });
  });
});
