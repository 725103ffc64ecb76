import { depositsCalls } from '../../src/contract/deposits/endpoints.ts';
import { leasesCalls } from '../../src/contract/leases/endpoints.ts';
import type { Outcome } from '../../src/domain/leases/types.ts';
import { consentsOf } from '../../src/domain/signing/rules.ts';
import type { TestPerson, TestServer } from '../kit/server.ts';
import type { Deal, Signer } from './deals.ts';
import { codeFor } from './handover.ts';
import { must } from './published-offer.ts';

/** The landlord reads and signs the withdrawal from a lease whose deposit did not come. */
export const endUnpaid = async (server: TestServer, { landlord, offerId }: Pick<Deal, 'landlord' | 'offerId'>) => {
  const prepared = await landlord.ask(leasesCalls.prepareUnpaidEnd, { offerId });
  if (!prepared.ok) return prepared;
  const signed = await codeFor(server, landlord, { offerId, purpose: 'unpaid_end', email: landlord.email });
  return landlord.ask(leasesCalls.endUnpaidLease, { offerId, ...signed, consents: { ...consentsOf.unpaid_end } });
};

/** One side reads and signs a statement. */
export const propose = async (server: TestServer, who: Signer, { offerId }: Deal, outcome: Outcome): Promise<string> => {
  const { text } = await must(who, depositsCalls.proposeStatement, { offerId, outcome });
  const signed = await codeFor(server, who, { offerId, purpose: 'statement', email: who.email });
  await must(who, depositsCalls.proposeStatement, { offerId, outcome, ...signed, consents: { ...consentsOf.statement } });
  return text;
};

/** The other side reads and signs it, too. */
export const agree = async (server: TestServer, who: Signer, { offerId }: Deal): Promise<string> => {
  const { text } = await must(who, depositsCalls.answerStatement, { offerId, accepted: true });
  const signed = await codeFor(server, who, { offerId, purpose: 'statement', email: who.email });
  await must(who, depositsCalls.answerStatement, { offerId, accepted: true, ...signed, consents: { ...consentsOf.statement } });
  return text;
};

/** An admin attaches the document of a title; answers how the record names it. */
export const attachTitle = async (admin: TestPerson, offerId: string, text = '%PDF-1.4 orzeczenie') => {
  const body = new FormData();
  body.set('file', new File([new TextEncoder().encode(text)], 'Wyrok I C 12-26.pdf'));
  const answer = await admin.fetch(`/deposits/${offerId}/title`, { method: 'POST', body });
  const told = (await answer.json()) as { readonly result: { readonly name: string; readonly sha256: string } };
  return told.result;
};
