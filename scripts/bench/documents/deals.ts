import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { bookingConsents } from '../../../src/domain/reservations/rules.ts';
import type { Services } from '../../../src/server/kit/context.ts';
import { acting } from '../../seed/acting.ts';
import { signatureOf } from '../../seed/signing.ts';
import type { StagedOffer } from '../stage/offers.ts';
import type { StagePerson } from '../stage/people.ts';

/** A tenant and the offer that they lease. */
export type Deal = { readonly tenant: StagePerson; readonly offer: StagedOffer };

/** Deals at work: the product that is asked, and a way to its database. */
export type Desk = { readonly url: string; readonly services: Services };

const patienceMs = 180_000;

const call = async (desk: Desk, { tenant }: Deal, name: string, data: object): Promise<void> => {
  const answer = await fetch(`${desk.url}/call/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: tenant.cookie },
    body: JSON.stringify({ data }),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
};

/** Waits until every deal has its lease in this state; looks every few milliseconds. */
const until = async ({ services }: Desk, deals: readonly Deal[], status: 'drawn' | 'sealed'): Promise<void> => {
  const ids = sql.param(deals.map(({ offer }) => offer.id));
  const end = Date.now() + patienceMs;
  const reached = status === 'drawn' ? sql`document_id is not null` : sql`document_id in (select id from document where sealed_key is not null)`;
  for (;;) {
    const { rows } = await services.db.execute<{ n: number }>(
      sql`select count(*) as n from reservation where offer_id = any(${ids}::text[]) and ${reached}`,
    );
    if (rows[0]?.n === deals.length) return;
    if (Date.now() > end) throw new Error(`only ${rows[0]?.n} of ${deals.length} leases were ${status}`);
    await sleep(deals.length === 1 ? 5 : 50);
  }
};

/** Books through the product and waits until its job has drawn and stored the leases. Answers the milliseconds. */
export const drawLeases = async (desk: Desk, deals: readonly Deal[]): Promise<number> => {
  const begun = performance.now();
  for (const deal of deals) {
    const { id, option } = deal.offer;
    await call(desk, deal, 'bookOffer', { offerId: id, selectedOfferOption: option, offerVersion: 1, consents: bookingConsents });
  }
  await until(desk, deals, 'drawn');
  return performance.now() - begun;
};

const confirmationOf = async ({ services }: Desk, { tenant, offer }: Deal) => {
  const { rows } = await services.db.execute<{ sha256: string }>(
    sql`select document_sha256 as sha256 from reservation where offer_id = ${offer.id} and ended_at is null`,
  );
  const signature = await signatureOf(await acting(services, tenant.uid), 'lease', offer.id, rows[0]?.sha256 ?? '');
  return { userUid: tenant.uid, offerId: offer.id, ...signature };
};

/** Signs through the product and waits until its job has appended the evidence, sealed and stored the leases. Answers the milliseconds. */
export const sealLeases = async (desk: Desk, deals: readonly Deal[]): Promise<number> => {
  const signed = await Promise.all(deals.map((deal) => confirmationOf(desk, deal)));
  const begun = performance.now();
  for (const [at, deal] of deals.entries()) await call(desk, deal, 'onOfferSignConfirm', signed[at] ?? {});
  await until(desk, deals, 'sealed');
  return performance.now() - begun;
};
