import { z } from 'zod';
import { call } from '../kit/call.ts';
import { commandId, done, id, moderatorReason, page, pageOf, uid } from '../kit/shapes.ts';
import { capacity, companyChange, givenCompany, mention, myCompany, registerAnswer } from './schema.ts';

/** Calls of the companies room (docs/rules/wire.md#names). */
export const companiesCalls = {
  getMyCompany: call({
    wire: 'getMyCompany',
    in: z.object({}),
    out: z.object({ company: myCompany.nullable() }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  checkIfCompanyExists: call({
    wire: 'checkIfCompanyExists',
    in: z.object({ nip: z.string().max(20) }),
    out: z.object({ exists: z.boolean(), company: z.object({ id, name: z.string() }).nullable() }),
    errors: ['company.nip_invalid'],
    who: 'signed-in',
    read: true,
  }),
  /** Asks public registers about a tax number, or names the company that is accepted here; `resp` has the names that clients know. */
  getCompanyFromRegistry: call({
    wire: 'getCompanyFromRegistry',
    in: z.object({ nip: z.string().max(20) }),
    out: z.object({
      status: z.enum(['SUCCESS', 'KNOWN', 'NOT_FOUND', 'UNAVAILABLE']),
      resp: z
        .object({
          ...{ Nazwa: z.string(), Regon: z.string(), KodPocztowy: z.string(), Miejscowosc: z.string() },
          ...{ NrNieruchomosci: z.string(), NrLokalu: z.string(), Ulica: z.string() },
        })
        .nullable(),
      known: z.object({ id, name: z.string() }).nullable(),
      answers: z.array(registerAnswer),
      mention,
    }),
    errors: ['company.email_unverified', 'company.nip_invalid', 'company.lookups_spent', 'kit.too_many_calls'],
    who: 'signed-in',
  }),
  /** A moderator has the registers asked about a company. */
  checkCompanyRegisters: call({
    wire: 'checkCompanyRegisters',
    in: z.object({ companyId: id }),
    out: done,
    errors: ['company.not_found'],
    who: 'admin',
  }),
  getCosigners: call({
    wire: 'getCosigners',
    in: z.object({}),
    out: z.object({
      /** Whether the company's rule wants a second signer beside the caller. */
      isNeeded: z.boolean(),
      people: z.array(z.object({ uid, firstName: z.string(), lastName: z.string(), capacity })),
    }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  addCompany: call({
    wire: 'addCompany',
    /** Without a capacity, which older clients do not know, it is told as a missing field. */
    in: z.object({ userId: uid.optional(), company: givenCompany, capacity: capacity.optional(), commandId }),
    out: z.object({ companyId: id }),
    errors: ['company.invalid', 'company.capacity_wrong', 'company.exists', 'company.already_linked'],
    who: 'signed-in',
  }),
  /** New data of an accepted company; what is in force stays until a moderator accepts it. */
  changeCompany: call({
    wire: 'changeCompany',
    /** Without a capacity the person acts as before. */
    in: z.object({ company: givenCompany, capacity: capacity.optional(), commandId }),
    out: done,
    errors: [
      'company.denied',
      'company.invalid',
      'company.exists',
      'company.capacity_wrong',
      'company.authority_missing',
      'person.email_change_pending',
    ],
    who: 'signed-in',
  }),
  decideCompanyChange: call({
    wire: 'decideCompanyChange',
    in: z.object({ changeId: id, accepted: z.boolean(), reason: moderatorReason, commandId }),
    out: done,
    errors: ['person.own_case', 'company.not_found', 'company.reason_required', 'company.exists'],
    who: 'admin',
  }),
  /** Changed data of accepted companies that wait for a moderator, the oldest first, ten a page. */
  listCompanyChanges: call({
    wire: 'listCompanyChanges',
    in: z.object({ page }),
    out: pageOf(companyChange),
    errors: [],
    who: 'admin',
    read: true,
  }),
  submitCompany: call({
    wire: 'submitCompany',
    in: z.object({ userId: uid.optional(), companyId: id, capacity: capacity.optional(), commandId }),
    out: done,
    errors: [
      'company.not_found',
      'company.email_unverified',
      'company.not_submittable',
      'company.capacity_wrong',
      'company.authority_missing',
      'company.already_linked',
      'company.creator_stays',
      'lifecycle.not_allowed',
    ],
    who: 'signed-in',
  }),
  clearCompanyDetails: call({
    wire: 'clearCompanyDetails',
    in: z.object({ commandId }),
    out: done,
    errors: ['company.running_deal', 'company.creator_stays'],
    who: 'signed-in',
  }),
  /** A moderator's decision. */
  decideCompany: call({
    wire: 'decideCompany',
    in: z.object({ uid, companyId: id, accepted: z.boolean(), reason: moderatorReason, commandId }),
    out: done,
    errors: [
      'person.own_case',
      'company.not_found',
      'lifecycle.not_allowed',
      'company.reason_required',
      'company.not_submittable',
      'company.capacity_wrong',
      'company.authority_missing',
      'company.exists',
    ],
    who: 'admin',
  }),
};
