/** Reads companies: the form, the party as documents name it, what a signer may. */

import { isDeepStrictEqual } from 'node:util';
import type { companiesCalls } from '../../contract/companies/endpoints.ts';
import type { InputOf, OutputOf } from '../../contract/kit/call.ts';
import { accepted, isAccepted, isCompanyAccepted, isIdentityAccepted } from '../../domain/accounts/rules/verification-status.ts';
import { isCompanyEditable } from '../../domain/companies/machine.ts';
import type { CompanyAct } from '../../domain/companies/permissions.ts';
import { refuse } from '../../domain/companies/refusals.ts';
import { partyFacts, partySigners } from '../../domain/companies/rules/party.ts';
import type { RegisterAnswer } from '../../domain/companies/rules/registers/answers.ts';
import { mentionOf, type RegisterMention } from '../../domain/companies/rules/registers/people.ts';
import { mayActAs, mayPair, needsAuthority, signingMode } from '../../domain/companies/rules/representation.ts';
import type { Authority, Capacity, CompanyForm, PartyFacts, PartySigner } from '../../domain/companies/types.ts';
import type { Id } from '../../domain/kit/brand.ts';
import type { RepresentationRule } from '../../domain/kit/dictionaries.ts';
import { parseNip } from '../../domain/kit/identifiers.ts';
import type { VatStatus } from '../../domain/kit/money.ts';
import { ok, type Result, refused, type Verdict } from '../../domain/kit/verdict.ts';
import { type Person, peopleByUid, personByUid } from '../accounts/queries.ts';
import { type Ctx, type Services, signedIn } from '../kit/context.ts';
import type { Reader } from '../kit/database/database.ts';
import { stepsOf } from '../kit/lifecycle/steps.ts';
import { definePort } from '../kit/ports.ts';
import { changeAuthority, newestChange, waitingChangeRows } from './store/changes.ts';
import {
  type AuthorityRow,
  acceptedByNip,
  authorityById,
  type CompanyRow,
  companyById,
  countSigners,
  type LinkRow,
  type MemberPerson,
  memberOf,
  newestAuthority,
  otherSigners,
  signersOfCompany,
} from './store/companies.ts';
import { newestAnswers } from './store/registers.ts';

export { waitingChangeRows };

/** How many published offers, running reservations and unfinished leases a company stands in: the rooms after this one know. */
export const runningDealsPort = definePort<(services: Pick<Services, 'ports'>, reader: Reader, companyId: Id) => Promise<number>>({
  name: 'companies.running_deals',
});

/** How many published offers a person signed, alone or as the second: offers know them. */
export const signedOffersPort = definePort<(reader: Reader, uid: Id) => Promise<number>>({ name: 'companies.signed_offers' });

/** Whether anybody, or one person, ever signed for a company: what they signed must be kept, and who they were with it. Signing knows. */
export const signedForPort = definePort<(reader: Reader, of: { readonly companyId: Id; readonly uid: Id | null }) => Promise<boolean>>({
  name: 'companies.signed_for',
});

/** Whose deals hold a person: what they made or signed themselves, and everything of the company that `aloneFor` names. */
export type DealHolder = { readonly uid: Id; readonly aloneFor: Id | null };

/** The person as what holds an account is looked for (docs/rules/accounts.md#what-holds-an-account). */
export const dealHolderOf = async (reader: Reader, uid: Id): Promise<DealHolder> => {
  const membership = await membershipOf(reader, uid);
  return { uid, aloneFor: membership?.isAlone ? membership.companyId : null };
};

/**
 * The company that a person acts for or acted for until the acceptance was taken back, and whether nobody else acts for it: its deals run on,
 * whatever became of the link. Null without one, and while nobody has accepted the link yet.
 */
export const membershipOf = async (reader: Reader, uid: Id): Promise<{ readonly companyId: Id; readonly isAlone: boolean } | null> => {
  const link = await memberOf(reader, uid);
  if (link === null || !(await wasAccepted(reader, link.member))) return null;
  const companyId = link.company.id;
  return { companyId, isAlone: (await otherSigners(reader, companyId, uid)).length === 0 };
};

const wasAccepted = async (reader: Reader, { uid, state, createdAt }: LinkRow['member']): Promise<boolean> =>
  isAccepted(state) || (await stepsOf(reader, 'company', uid)).some((step) => step.fromState === accepted && step.createdAt >= createdAt);

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
  legalForm: row.legalForm,
  representation: row.representation,
  generalPartner: row.generalPartner,
  partners: row.partners,
  noticesEmail: row.noticesEmail,
  deliveryAddress: row.deliveryAddress,
  isLargeUndertaking: row.isLargeUndertaking,
});

/** What somebody sees who only asked to join: what they chose it by, and the legal form that capacities follow (docs/rules/companies.md#link). */
const joinedFormOf = ({ name, nip, legalForm }: CompanyRow): CompanyForm => ({
  ...{ name, nip, legalForm, regon: '', krs: '', noKrs: false, country: '', postalCode: '', city: '', street: '', houseNumber: '' },
  ...{ website: null, bankAccount: '', vatStatus: 'active', representation: null, generalPartner: null, partners: [] },
  ...{ noticesEmail: null, deliveryAddress: null, isLargeUndertaking: null },
});

/** The caller's company, whatever the state of the link. */
export const getMyCompany = async (ctx: Ctx): Promise<Result<OutputOf<typeof companiesCalls.getMyCompany>>> => {
  const viewer = signedIn(ctx);
  const link = await memberOf(ctx.db, viewer.uid);
  if (!link) return ok({ company: null });
  const { company, member } = link;
  const isCreator = company.creatorUid === viewer.uid;
  const editable = isCompanyEditable(member.state);
  const correctable = editable && isCreator && (await countSigners(ctx.db, company.id)) === 0;
  const mayChange = await mayChangeData(ctx.db, link, viewer.uid);
  const allowed: CompanyAct[] = [
    ...(correctable ? (['edit'] as const) : []),
    ...(mayChange ? (['change'] as const) : []),
    ...(editable ? (['submit'] as const) : []),
    'unlink',
  ];
  const change = mayChange ? await newestChange(ctx.db, company.id) : null;
  const forChange = mayChange ? await changeAuthority(ctx.db, company.id, viewer.uid) : null;
  const answers = await answersAbout(ctx.db, company.nip);
  const seesData = isCreator || isAccepted(member.state);
  return ok({
    company: {
      id: company.id,
      state: member.state,
      form: seesData ? formOf(company) : joinedFormOf(company),
      capacity: member.capacity,
      authority: presentAuthority(await ownAuthority(ctx.db, link)),
      isCreator,
      registers: seesData ? [...answers] : [],
      mention: mentionOf(answers, viewer),
      rejectionReason: member.rejectionReason,
      submittedAt: member.submittedAt,
      change,
      changeAuthority: presentAuthority(forChange),
      allowed,
    },
  });
};

/** What the registers answered last about a tax number. */
export const answersAbout = async (db: Reader, nip: string): Promise<readonly RegisterAnswer[]> => (await answersAboutAll(db, [nip])).get(nip) ?? [];

/** The same about several numbers in one statement. */
export const answersAboutAll = (db: Reader, nips: readonly string[]) => newestAnswers(db, nips);

/** Whether the registers, as they answered last, name the person as acting for the company. */
export const mentionFor = async (db: Reader, nip: string, uid: Id): Promise<RegisterMention> => {
  const [person, answers] = [await personByUid(db, uid), await answersAbout(db, nip)];
  return person === null ? 'unknown' : mentionOf(answers, person);
};

/** May the person change the accepted data of their company? Its creator; any signer when the creator signs for it no longer. */
export const mayChangeData = async (db: Reader, { company, member }: LinkRow, uid: Id): Promise<boolean> => {
  if (!isAccepted(member.state)) return false;
  if (company.creatorUid === uid) return true;
  const creator = await memberOf(db, company.creatorUid);
  return creator === null || creator.company.id !== company.id || !isAccepted(creator.member.state);
};

/** Whether a company with this NIP is known; only its name is told. */
export const checkIfCompanyExists = async (
  ctx: Ctx,
  input: InputOf<typeof companiesCalls.checkIfCompanyExists>,
): Promise<Result<OutputOf<typeof companiesCalls.checkIfCompanyExists>>> => {
  const nip = parseNip(input.nip);
  if (nip === null) return refused(refuse('company.nip_invalid', { field: 'nip' }));
  const found = await acceptedByNip(ctx.db, nip);
  return ok({ exists: found !== null, company: found ? { id: found.id, name: found.name } : null });
};

/** Whether a company charges VAT; without a company of the offer the person's own counts, and nobody's charges it. */
export const vatStatusOf = async (db: Reader, of: { readonly companyId: Id | null; readonly uid: Id }): Promise<VatStatus> => {
  const company = of.companyId === null ? (await memberOf(db, of.uid))?.company : await companyById(db, of.companyId);
  return company?.vatStatus ?? 'active';
};

/** What a company is called, whoever acts for it now. */
export const companyNameOf = async (db: Reader, companyId: Id): Promise<string | null> => (await companyById(db, companyId))?.name ?? null;

/** The document of a link: the accepted one, else the one that was given in last. */
const ownAuthority = async (db: Reader, { company, member: { uid, state, authorityId } }: LinkRow): Promise<AuthorityRow | null> => {
  if (!isAccepted(state)) return newestAuthority(db, company.id, uid);
  return authorityId === null ? null : authorityById(db, authorityId);
};

/** The document that proves a capacity, as its owner sees it. */
export const presentAuthority = (row: AuthorityRow | null) => (row === null ? null : { sha256: row.sha256, uploadedAt: row.createdAt });

/** A document of a capacity as a moderator opens it. */
export const linkedAuthority = ({ files }: Pick<Services, 'files'>, { key, sha256, createdAt }: AuthorityRow) => ({
  url: files.link(key, { name: 'Umocowanie.pdf', inline: true }),
  sha256,
  uploadedAt: createdAt,
});

/** What proves the capacity of a link: the register, or the document that a moderator saw. */
const authorityOf = async (db: Reader, { authorityId, decidedAt }: LinkRow['member']): Promise<Authority> => {
  const document = authorityId === null ? null : await authorityById(db, authorityId);
  return { basis: document === null ? 'register' : 'document', documentSha256: document?.sha256 ?? null, acceptedAt: decidedAt };
};

/** The person as a signer of this company; null when they are not linked with it. Capacity and its proof come from the accepted link, never from a default. */
const signerFor = async (db: Reader, companyId: Id, uid: Id): Promise<PartySigner | null> => {
  const [person, link] = [await personByUid(db, uid), await memberOf(db, uid)];
  if (person === null || link?.company.id !== companyId) return null;
  const { firstName, lastName, email } = person;
  return { uid, firstName, lastName, email, capacity: link.member.capacity, authority: await authorityOf(db, link.member) };
};

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

/** The company that the person's accepted link names; null without one. */
export const acceptedCompanyOf = async (db: Reader, uid: Id): Promise<Id | null> => {
  const link = await memberOf(db, uid);
  return link !== null && isAccepted(link.member.state) ? link.company.id : null;
};

/** In what capacity the person acts for their company; null when they have none. */
export const capacityOf = async (db: Reader, uid: Id): Promise<Capacity | null> => (await memberOf(db, uid))?.member.capacity ?? null;

/**
 * Whether the person's company says enough of itself to be bound by them: legal form and rule of representation are known, people act for
 * such a company in their capacity, and what proves it is there (docs/rules/companies.md#representation).
 */
export const mayRepresent = async (db: Reader, uid: Id): Promise<Verdict> => representationVerdict(db, await memberOf(db, uid));

const representationVerdict = async (db: Reader, link: LinkRow | null): Promise<Verdict> => {
  if (link === null) return null; // Whoever has no company is told so by the steps before signing.
  const { company, member } = link;
  if (company.legalForm === null || company.representation === null) return refuse('company.representation_missing');
  if (needsAuthority(member.capacity) && member.authorityId === null) return refuse('company.authority_missing');
  if (signingMode(company.representation, member.capacity) === 'never') return noSigner(db, link, company.representation);
  return mayActAs(company.legalForm, member.capacity);
};

/** Whoever signs nothing for the company is told whom to ask: verified colleagues whom the rule lets sign. Whoever only asked to join learns nothing of them. */
const noSigner = async (db: Reader, { company, member }: LinkRow, rule: RepresentationRule): Promise<Verdict> => {
  const others = isAccepted(member.state) ? await otherSigners(db, company.id, member.uid) : [];
  const able = others.filter((other) => isVerified(other.person) && signingMode(rule, other.member.capacity) !== 'never');
  if (able.length === 0) return refuse('company.attorney_only');
  const people = able.map(({ person: { firstName, lastName } }) => `${firstName} ${lastName}`).join(', ');
  return refuse('company.ask_signer', { params: { people } });
};

/** Colleagues who may sign together with the person under the company's rule, and whether one is needed. Whoever only asked to join learns nothing. */
export const cosignersFor = async (db: Reader, uid: Id): Promise<Cosigners> => cosignersOf(db, await memberOf(db, uid));

type Cosigners = { readonly isNeeded: boolean; readonly people: readonly MemberPerson[] };

const cosignersOf = async (db: Reader, link: LinkRow | null): Promise<Cosigners> => {
  const rule = link?.company.representation ?? null;
  if (link === null || !isAccepted(link.member.state)) return { isNeeded: false, people: [] };
  if (rule === null || signingMode(rule, link.member.capacity) !== 'together') return { isNeeded: false, people: [] };
  const others = await otherSigners(db, link.company.id, link.member.uid);
  const people = others.filter(({ member, person }) => isVerified(person) && mayPair(rule, link.member.capacity, member.capacity));
  return { isNeeded: true, people };
};

const isVerified = ({ emailVerifiedAt, identityState }: MemberPerson['person']): boolean => emailVerifiedAt !== null && isAccepted(identityState);

/**
 * The second signer of an act that the person begins: null where they sign alone, the chosen colleague where the rule wants two
 * (docs/rules/signing.md#two-signers).
 */
export const cosignerOf = async (db: Reader, uid: Id, chosen: Id | null): Promise<Result<Id | null>> => chosenOf(await cosignersFor(db, uid), chosen);

const chosenOf = ({ isNeeded, people }: Cosigners, chosen: Id | null): Result<Id | null> => {
  if (!isNeeded) return ok(null);
  if (chosen === null) return refused(refuse('company.cosigner_needed', { field: 'cosignerUid' }));
  return people.some(({ person }) => person.uid === chosen) ? ok(chosen) : refused(refuse('company.cosigner_wrong', { field: 'cosignerUid' }));
};

/** Both questions at once, with one look at the person's link: whether they may bind their company (`mayRepresent`), and with whom (`cosignerOf`). */
export const mayRepresentWith = async (db: Reader, uid: Id, chosen: Id | null): Promise<Result<Id | null>> => {
  const link = await memberOf(db, uid);
  const unfit = await representationVerdict(db, link);
  return unfit === null ? chosenOf(await cosignersOf(db, link), chosen) : refused(unfit);
};

/** The second signers whom the caller may choose. */
export const getCosigners = async (ctx: Ctx): Promise<Result<OutputOf<typeof companiesCalls.getCosigners>>> => {
  const { isNeeded, people } = await cosignersFor(ctx.db, signedIn(ctx).uid);
  const shown = people.map(({ member: { capacity }, person: { uid, firstName, lastName } }) => ({ uid, firstName, lastName, capacity }));
  return ok({ isNeeded, people: shown });
};

/** A person whom the mails of a party reach. */
type PartyReader = Person | Pick<PartySigner, 'uid' | 'email'>;

/**
 * Who reads what is mailed to a party: those who signed for it, as long as they act for the company; when all of them have left it, its present
 * signers. Whoever left reads nothing of its deals any more. A company for which nobody acts now is written to as it signed.
 */
export const partyReaders = async (db: Reader, party: Pick<PartyFacts, 'companyId' | 'signer' | 'cosigner'>): Promise<readonly PartyReader[]> => {
  const present = (await signersOfCompany(db, party.companyId)).map(({ person }) => person);
  const signed = partySigners(party);
  const still = present.filter(({ uid }) => signed.some((one) => one.uid === uid));
  return still.length > 0 ? still : present.length > 0 ? present : signed;
};

/** Who reads what is mailed to a company: everybody who may sign for it now. */
export const companyReaders = async (db: Reader, companyId: Id): Promise<readonly PartyReader[]> =>
  (await signersOfCompany(db, companyId)).map(({ person }) => person);

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

/** What says for whom a landlord signed: the person, and the company of the signed version. */
type SignedFor = { readonly signedBy: Id; readonly landlord: Pick<PartyFacts, 'companyId' | 'signer' | 'cosigner'> };

/** What tells whether a person may still bind a company. */
type SignerVerification = Pick<Person, 'uid' | 'identity'> & { readonly company: Pick<NonNullable<Person['company']>, 'id' | 'state'> | null };

/** Whether the person who signed an offer may still bind its company. */
export const mayStillBind = (signer: SignerVerification | null, { landlord }: { readonly landlord: Pick<PartyFacts, 'companyId'> }): boolean =>
  signer !== null && isIdentityAccepted(signer) && isCompanyAccepted(signer) && signer.company?.id === landlord.companyId;

/** Where an agent signed for the owner, the owner is who is bound, and who must still be able to bind the company. */
const signedBy = ({ signedBy: first, landlord: { signer, cosigner } }: SignedFor): readonly Id[] => {
  if (signer.principalUid !== undefined) return [signer.principalUid];
  return cosigner === undefined ? [first] : [first, cosigner.uid === first ? signer.uid : cosigner.uid];
};

/** Whether all who signed the offer may still bind the landlord's company, as these people stand now. */
export const mayAllStillBind = (version: SignedFor, people: readonly SignerVerification[]): boolean =>
  signedBy(version).every((uid) => mayStillBind(people.find((one) => one.uid === uid) ?? null, version));

/** Whether who signed the offer may still bind the landlord's company: re-checked at every binding act (docs/rules/reservations.md#booking). */
export const isLandlordVerified = async (reader: Reader, version: SignedFor | null): Promise<boolean> =>
  version !== null && mayAllStillBind(version, await peopleByUid(reader, signedBy(version)));

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
