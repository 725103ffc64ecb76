import { sql } from 'drizzle-orm';
import { counterOffersCalls } from '../../src/contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { signingCalls } from '../../src/contract/signing/endpoints.ts';
import type { OfferForm } from '../../src/domain/offers/types.ts';
import { consentsOf } from '../../src/domain/signing/rules.ts';
import type { Client, TestPerson, TestServer } from '../kit/server.ts';
import { anInsertedOffer, anInsertedSigner, type Signer } from './deals.ts';
import { lastCode, must } from './published-offer.ts';

/** A lower rent, a further term, or both, as the page sends them. */
export type NewTerms = { readonly rent?: number; readonly months?: number };

/** What the page of an offer sends for them. */
export const formOf = ({ rent, months }: NewTerms) => ({
  isRentToggleChecked: rent !== undefined,
  isContractDurationToggleChecked: months !== undefined,
  newPrice: rent ?? null,
  newDuration: months ?? null,
});

/** Sends a counter-offer, which may be refused. */
export const propose = (tenant: Client, offerId: string, terms: NewTerms) =>
  tenant.ask(counterOffersCalls.sendCounterOffer, { offerId, ...formOf(terms) });

/** Sends a counter-offer, and answers its id. */
export const proposed = async (tenant: Client, offerId: string, terms: NewTerms): Promise<string> =>
  (await must(tenant, counterOffersCalls.sendCounterOffer, { offerId, ...formOf(terms) })).counterOfferId;

/** An offer that takes counter-offers, with its landlord and a company that is interested. */
export const anOpenOffer = async (
  server: TestServer,
  changes: OfferForm = {},
): Promise<{ readonly landlord: Signer; readonly tenant: Signer; readonly offerId: string }> => {
  const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  return { landlord, tenant, offerId: await anInsertedOffer(server, landlord, { counteroffer: { selected: true }, ...changes }) };
};

/** Accepts: prepares the next version and asks for its code. Everything that `publishOffer` needs. */
export const readyToAccept = async (server: TestServer, owner: TestPerson, offerId: string, counterOfferId?: string) => {
  await must(owner, counterOffersCalls.acceptCounterOffer, { offerId, ...(counterOfferId === undefined ? {} : { counterOfferId }) });
  await server.work();
  const { documentSha256 } = await must(owner, signingCalls.requestSigningCode, { offerId, purpose: 'offer' });
  return { offerId, code: await lastCode(server, owner.email), documentSha256, consents: { ...consentsOf.offer } };
};

/** Accepts and signs the next version. */
export const acceptAndSign = async (server: TestServer, owner: TestPerson, offerId: string, counterOfferId?: string) =>
  must(owner, offersCalls.publishOffer, await readyToAccept(server, owner, offerId, counterOfferId));

/** Lets the time pass in which the company whose counter-offer was accepted may book alone. */
export const passFirstRight = async (server: TestServer, offerId: string): Promise<void> => {
  const past = sql`jsonb_set(first_right, '{until}', to_jsonb(to_char(now() at time zone 'UTC' - interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`;
  await server.db.execute(sql`update offer set first_right = ${past} where id = ${offerId}`);
};
