import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accept,
  anAgent,
  anAgentOf,
  aProposal,
  mailedToken,
  nextOwner,
  ownerDetails,
  send,
  sendPolicy,
  shortLease as short,
} from '../../../tests/factories/agency.ts';
import { propose } from '../../../tests/factories/counter-offers.ts';
import { anInsertedSigner, book, type Signer } from '../../../tests/factories/deals.ts';
import { aProject, must, readyToSign } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { agencyCalls as calls } from '../../contract/agency/endpoints.ts';
import type { OutputOf } from '../../contract/kit/call.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import type { Insurance } from '../../domain/agency/types.ts';
import { agencyNumbers } from '../../domain/kit/numbers.ts';
import type { OfferForm } from '../../domain/offers/types.ts';

let server: TestServer;
let agent: Signer;
beforeAll(async () => {
  server = await testServer();
  agent = await anAgent(server);
}, 120_000);
afterAll(() => server.close());

/** What a PDF says, as one line. */
const textAt = async (url: string | null): Promise<string> => {
  const pdf = Buffer.from(await (await server.visitor.fetch(url ?? '')).arrayBuffer());
  return execFileSync('pdftotext', ['-', '-'], { encoding: 'utf8', input: pdf }).replace(/[\s\u00a0\u202f]+/g, ' ');
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

  it('is an annex of the agreement, which names its file and hash, and comes with the sealed agreement to both sides', async () => {
    const own = await anAgent(server);
    const email = nextOwner();
    const content = '%PDF-1.7 the annexed copy';
    await sendPolicy(server, own, content);
    const proposed = await aProposal(server, own, ownerDetails(email), { form: short });
    await sendPolicy(server, own, '%PDF-1.7 a copy of later');
    const hash = createHash('sha256').update(content).digest('hex');
    const { agreement } = await must(own, calls.getAgreement, { agreementId: proposed.agreementId });
    const text = await textAt(agreement.agreementUrl);
    expect(text).toContain('polisa-OC.pdf');
    expect(text.replaceAll(' ', '')).toContain(hash);
    expect(text).toContain('Kopia polisy stanowi załącznik do tej umowy');
    await accept(server, proposed, email);
    const sealed = await must(own, calls.getAgreement, { agreementId: proposed.agreementId });
    expect((await textAt(sealed.agreement.signedAgreementUrl)).replaceAll(' ', '')).toContain(hash);
    for (const recipient of [email, own.email]) {
      const { rows } = await server.db.execute<{ attachments: readonly { name: string; fileKey: string }[] }>(
        sql`select attachments from mail where recipient = ${recipient} and template in ('agency.sealed', 'agency.sealed_link')`,
      );
      expect(rows.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([
        [expect.stringMatching(/^umowa-UP-.*\.pdf$/), 'polisa-OC.pdf'],
      ]);
      const bytes = await server.services.files.get(rows[0]?.attachments[1]?.fileKey ?? '');
      expect(new TextDecoder().decode(bytes ?? new Uint8Array())).toBe(content);
      const letters = (await server.mailsTo(recipient)).map(({ text }) => text.replaceAll('\u00a0', ' '));
      expect(letters.filter((letter) => letter.includes('Drugi załącznik to kopia polisy OC'))).toHaveLength(1);
    }
    // As long as the agreement is kept its copy is read with it, whatever becomes of the insurance and the account.
    await must(own, calls.revokeAgreement, { offerId: proposed.offerId });
    await server.db.execute(sql`delete from agent_insurance where uid = ${own.uid}`);
    await server.work();
    const over = await must(own, calls.getAgreement, { agreementId: proposed.agreementId });
    expect(await (await server.visitor.fetch(over.agreement.insurance.policyUrl ?? '')).text()).toBe(content);
  });

  it('is shown on request under a power of attorney alone of an agent who has uploaded none', async () => {
    const own = await anAgent(server);
    await server.db.execute(sql`update agent_insurance set policy_key = null, policy_bytes = null where uid = ${own.uid}`);
    const email = nextOwner();
    const proposed = await aProposal(server, own, ownerDetails(email), { form: short, includeMediation: false });
    const { agreement } = await must(own, calls.getAgreement, { agreementId: proposed.agreementId });
    const text = await textAt(agreement.agreementUrl);
    expect([text.includes('na żądanie okaże Właścicielowi kopię polisy'), text.includes('polisa-OC.pdf')]).toEqual([true, false]);
    await accept(server, proposed, email);
    const { rows } = await server.db.execute(
      sql`select jsonb_array_length(attachments) as n from mail where recipient = ${email} and template = 'agency.sealed_link'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is refused beyond what a mail can carry, and goes with the proposal that alone names it', async () => {
    const own = await anAgent(server);
    expect((await sendPolicy(server, own, '%PDF-'.padEnd(agencyNumbers.policyBytes + 1, ' '))).status).toBe(400);
    await sendPolicy(server, own, '%PDF-1.7 of a proposal');
    const declined = await aProposal(server, own, ownerDetails(nextOwner()), { form: short });
    await sendPolicy(server, own, '%PDF-1.7 another');
    const { agreement } = await must(own, calls.getAgreement, { agreementId: declined.agreementId });
    const url = agreement.insurance.policyUrl ?? '';
    await must(own, calls.withdrawAgreement, { agreementId: declined.agreementId });
    await server.work();
    expect((await server.visitor.fetch(url)).status).toBe(200);
    await server.db.execute(sql`update agency_agreement set ended_at = now() - interval '91 days' where id = ${declined.agreementId}`);
    await server.tick();
    await server.work();
    expect((await server.visitor.fetch(url)).status).toBe(404);
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
  it('neither propose nor publish nor revoke, and nobody of the company books or bargains over what it publishes', async () => {
    const own = await anAgent(server);
    const colleague = await anInsertedSigner(server, { companyId: own.companyId });
    await anAgentOf(server, colleague);
    const owner = await anInsertedSigner(server);
    const proposed = await aProposal(server, own, ownerDetails(owner.email), {
      form: { ...short, counteroffer: { selected: true } },
      includeMediation: false,
    });
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
    const stranger = await anInsertedSigner(server);
    for (const one of [own, colleague, owner]) expect(codeOf(await propose(one, offerId, { rent: 100_00 }))).toBe('counter_offer.own');
    const shown = async ({ allowed, counterBlocker, blockers }: OutputOf<typeof offersCalls.getOffer>) => [
      counterBlocker,
      allowed.includes('counter'),
      allowed.includes('book'),
      blockers,
    ];
    expect(await shown(await must(colleague, offersCalls.getOffer, { offerId }))).toEqual([
      'counter_offer.own',
      false,
      false,
      ['offer.agents_company'],
    ]);
    expect(await shown(await must(stranger, offersCalls.getOffer, { offerId }))).toEqual([null, true, true, []]);
    expect(codeOf(await propose(stranger, offerId, { rent: 100_00 }))).toBe('ok');
    expect(codeOf(await book(own, offerId))).toBe('offer.agents_company');
    expect(codeOf(await book(colleague, offerId))).toBe('offer.agents_company');
    expect(codeOf(await book(stranger, offerId))).toBe('ok');
  });
});
