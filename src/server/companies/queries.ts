/** Reads companies: the form, the party as documents name it, what a signer may. */

import type { companiesCalls } from '../../contract/companies/endpoints.ts';
import type { InputOf, OutputOf } from '../../contract/kit/call.ts';
import { isAccepted, isCompanyAccepted, isIdentityAccepted } from '../../domain/accounts/rules/verification-status.ts';
import { isCompanyEditable } from '../../domain/companies/machine.ts';
import type { CompanyAct } from '../../domain/companies/permissions.ts';
import { refuse } from '../../domain/companies/refusals.ts';
import { partyFacts } from '../../domain/companies/rules.ts';
import type { Capacity, CompanyForm, PartyFacts } from '../../domain/companies/types.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { parseNip } from '../../domain/kit/identifiers.ts';
import { ok, type Result, refused } from '../../domain/kit/verdict.ts';
import { type Person, personByUid } from '../accounts/queries.ts';
import { type Ctx, signedIn } from '../kit/context.ts';
import type { Reader } from '../kit/database/database.ts';
import { definePort } from '../kit/ports.ts';
import { type CompanyRow, companyById, companyByNip, memberOf, signersOf } from './store.ts';

/** How many published offers, running reservations and unfinished leases a company stands in: the rooms after this one know. */
export const runningDealsPort = definePort<(reader: Reader, companyId: Id) => Promise<number>>({ name: 'companies.running_deals' });

/** The register data as the form shows it. */
export const formOf = (row: CompanyRow): CompanyForm => ({
  name: row.name,
  nip: row.nip,
  regon: row.regon,
  krs: row.krs,
  noKrs: row.noKrs,
  country: row.country,
  postalCode: row.postalCode,
  city: row.city,
  street: row.street,
  houseNumber: row.houseNumber,
  website: row.website,
  bankAccount: row.bankAccount,
  vatStatus: row.vatStatus,
});

/** The caller's company, whatever the state of the link. */
export const getMyCompany = async (ctx: Ctx): Promise<Result<OutputOf<typeof companiesCalls.getMyCompany>>> => {
  const viewer = signedIn(ctx);
  const link = await memberOf(ctx.db, viewer.uid);
  if (!link) return ok({ company: null });
  const { company, member } = link;
  const isCreator = company.creatorUid === viewer.uid;
  const editable = isCompanyEditable(member.state);
  const correctable = editable && isCreator && (await signersOf(ctx.db, company.id)) === 0;
  const allowed: CompanyAct[] = [...(correctable ? (['edit'] as const) : []), ...(editable ? (['submit'] as const) : []), 'unlink'];
  return ok({
    company: {
      id: company.id,
      state: member.state,
      // Somebody may ask to join a company that is not theirs: its account is no register data, so it waits for the moderator.
      form: isCreator || isAccepted(member.state) ? formOf(company) : { ...formOf(company), bankAccount: '' },
      capacity: member.capacity,
      isCreator,
      rejectionReason: member.rejectionReason,
      submittedAt: member.submittedAt,
      allowed,
    },
  });
};

/** Whether a company with this NIP is known; only its name is told. */
export const checkIfCompanyExists = async (
  ctx: Ctx,
  input: InputOf<typeof companiesCalls.checkIfCompanyExists>,
): Promise<Result<OutputOf<typeof companiesCalls.checkIfCompanyExists>>> => {
  const nip = parseNip(input.nip);
  if (nip === null) return refused(refuse('company.nip_invalid', { field: 'nip' }));
  const found = await companyByNip(ctx.db, nip);
  return ok({ exists: found !== null, company: found ? { id: found.id, name: found.name } : null });
};

/** The register data and signer of a party, to be frozen into an offer, a lease and their documents; `null` when either is unknown. */
export const partyOf = async (db: Reader, companyId: Id, uid: Id): Promise<PartyFacts | null> => {
  const [row, person, link] = [await companyById(db, companyId), await personByUid(db, uid), await memberOf(db, uid)];
  if (!row || !person) return null;
  const capacity: Capacity = link?.company.id === companyId ? link.member.capacity : 'proxy';
  const company = {
    ...formOf(row),
    id: row.id,
    creatorUid: row.creatorUid,
    state: link?.member.state ?? 'INITIAL',
    createdAt: row.createdAt,
  } as const;
  return partyFacts(company, { uid, firstName: person.firstName, lastName: person.lastName, email: person.email, capacity });
};

/** In what capacity the person acts for their company; a proxy when nothing else is known. */
export const capacityOf = async (db: Reader, uid: Id): Promise<Capacity> => (await memberOf(db, uid))?.member.capacity ?? 'proxy';

/** What says for whom a landlord signed: the person, and the company of the signed version. */
type SignedFor = { readonly signedBy: Id; readonly landlord: Pick<PartyFacts, 'companyId'> };

/** Whether the person who signed an offer may still bind its company. */
export const mayStillBind = (signer: Person | null, { landlord }: Pick<SignedFor, 'landlord'>): boolean =>
  signer !== null && isIdentityAccepted(signer) && isCompanyAccepted(signer) && signer.company?.id === landlord.companyId;

/** Whether who signed the offer may still bind the landlord's company: re-checked at every binding act (docs/rules/reservations.md#booking). */
export const isLandlordVerified = async (reader: Reader, version: SignedFor | null): Promise<boolean> =>
  version !== null && mayStillBind(await personByUid(reader, version.signedBy), version);

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
