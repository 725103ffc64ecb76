import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSignedLease, type Deal, payDeposit, type Signer } from '../../../tests/factories/deals.ts';
import { codeFor, damage, handoverOf, submitProtocol } from '../../../tests/factories/handover.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { handoverCalls } from '../../contract/handover/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import type { SigningPurpose } from '../../domain/signing/rules.ts';

let server: TestServer;
let admin: TestPerson;
let handover: ReturnType<typeof handoverOf>;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
  handover = handoverOf(server, admin);
});
afterAll(() => server.close());

type Act = { readonly code: string; readonly documentSha256: string; readonly consents: Record<string, string> };
/** Somebody who is about to sign, and how they do it with the code that they have. */
type SigningDeal = {
  readonly deal: Deal;
  readonly signer: Signer;
  readonly sign: (act: Act) => Promise<{ ok: true } | { ok: false; refusal: { code: string } }>;
};

let deals = 0;
const paidDeal = async (): Promise<Deal> => {
  const deal = await aSignedLease(server);
  deals += 1;
  await payDeposit(server, admin, deal, `SIGNER-${deals}`);
  return deal;
};

/** A protocol that the landlord has sent and the tenant answers. */
const answering = async (accepted: boolean): Promise<SigningDeal> => {
  const deal = await paidDeal();
  const { offerId, landlord, tenant } = deal;
  await handover.nameReceiver(deal);
  await handover.nameTransfer(deal);
  await server.db.execute(sql`update appointment set meeting_at = now() - interval '1 minute' where lease_id = ${deal.leaseId} and side = 'tenant'`);
  await submitProtocol(server, landlord, offerId);
  const reason = accepted ? undefined : 'Inny stan licznika.';
  return { deal, signer: tenant, sign: (act) => tenant.ask(handoverCalls.answerProtocol, { offerId, accepted, reason, ...act }) };
};

const acts: Readonly<Partial<Record<SigningPurpose, () => Promise<SigningDeal>>>> = {
  statement: async () => {
    const deal = await paidDeal();
    const { offerId, tenant } = deal;
    await must(tenant, depositsCalls.proposeStatement, { offerId, outcome: 'payout_ends' });
    return { deal, signer: tenant, sign: (act) => tenant.ask(depositsCalls.proposeStatement, { offerId, outcome: 'payout_ends', ...act }) };
  },
  rejection: async () => {
    const deal = await paidDeal();
    const { offerId, tenant } = deal;
    await must(tenant, leasesCalls.prepareRejection, { offerId, ...damage });
    return { deal, signer: tenant, sign: (act) => tenant.ask(leasesCalls.rejectPremises, { offerId, ...damage, ...act }) };
  },
  unpaid_end: async () => {
    const deal = await aSignedLease(server);
    const { offerId, landlord } = deal;
    await server.db.execute(sql`update lease set deposit_due = deposit_due - 14 where id = ${deal.leaseId}`);
    await must(landlord, leasesCalls.prepareUnpaidEnd, { offerId });
    return { deal, signer: landlord, sign: (act) => landlord.ask(leasesCalls.endUnpaidLease, { offerId, ...act }) };
  },
  protocol: () => answering(true),
  protocol_return: () => answering(false),
};

it.each(Object.entries(acts))('%s is signed by nobody whose e-mail change can be undone, not even with a code from before', async (name, ready) => {
  const purpose = name as SigningPurpose;
  const { deal, signer, sign } = await ready();
  const { offerId } = deal;
  const act = await codeFor(server, signer, { offerId, purpose, email: signer.email });
  const undo = (until: string | null) =>
    server.db.execute(sql`update person set email_change_undo_until = ${until}::timestamptz where uid = ${signer.uid}`);
  await undo('2999-01-01');
  const pending = { ok: false, refusal: { code: 'person.email_change_pending' } };
  expect(await signer.ask(signingCalls.requestSigningCode, { offerId, purpose })).toMatchObject(pending);
  expect(await sign(act)).toMatchObject(pending);
  await undo(null);
  expect(await sign(act)).toMatchObject({ ok: true });
});

it('is signed by nobody whose identity is accepted no more', async () => {
  const deal = await paidDeal();
  const { offerId, landlord } = deal;
  await must(landlord, depositsCalls.proposeStatement, { offerId, outcome: 'refund_ends' });
  const act = await codeFor(server, landlord, { offerId, purpose: 'statement', email: landlord.email });
  await server.db.execute(sql`update person set identity_state = 'REJECTED' where uid = ${landlord.uid}`);
  expect(await landlord.ask(depositsCalls.proposeStatement, { offerId, outcome: 'refund_ends', ...act })).toMatchObject({
    ok: false,
    refusal: { code: 'person.identity_not_accepted' },
  });
});
