import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, type Signer } from '../../../tests/factories/deals.ts';
import { aProject, aSigner, must, readyToSign } from '../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';

let server: TestServer;
let landlord: Signer;
beforeAll(async () => {
  server = await testServer();
  landlord = await anInsertedSigner(server);
});
afterAll(() => server.close());

const half = { net: 320_000, vat: 73_600, gross: 393_600 };
const codeMail = async (email: string): Promise<string> =>
  (await server.mailsTo(email)).findLast(({ subject }) => subject.startsWith('Kod do podpisania'))?.text.replaceAll(/\s/g, ' ') ?? '';

describe('the service fee', () => {
  it('is told to the landlord in the form, in the preview and with the code, and consented to', async () => {
    const owner = await aSigner(server);
    const offerId = await aProject(owner);
    expect(await must(owner, offersCalls.getOfferForm, { offerId })).toMatchObject({ feeRates: { landlord: 5000, tenant: 2500 } });
    expect((await must(owner, offersCalls.getOffer, { offerId })).private?.fees?.landlord).toEqual(half);
    const signing = await readyToSign(server, owner, offerId);
    expect(await codeMail(owner.email)).toContain('3 200,00 zł netto + 736,00 zł VAT = 3 936,00 zł brutto, dopiero po podpisaniu protokołu');
    const { deposit_terms: _, ...others } = signing.consents;
    expect(await owner.ask(offersCalls.publishOffer, { ...signing, consents: others })).toMatchObject({
      refusal: { code: 'signing.consents_required', field: 'consents.deposit_terms' },
    });
  });

  it('is told to the tenant on the page of the offer, with the reservation and with the code, at the rates of the signed offer', async () => {
    const tenant = await anInsertedSigner(server);
    const offerId = await anInsertedOffer(server, landlord, {}, { landlord: 1000, tenant: 5000 });
    expect((await must(server.visitor, offersCalls.getOffer, { offerId })).private).toBeNull();
    expect((await must(tenant, offersCalls.getOffer, { offerId })).private?.fees?.tenant).toEqual(half);
    await book(tenant, offerId, 'fixedlong');
    await server.work();
    expect(await must(tenant, reservationsCalls.getReservation, { offerId })).toMatchObject({
      fees: { tenant: half },
      months: 36,
      ownTerms: false,
      terms: { payDay: 10, firstPaymentDay: 7 },
      costs: { rentNet: 640_000, feesNet: 144_600 },
    });
    await must(tenant, signingCalls.requestSigningCode, { offerId, purpose: 'lease' });
    await server.work();
    expect(await codeMail(tenant.email)).toContain('3 200,00 zł netto + 736,00 zł VAT = 3 936,00 zł brutto');
  });

  it('has no VAT where the operator was exempt when the offer was signed', async () => {
    const tenant = await anInsertedSigner(server);
    const offerId = await anInsertedOffer(server, landlord, {}, { landlord: 1000, tenant: 5000, vat: 'exempt' });
    const exempt = { net: 320_000, vat: 0, gross: 320_000 };
    expect((await must(tenant, offersCalls.getOffer, { offerId })).private?.fees?.tenant).toEqual(exempt);
    await book(tenant, offerId, 'fixedlong');
    await server.work();
    const { document, fees } = await must(tenant, reservationsCalls.getReservation, { offerId });
    expect(fees.tenant).toEqual(exempt);
    const lease = new Uint8Array(await (await tenant.fetch(document?.url ?? '')).arrayBuffer());
    const text = execFileSync('pdftotext', ['-', '-'], { input: lease, encoding: 'utf8' }).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Opłata Najemcy wynosi 3 200,00 zł. Operator korzysta ze zwolnienia z VAT.');
    await must(tenant, signingCalls.requestSigningCode, { offerId, purpose: 'lease' });
    await server.work();
    expect(await codeMail(tenant.email)).toContain('3 200,00 zł (zwolnienie z VAT), dopiero po podpisaniu protokołu');
  });

  it('is none for premises to be sold', async () => {
    const offerId = await anInsertedOffer(server, landlord, { offerType: 'sell' });
    expect((await must(landlord, offersCalls.getOffer, { offerId })).private?.fees).toBeNull();
  });
});
