/** What accepting an offer fills in: the facts in which a lease differs from the text that its landlord signed. */

import { noticesAddress } from '../../companies/rules/party.ts';
import type { Day, Grosze, Instant } from '../../kit/brand.ts';
import { perSquareMetre } from '../../kit/money.ts';
import { leaseNumbers } from '../../kit/numbers.ts';
import { addDays, dayOf, laterDay } from '../../kit/time.ts';
import type { OpenFact } from '../../offers/document/clause.ts';
import type { LeaseDocumentFacts } from './facts.ts';

/** The value of an open fact. A lease of an open-ended term has no last day, and its text does not ask for one. */
export type OpenValue =
  | { readonly day: Day }
  | { readonly moment: Instant }
  | { readonly text: string }
  | { readonly hash: string }
  | { readonly size: boolean | null };

/** The open facts of a lease, all of them. */
export const openValues = (facts: LeaseDocumentFacts): Readonly<Record<OpenFact, OpenValue>> => {
  const { offer, terms, escrow, tenant } = facts;
  return {
    offerSignedAt: { moment: offer.signedAt },
    offerHash: { hash: offer.documentSha256 },
    offerCode: { text: offer.documentCode },
    start: { day: terms.start },
    end: { day: terms.end ?? terms.start },
    rentLatest: { day: rentLatest(facts) },
    withdrawalUntil: { day: withdrawalUntil(facts) },
    reference: { text: escrow.reference },
    tenantEmail: { text: noticesAddress(tenant) },
    tenantSize: { size: tenant.isLargeUndertaking ?? null },
  };
};

/** From this day rent is due although nobody has taken the premises over (docs/rules/leases.md#rent). */
export const rentLatest = ({ form, terms }: Pick<LeaseDocumentFacts, 'form' | 'terms'>): Day => addDays(terms.start, form.unitReceiptDeadline ?? 0);

/** Last day on which the tenant may use the contractual right of withdrawal (KC art. 395 wants a term). */
export const withdrawalUntil = (facts: Pick<LeaseDocumentFacts, 'form' | 'preparedAt'>): Day =>
  addDays(lastPickupDay(facts), leaseNumbers.withdrawalDays);

/** The last day of the pickup: counted from the later of preparing and availability. */
const lastPickupDay = ({ form, preparedAt }: Pick<LeaseDocumentFacts, 'form' | 'preparedAt'>): Day => {
  const prepared = dayOf(preparedAt);
  return addDays(laterDay(form.availability ?? prepared, prepared), form.unitReceiptDeadline ?? 0);
};

/** Rent per m² for the summary on the first page; null for no area. */
export const rentPerMetre = ({ form, terms }: LeaseDocumentFacts): Grosze | null => perSquareMetre(terms.rentNet, form.areaDetails?.surface ?? 0);
