import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deal } from '../../../tests/factories/deals.ts';
import { codeFor, handoverOf, prepareProtocol, rejectPremises } from '../../../tests/factories/handover.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { agree, propose } from '../../../tests/factories/statements.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { handoverCalls } from '../../contract/handover/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { mail } from '../kit/tables/mail.ts';

let server: TestServer;
let handover: ReturnType<typeof handoverOf>;
beforeAll(async () => {
  server = await testServer();
  handover = handoverOf(server, await server.person({ claims: ['admin'] }));
});
afterAll(() => server.close());

/** What was mailed to an address of one template, oldest first. */
const sent = async (to: string, template: string) => {
  const rows = await server.db.select().from(mail).where(eq(mail.recipient, to)).orderBy(mail.createdAt);
  return rows.filter((row) => row.template === template);
};

/** The token of the newest link that was mailed to an address. */
const tokenOf = async (email: string): Promise<string> => {
  await server.work();
  const links = (await server.mailsTo(email)).flatMap(({ html }) => [...html.matchAll(/\?token=([\w-]+)/g)].map(([, token = '']) => token));
  return links.at(-1) ?? '';
};

describe('a receiver who submits the protocol by the link', () => {
  /** The receiver fills the protocol in, signs it with the code to their address and sends it. */
  const submitted = async (email: string): Promise<Deal> => {
    const deal = await handover.openDeal(email);
    const proxyToken = await tokenOf(email);
    const prepared = await prepareProtocol(server.visitor, deal.offerId, proxyToken);
    const signed = await codeFor(server, server.visitor, { offerId: deal.offerId, purpose: 'protocol', email, proxyToken });
    await must(server.visitor, handoverCalls.attachProtocol, { ...prepared, ...signed });
    return deal;
  };

  it('reads why it came back, until when only the tenant corrects it, and opens it by a new link', async () => {
    const email = 'o-1@zakwas.example';
    const { landlord, offerId } = await submitted(email);
    expect(await handover.answer(landlord, offerId, false)).toMatchObject({ ok: true });
    const [letter] = await sent(email, 'handover.declined_receiver');
    expect(letter?.facts).toMatchObject({ reason: 'Inny stan licznika.', until: expect.stringMatching(/T.+Z$/) });
    const page = await handover.readProtocol(server.visitor, offerId, await tokenOf(email));
    expect([page.refusal?.reason, page.allowed.includes('attachProtocol')]).toEqual(['Inny stan licznika.', true]);
  });

  it('hears that both sides have signed, with a link to the signed document', async () => {
    const email = 'o-2@zakwas.example';
    const { landlord, offerId } = await submitted(email);
    expect(await handover.answer(landlord, offerId, true)).toMatchObject({ ok: true });
    await server.work();
    expect(await sent(email, 'handover.confirmed_receiver')).toHaveLength(1);
    const page = await handover.readProtocol(server.visitor, offerId, await tokenOf(email));
    expect([page.leaseState, page.attached?.document.status]).toEqual(['PROTOCOL_CONFIRMED', 'sealed']);
  });

  it('reads nothing of a protocol that the tenant sent from their own account and that came back', async () => {
    const email = 'o-3@zakwas.example';
    const { tenant, landlord, offerId } = await handover.openDeal(email);
    expect(await handover.submit(tenant, offerId)).toMatchObject({ ok: true });
    expect(await handover.answer(landlord, offerId, false)).toMatchObject({ ok: true });
    expect(await sent(email, 'handover.declined_receiver')).toEqual([]);
  });
});

describe('the persons of a meeting', () => {
  const handing = 'e@nawrot.example';
  const cancelled = async (deal: Deal, email: string) => {
    const rows = [...(await sent(email, 'handover.cancelled')), ...(await sent(handing, 'handover.cancelled'))];
    return rows.filter(({ facts }) => facts['offerId'] === deal.offerId);
  };

  it('hear that it is cancelled when the tenant rejects the premises, and it leaves their calendars', async () => {
    const email = 'o-4@zakwas.example';
    const deal = await handover.readyDeal(email);
    await rejectPremises(server, deal);
    const letters = await cancelled(deal, email);
    expect(letters.map(({ facts }) => facts['company'])).toEqual([deal.tenant.companyName, deal.landlord.companyName]);
    for (const { facts, attachments } of letters) {
      expect(facts['meetingAt']).not.toBeNull();
      expect(attachments).toMatchObject([
        { contentType: expect.stringContaining('method=CANCEL'), text: expect.stringContaining('STATUS:CANCELLED') },
      ]);
    }
  });

  it('hear it also when both sides end the lease, and without a meeting once its hour has passed', async () => {
    const email = 'o-5@zakwas.example';
    const deal = await handover.readyDeal(email);
    await server.db.execute(
      sql`update appointment set meeting_at = now() - interval '1 minute' where lease_id = ${deal.leaseId} and side = 'tenant'`,
    );
    await propose(server, deal.landlord, deal, 'refund_ends');
    await agree(server, deal.tenant, deal);
    const letters = await cancelled(deal, email);
    expect(letters.map(({ facts, attachments }) => [facts['meetingAt'], attachments])).toEqual([
      [null, []],
      [null, []],
    ]);
  });

  it('are invited again when the lease is taken up, after the entry that was cancelled', async () => {
    const email = 'o-6@zakwas.example';
    const deal = await handover.readyDeal(email);
    await server.db.execute(sql`update appointment set saved_at = saved_at - interval '2 hours' where lease_id = ${deal.leaseId}`);
    await rejectPremises(server, deal);
    await must(deal.landlord, leasesCalls.objectToRejection, { offerId: deal.offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
    await propose(server, deal.landlord, deal, 'resumes');
    await agree(server, deal.tenant, deal);
    const [gone] = await cancelled(deal, email);
    const invited = [
      await sent(email, 'handover.receiver_invited'),
      (await sent(handing, 'handover.transfer_named')).filter(({ facts }) => facts['offerId'] === deal.offerId),
    ];
    for (const letters of invited) expect(sequenceOf(letters.at(-1))).toBeGreaterThanOrEqual(sequenceOf(gone));
    expect(invited.map((letters) => letters.length)).toEqual([2, 2]);
  });
});

const sequenceOf = (letter: typeof mail.$inferSelect | undefined): number =>
  Number(/SEQUENCE:(\d+)/.exec(JSON.stringify(letter?.attachments))?.[1] ?? Number.NaN);
