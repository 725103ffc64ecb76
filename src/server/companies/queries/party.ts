/** Reads a party as documents name it, and as the other side of a deal may see it. */

import { isDeepStrictEqual } from 'node:util';
import { isAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import { partyFacts } from '../../../domain/companies/rules/party.ts';
import type { Authority, PartyFacts, PartySigner } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { personByUid } from '../../accounts/queries.ts';
import type { Reader } from '../../kit/database/database.ts';
import { authorityById, companyById, type LinkRow, memberOf } from '../store/companies.ts';
import { formOf } from './company.ts';

/**
 * The register data of a party with whoever signs for it, to be frozen into an offer, a lease and their documents; `null` when the company
 * or a signer is unknown. `cosignerUid` is the second signer whom a joint rule wants.
 */
export const partyOf = async (db: Reader, companyId: Id, uid: Id, cosignerUid: Id | null = null): Promise<PartyFacts | null> => {
  const row = await companyById(db, companyId);
  const signer = await signerFor(db, companyId, uid);
  const cosigner = cosignerUid === null ? null : await signerFor(db, companyId, cosignerUid);
  if (row === null || signer === null || (cosignerUid !== null && cosigner === null)) return null;
  return partyFacts(formOf(row), row.id, signer, cosigner);
};

/** The person as a signer of this company; null when they are not linked with it. Capacity and its proof come from the accepted link, never from a default. */
const signerFor = async (db: Reader, companyId: Id, uid: Id): Promise<PartySigner | null> => {
  const [person, link] = [await personByUid(db, uid), await memberOf(db, uid)];
  if (person === null || link?.company.id !== companyId) return null;
  const { firstName, lastName, email } = person;
  return { uid, firstName, lastName, email, capacity: link.member.capacity, authority: await authorityOf(db, link.member) };
};

/** What proves the capacity of a link: the register, or the document that a moderator saw. */
const authorityOf = async (db: Reader, { authorityId, decidedAt }: LinkRow['member']): Promise<Authority> => {
  const document = authorityId === null ? null : await authorityById(db, authorityId);
  return { basis: document === null ? 'register' : 'document', documentSha256: document?.sha256 ?? null, acceptedAt: decidedAt };
};

/**
 * The owner's company with an agent as whoever signs for it, by the owner's power of attorney; `null` when one of the three is unknown or the
 * owner is no accepted member of it any more.
 */
export const attorneyPartyOf = async (
  db: Reader,
  of: { readonly companyId: Id; readonly uid: Id; readonly principalUid: Id; readonly authority: Authority },
): Promise<PartyFacts | null> => {
  const { companyId, uid, principalUid, authority } = of;
  const [row, agent, link] = [await companyById(db, companyId), await personByUid(db, uid), await memberOf(db, principalUid)];
  if (row === null || agent === null || link?.company.id !== companyId || !isAccepted(link.member.state)) return null;
  const { firstName, lastName, email } = agent;
  return partyFacts(formOf(row), row.id, { uid, firstName, lastName, email, capacity: 'attorney', authority, principalUid }, null);
};

/** The party of a frozen document with the data of its company as they are now, and its signers as frozen; `null` when the company is gone. */
export const renewedParty = async (db: Reader, frozen: PartyFacts): Promise<PartyFacts | null> => {
  const row = await companyById(db, frozen.companyId);
  return row === null ? null : partyFacts(formOf(row), row.id, frozen.signer, frozen.cosigner ?? null);
};

/** The party that a drawn document names, if nothing of it has changed since: data, signers, capacities and what proves them. */
export const unchangedParty = async (db: Reader, drawn: PartyFacts): Promise<PartyFacts | null> => {
  const { companyId, signer, cosigner } = drawn;
  const { uid, principalUid, authority } = signer;
  const now =
    principalUid === undefined || authority === undefined
      ? await partyOf(db, companyId, uid, cosigner?.uid ?? null)
      : await attorneyPartyOf(db, { companyId, uid, principalUid, authority });
  return now !== null && isDeepStrictEqual(JSON.parse(JSON.stringify(now)), JSON.parse(JSON.stringify(drawn))) ? now : null;
};

/** A party as the other side of a deal may see it. */
export type PartyView = {
  readonly companyId: Id;
  readonly name: string;
  readonly nip: string;
  readonly city: string;
  readonly signer: Pick<PartyFacts['signer'], 'uid' | 'firstName' | 'lastName' | 'email'>;
};

/** A party as the other side may see it: no account, no register numbers beyond the NIP. */
export const partyView = ({ companyId, name, nip, address, signer }: PartyFacts): PartyView => ({
  companyId,
  name,
  nip,
  city: address.city,
  signer: { uid: signer.uid, firstName: signer.firstName, lastName: signer.lastName, email: signer.email },
});
