import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accept,
  anAgent,
  anAgentOf,
  aProposal,
  mailedToken,
  ownerDetails,
  send,
  sendPolicy,
  shortLease as short,
} from '../../../tests/factories/agency.ts';
import { anInsertedSigner, book, type Signer } from '../../../tests/factories/deals.ts';
import { aProject, must, readyToSign } from '../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { agencyCalls as calls } from '../../contract/agency/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import type { Insurance } from '../../domain/agency/types.ts';
import type { OfferForm } from '../../domain/offers/types.ts';

let server: TestServer;
let agent: Signer;
beforeAll(async () => {
  server = await testServer();
  agent = await anAgent(server);
}, 120_000);
afterAll(() => server.close());

type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly code: string } };
const codeOf = (answer: Answer): string => (answer.ok ? 'ok' : answer.refusal.code);

let owners = 0;
const nextOwner = (): string => {
  owners += 1;
  return `wlasciciel-${owners}@poczta.example`;
};
describe('the copy of the policy', () => {
  it('is wanted for brokerage, goes with other data, and is read with the agreement by the owner and the moderator', async () => {
    const own = await anAgent(server);
    expect((await sendPolicy(server, own, 'GIF89a')).status).toBe(400);
    expect((await sendPolicy(server, await anInsertedSigner(server), '%PDF-1.7')).status).toBe(403);
    const before = await must(own, calls.listAgreements, { page: 1 });
    expect(before.insurance?.policyUrl).toContain('/files/');
    const { policyUrl, ...insurance } = before.insurance ?? { policyUrl: null };
    await must(own, calls.setInsurance, { ...(insurance as Insurance), policyNumber: 'OC/2027/2' });
    expect((await must(own, calls.listAgreements, { page: 1 })).insurance?.policyUrl).toBeNull();
    await server.work();
    expect((await server.visitor.fetch(policyUrl ?? '')).status).toBe(404);
    const bare = { offerId: await aProject(own, short), ownerDetails: ownerDetails(nextOwner()) };
    expect(codeOf(await own.ask(calls.proposeAgreement, { ...bare, includeMediation: true }))).toBe('agency.policy_missing');
    expect(codeOf(await own.ask(calls.proposeAgreement, { ...bare, includeMediation: false }))).toBe('ok');
    await sendPolicy(server, own, '%PDF-1.7 the first copy');
    const email = nextOwner();
    const { agreementId, token } = await aProposal(server, own, ownerDetails(email), { form: short });
    await sendPolicy(server, own, '%PDF-1.7 the second copy');
    await server.work();
    const { agreement } = await must(server.visitor, calls.getAgreementByToken, { agreementId, token });
    const admin = await server.person({ claims: ['admin'] });
    const seen = await must(admin, calls.getAgreement, { agreementId });
    for (const { insurance: read } of [agreement, seen.agreement])
      expect(await (await server.visitor.fetch(read.policyUrl ?? '')).text()).toBe('%PDF-1.7 the first copy');
  });
});

describe('a rent from 10 000 EUR a month', () => {
  it('asks the agent about the owner, stores the answers, and tells them to the moderator and not to the owner', async () => {
    const email = nextOwner();
    const offerId = await aProject(agent, { ...short, price: 4_250_000 } as OfferForm);
    const propose = (aml: object | undefined, includeMediation = true) =>
      agent.ask(calls.proposeAgreement, { offerId, ownerDetails: ownerDetails(email), includeMediation, ...(aml && { aml }) });
    const bare = await propose(undefined);
    expect(bare.ok ? [] : bare.refusal.problems?.map(({ field }) => field)).toEqual(['aml.identifiedBy', 'aml.beneficialOwner', 'aml.purpose']);
    expect(codeOf(await propose(undefined, false))).toBe('ok');
    const answers = { identifiedBy: 'Dowód osobisty', beneficialOwner: 'Jan Wójcik', isExposed: true, purpose: 'Najem biura' };
    const exposed = await propose(answers);
    expect(exposed.ok ? [] : exposed.refusal.problems?.map(({ field }) => field)).toEqual(['aml.sourceOfWealth']);
    const drawnOne = await propose({ ...answers, sourceOfWealth: 'Sprzedaż udziałów' });
    const agreementId = drawnOne.ok ? drawnOne.value.agreementId : '';
    const admin = await server.person({ claims: ['admin'] });
    expect((await must(admin, calls.listLargeRents, { page: 1 })).items).toEqual([]);
    await send(server, agent, offerId, agreementId);
    const token = await mailedToken(server, email);
    const { items } = await must(admin, calls.listLargeRents, { page: 1 });
    expect(items).toMatchObject([{ agreementId, answers: { ...answers, sourceOfWealth: 'Sprzedaż udziałów' } }]);
    expect((await must(agent, calls.getAgreement, { agreementId })).agreement.aml).toMatchObject(answers);
    expect((await must(server.visitor, calls.getAgreementByToken, { agreementId, token })).agreement.aml).toBeNull();
  });
});

describe('colleagues of the agent', () => {
  it('neither propose nor publish nor revoke, and nobody of the company books what it publishes', async () => {
    const own = await anAgent(server);
    const colleague = await anInsertedSigner(server, { companyId: own.companyId });
    await anAgentOf(server, colleague);
    const owner = await anInsertedSigner(server);
    const proposed = await aProposal(server, own, ownerDetails(owner.email), { form: short, includeMediation: false });
    const { offerId, agreementId } = proposed;
    const tries = async (): Promise<readonly string[]> => [
      codeOf(await colleague.ask(calls.proposeAgreement, { offerId, ownerDetails: ownerDetails(owner.email), includeMediation: false })),
      codeOf(await colleague.ask(offersCalls.prepareOffer, { offerId })),
      codeOf(await colleague.ask(calls.getAgreement, { agreementId })),
      codeOf(await colleague.ask(calls.withdrawAgreement, { agreementId })),
      codeOf(await colleague.ask(calls.revokeAgreement, { offerId })),
    ];
    const no = ['offer.no_access', 'offer.no_access', 'agency.denied', 'agency.denied', 'agency.not_found'];
    expect(await tries()).toEqual(no);
    await accept(server, proposed, owner.email);
    expect(await tries()).toEqual(no);
    await must(own, offersCalls.publishOffer, await readyToSign(server, own, offerId));
    expect(codeOf(await book(own, offerId))).toBe('offer.own');
    expect(codeOf(await book(colleague, offerId))).toBe('offer.agents_company');
    expect(codeOf(await book(await anInsertedSigner(server), offerId))).toBe('ok');
  });
});
