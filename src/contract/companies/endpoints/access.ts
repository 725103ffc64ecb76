import { z } from 'zod';
import { accessCauses } from '../../../domain/companies/rules/name-access.ts';
import { call } from '../../kit/call.ts';
import { adminReason, done, id, instant, page, pageOf } from '../../kit/shapes.ts';

const named = z.object({ id, name: z.string(), nip: z.string() });
const nip = z.string().max(20);

/** Calls about who may see the names of companies that look for premises (docs/rules/companies.md#access-to-the-name). */
export const accessCalls = {
  /** Which company may see the name of which, the newest first; narrowed by name or NIP of either. */
  listCompanyAccess: call({
    wire: 'listCompanyAccess',
    in: z.object({ text: z.string().trim().max(120).optional(), page }),
    out: pageOf(z.object({ company: named, viewer: named, cause: z.enum(accessCauses), since: instant })),
    errors: [],
    who: 'admin',
    read: true,
  }),

  /** Lets the people of one accepted company see the name of another; again changes nothing. */
  grantCompanyAccess: call({
    wire: 'grantCompanyAccess',
    in: z.object({ nip, viewerNip: nip, reason: adminReason }),
    out: done,
    errors: ['company.nip_invalid', 'company.not_found', 'company.access_to_itself'],
    who: 'admin',
  }),

  revokeCompanyAccess: call({
    wire: 'revokeCompanyAccess',
    in: z.object({ companyId: id, viewerId: id, reason: adminReason }),
    out: done,
    errors: ['company.access_unknown'],
    who: 'admin',
  }),
};
