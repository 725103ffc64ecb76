import { z } from 'zod';
import { call } from '../kit/call.ts';
import { commandId, done, id, moderatorReason, uid } from '../kit/shapes.ts';
import { capacity, companyForm, myCompany } from './schema.ts';

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
  addCompany: call({
    wire: 'addCompany',
    in: z.object({ userId: uid.optional(), company: companyForm, capacity, commandId }),
    out: z.object({ companyId: id }),
    errors: ['company.invalid', 'company.exists', 'company.already_linked'],
    who: 'signed-in',
  }),
  submitCompany: call({
    wire: 'submitCompany',
    in: z.object({ userId: uid.optional(), companyId: id, capacity: capacity.optional(), commandId }),
    out: done,
    errors: ['company.not_found', 'company.email_unverified', 'company.not_submittable', 'company.already_linked', 'lifecycle.not_allowed'],
    who: 'signed-in',
  }),
  clearCompanyDetails: call({
    wire: 'clearCompanyDetails',
    in: z.object({ commandId }),
    out: done,
    errors: ['company.running_deal'],
    who: 'signed-in',
  }),
  /** A moderator's decision. */
  decideCompany: call({
    wire: 'decideCompany',
    in: z.object({ uid, companyId: id, accepted: z.boolean(), reason: moderatorReason, commandId }),
    out: done,
    errors: ['company.not_found', 'lifecycle.not_allowed', 'company.reason_required'],
    who: 'admin',
  }),
};
