/** Reads a company: its form, what its people may do with it, its name and its VAT. */

import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { isAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import { isCompanyEditable } from '../../../domain/companies/machine.ts';
import type { CompanyAct } from '../../../domain/companies/permissions.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import { mentionOf } from '../../../domain/companies/rules/registers/people.ts';
import type { CompanyForm } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { parseNip } from '../../../domain/kit/identifiers.ts';
import type { VatStatus } from '../../../domain/kit/money.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { changeAuthority, newestChange } from '../store/changes.ts';
import { acceptedByNip, type CompanyRow, companyById, countSigners, type LinkRow, memberOf } from '../store/companies.ts';
import { ownAuthority, presentAuthority } from './authority.ts';
import { answersAbout } from './registers.ts';

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

/** What somebody sees who only asked to join: what they chose it by, and the legal form that capacities follow (docs/rules/companies.md#link). */
const joinedFormOf = ({ name, nip, legalForm }: CompanyRow): CompanyForm => ({
  ...{ name, nip, legalForm, regon: '', krs: '', noKrs: false, country: '', postalCode: '', city: '', street: '', houseNumber: '' },
  ...{ website: null, bankAccount: '', vatStatus: 'active', representation: null, generalPartner: null, partners: [] },
  ...{ noticesEmail: null, deliveryAddress: null, isLargeUndertaking: null },
});

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

/** Whether another accepted company has the number. Who accepts by the answer locks the number first (`lockNip`). */
export const isNipTaken = async (reader: Reader, nip: string, companyId: Id): Promise<boolean> => {
  const holder = await acceptedByNip(reader, nip);
  return holder !== null && holder.id !== companyId;
};

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

/** Whether a company charges VAT; without a company of the offer the person's own counts, and nobody's charges it. */
export const vatStatusOf = async (db: Reader, of: { readonly companyId: Id | null; readonly uid: Id }): Promise<VatStatus> => {
  const company = of.companyId === null ? (await memberOf(db, of.uid))?.company : await companyById(db, of.companyId);
  return company?.vatStatus ?? 'active';
};

/** What a company is called, whoever acts for it now. */
export const companyNameOf = async (db: Reader, companyId: Id): Promise<string | null> => (await companyById(db, companyId))?.name ?? null;
