import { mail } from '../accounts/commands/mail.ts';
import { setCompany } from '../accounts/commands/profile.ts';
import { companyEngine } from './lifecycle.ts';
import { companyAccepted, companyRejected } from './mail.ts';
import { unlinkMember } from './store/companies.ts';

/** What a step of a company link causes in this room. */
export const companyEffects = companyEngine.effects({
  mailAccepted: async (services, tx, { row: { company, member } }) => {
    await mail(services, tx, companyAccepted, member.uid, { facts: { company: company.name } });
  },
  mailRejected: async (services, tx, { row: { company, member }, facts: { reason } }) => {
    const facts = { company: company.name, reason: reason ?? '' };
    await mail(services, tx, companyRejected, member.uid, { facts });
  },
  clearLink: async (_services, tx, { row: { company, member } }) => {
    await unlinkMember(tx, company.id, member.uid);
    await setCompany(tx, member.uid, null);
  },
});
