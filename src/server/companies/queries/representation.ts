/** Says whether a person may bind their company, and with whom. */

import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { isAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import { mayActAs, mayPair, needsAuthority, signingMode } from '../../../domain/companies/rules/representation.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { RepresentationRule } from '../../../domain/kit/dictionaries.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { type LinkRow, type MemberPerson, memberOf, otherSigners } from '../store/companies.ts';

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
