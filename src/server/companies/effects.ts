import { setCompany } from '../accounts/commands/profile.ts';
import { personByUid } from '../accounts/queries.ts';
import { sendMail } from '../kit/mail/send.ts';
import { companyEngine } from './lifecycle.ts';
import { companyAccepted, companyRejected } from './mail.ts';
import { unlinkMember } from './store.ts';

/** What a step of a company link causes in this room. */
export const companyEffects = companyEngine.effects({
  mailAccepted: async (services, tx, { row: { company, member } }) => {
    const person = await personByUid(tx, member.uid);
    if (person === null) return;
    await sendMail(services, tx, companyAccepted, { to: person.email, uid: person.uid, lang: person.lang, facts: { company: company.name } });
  },
  mailRejected: async (services, tx, { row: { company, member }, facts: { reason } }) => {
    const person = await personByUid(tx, member.uid);
    if (person === null) return;
    const facts = { company: company.name, reason: reason ?? '' };
    await sendMail(services, tx, companyRejected, { to: person.email, uid: person.uid, lang: person.lang, facts });
  },
  clearLink: async (_services, tx, { row: { company, member } }) => {
    await unlinkMember(tx, company.id, member.uid);
    await setCompany(tx, member.uid, null);
  },
});
