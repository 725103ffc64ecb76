/** For whom somebody publishes an offer: for themselves, or for an owner under a power of attorney. */

import type { Authority, PartyFacts } from '../../../../domain/companies/types.ts';
import type { Id, Instant } from '../../../../domain/kit/brand.ts';
import type { Result } from '../../../../domain/kit/verdict.ts';
import type { Person } from '../../../accounts/queries.ts';
import { attorneyPartyOf, partyOf } from '../../../companies/queries/party.ts';
import type { Services } from '../../../kit/context.ts';
import { databaseNow, type Reader } from '../../../kit/database/database.ts';
import { definePort } from '../../../kit/ports.ts';
import type { OfferRow } from '../../store/offers.ts';

/** The owner in whose name an agent signs, their company, and the document that gives the power. */
export type Principal = { readonly uid: Id; readonly companyId: Id; readonly authority: Authority };

/** Finds the principal of whoever publishes; null where they publish for themselves, refused where an agreement stands in the way. */
export type FindPrincipal = (
  services: Pick<Services, 'config'>,
  reader: Reader,
  of: { readonly row: OfferRow; readonly uid: Id; readonly now: Instant },
) => Promise<Result<Principal | null>>;

/** Agency knows the agreements. */
export const principalPort = definePort<FindPrincipal>({ name: 'offers.principal' });

/** For whom the person publishes the offer now. */
export const principalOf = async (
  services: Pick<Services, 'config' | 'ports'>,
  reader: Reader,
  row: OfferRow,
  uid: Id,
): Promise<Result<Principal | null>> => services.ports.of(principalPort)(services, reader, { row, uid, now: await databaseNow(reader) });

/** The landlord whom the offer names: the person's own company, or the principal's with the agent as attorney. */
export const landlordFor = async (
  reader: Reader,
  principal: Principal | null,
  person: Pick<Person, 'uid' | 'company'>,
  cosignerUid: Id | null,
): Promise<PartyFacts | null> => {
  if (principal !== null) return attorneyPartyOf(reader, { ...principal, principalUid: principal.uid, uid: person.uid });
  return person.company === null ? null : partyOf(reader, person.company.id, person.uid, cosignerUid);
};
