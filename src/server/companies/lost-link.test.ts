import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, type Signer } from '../../../tests/factories/deals.ts';
import { sendSignedFile } from '../../../tests/factories/identity.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { identityCalls } from '../../contract/identity/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { stepsOf } from '../kit/lifecycle/steps.ts';

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

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
    await sendSignedFile(signer);
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
    const early = await admin.ask(offersCalls.hideOffer, { offerId, hidden: false });
    expect(early).toMatchObject({ refusal: { code: 'offer.landlord_unverified' } });
    await sendSignedFile(signer);
    await decideIdentity(signer.uid, true);
    expect(await listed(offerId)).toBe(false);
    await admin.ask(offersCalls.hideOffer, { offerId, hidden: false });
    expect(await listed(offerId)).toBe(true);
  });
});

describe('whoever leaves a company', () => {
  it('stays while an offer is published that they signed: nobody could book it afterwards', async () => {
    const creator = await anInsertedSigner(server);
    const colleague = await anInsertedSigner(server, { companyId: creator.companyId, companyName: creator.companyName });
    const offerId = await anInsertedOffer(server, colleague);
    expect(await colleague.ask(companiesCalls.clearCompanyDetails, {})).toMatchObject({ refusal: { code: 'company.running_deal' } });
    expect(await book(await anInsertedSigner(server), offerId)).toMatchObject({ ok: true });
    expect(await colleague.ask(companiesCalls.clearCompanyDetails, {})).toMatchObject({ refusal: { code: 'company.running_deal' } });
    // The creator signed nothing, and stays as long as others do.
    expect(await creator.ask(companiesCalls.clearCompanyDetails, {})).toMatchObject({ refusal: { code: 'company.creator_stays' } });
  });

  it('hands the drafts to its creator, published offers of others stay', async () => {
    const creator = await anInsertedSigner(server);
    const colleague = await anInsertedSigner(server, { companyId: creator.companyId, companyName: creator.companyName });
    const published = await anInsertedOffer(server, creator);
    const made = await colleague.ask(offersCalls.createOffer, {});
    const draft = made.ok ? made.value.offerId : '';
    await colleague.ask(offersCalls.saveOffer, { offerId: draft, version: 0, patch: { name: 'Lokal przy rynku' } });
    expect(await colleague.ask(companiesCalls.clearCompanyDetails, {})).toMatchObject({ ok: true });
    const owners = await server.db.execute(sql`select id, owner_uid from offer where id in (${published}, ${draft})`);
    expect(Object.fromEntries(owners.rows.map(({ id, owner_uid }) => [id, owner_uid]))).toEqual({ [published]: creator.uid, [draft]: creator.uid });
    expect(await colleague.ask(companiesCalls.getMyCompany, {})).toMatchObject({ value: { company: null } });
  });

  it('hands on what they made and a colleague signed, and has no part in it afterwards, whatever company they join', async () => {
    const creator = await anInsertedSigner(server);
    const author = await anInsertedSigner(server, { companyId: creator.companyId, companyName: creator.companyName });
    const offerId = await anInsertedOffer(server, creator);
    await server.db.execute(sql`update offer set owner_uid = ${author.uid} where id = ${offerId}`);
    // What was deleted before anybody published it stays its author's to take back.
    const made = await author.ask(offersCalls.createOffer, {});
    const draft = made.ok ? made.value.offerId : '';
    await author.ask(offersCalls.saveOffer, { offerId: draft, version: 0, patch: { name: 'Lokal przy rynku' } });
    expect(await author.ask(offersCalls.deleteOffer, { offerId: draft })).toMatchObject({ ok: true });
    expect(await author.ask(companiesCalls.clearCompanyDetails, {})).toMatchObject({ ok: true });
    expect(await author.ask(offersCalls.restoreOffer, { offerId: draft })).toMatchObject({ ok: true });
    expect((await server.db.execute(sql`select owner_uid from offer where id = ${offerId}`)).rows).toEqual([{ owner_uid: creator.uid }]);
    // Nobody was there to take it: it is no less a stranger's.
    await server.db.execute(sql`update offer set owner_uid = ${author.uid} where id = ${offerId}`);
    expect(await author.ask(offersCalls.getOffer, { offerId })).toMatchObject({ value: { isOwner: false } });
    const prepared = await author.ask(offersCalls.prepareOffer, { offerId, commandId: `left-${offerId}` });
    expect(prepared).toMatchObject({ ok: false });
    expect(await creator.ask(offersCalls.getOffer, { offerId })).toMatchObject({ value: { isOwner: true } });
  });

  it('stays in a deal while only people are left behind whom the rule of the company lets sign nothing', async () => {
    const attorney = await anInsertedSigner(server);
    const colleague = { companyId: attorney.companyId, companyName: attorney.companyName };
    const member = await anInsertedSigner(server, colleague);
    expect(await book(attorney, await anInsertedOffer(server, await anInsertedSigner(server)))).toMatchObject({ ok: true });
    await server.db.execute(sql`update company set creator_uid = ${member.uid}, representation = 'by_attorney' where id = ${attorney.companyId}`);
    await server.db.execute(sql`update company_member set capacity = 'attorney' where uid = ${attorney.uid}`);
    expect(await attorney.ask(companiesCalls.clearCompanyDetails, {})).toMatchObject({ refusal: { code: 'company.running_deal' } });
    const another = await anInsertedSigner(server, { ...colleague, capacity: 'attorney' });
    expect(await attorney.ask(companiesCalls.clearCompanyDetails, {})).toMatchObject({ ok: true });
    expect(await another.ask(companiesCalls.clearCompanyDetails, {})).toMatchObject({ refusal: { code: 'company.running_deal' } });
  });
});
