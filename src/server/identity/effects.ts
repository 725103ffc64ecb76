import { isAccepted } from '../../domain/accounts/rules/verification-status.ts';
import { mail } from '../accounts/commands/mail.ts';
import { personByUid } from '../accounts/queries.ts';
import { identityEngine } from './lifecycle.ts';
import { identityAccepted, identityRejected } from './mail.ts';
import { closeFile, markSent } from './store/files.ts';

/** What a step of an identity causes in this room. */
export const identityEffects = identityEngine.effects({
  mailAccepted: async (services, tx, { row }) => {
    const person = await personByUid(tx, row.uid);
    if (person === null) return;
    const facts = { firstName: person.firstName, company: person.company?.name };
    await mail(services, tx, identityAccepted, person, { facts });
  },
  markSent: (_services, tx, { now, input: { fileId } }) => markSent(tx, fileId, now),
  closeFile: async (_services, tx, { row, uid, now, to }) => {
    const person = await personByUid(tx, row.uid);
    if (person !== null) await closeFile(tx, row.uid, { accepted: isAccepted(to), at: now, by: uid, names: person });
  },
  mailRejected: async (services, tx, { row, facts: { reason, cause } }) => {
    const person = await personByUid(tx, row.uid);
    if (person === null) return;
    const facts = { firstName: person.firstName, reason: reason ?? '', cause };
    await mail(services, tx, identityRejected, person, { facts });
  },
});
