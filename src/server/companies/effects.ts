import { mail } from '../accounts/commands/mail.ts';
import { setCompany } from '../accounts/commands/profile.ts';
import { companyEngine } from './lifecycle.ts';
import { companyAccepted, companyRejected, companyRemoved } from './mail.ts';
import { acceptedCompanyOf } from './queries/membership.ts';
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
  mailRemoved: async (services, tx, { row: { company, member }, uid, facts: { reason } }) => {
    // Whoever leaves by themselves knows it.
    if (uid === member.uid) return;
    const isDraftsHanded = (await acceptedCompanyOf(tx, company.creatorUid)) === company.id;
    await mail(services, tx, companyRemoved, member.uid, { facts: { company: company.name, reason, isDraftsHanded } });
  },
  clearLink: async (_services, tx, { row: { company, member } }) => {
    await unlinkMember(tx, company.id, member.uid);
    await setCompany(tx, member.uid, null);
  },
});
