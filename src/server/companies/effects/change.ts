/** What the steps of changed company data cause: an acceptance puts them in force, and a decision is told to whoever gave them in. */

import { isAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import { mayActAs } from '../../../domain/companies/rules/representation.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { companyMailWords } from '../../../words/companies/mail.ts';
import { translator } from '../../../words/kit/words.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { setCompany } from '../../accounts/commands/profile.ts';
import { personByUid } from '../../accounts/queries.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { logEvent } from '../../kit/process/events.ts';
import { companyChangeEngine } from '../lifecycle/change.ts';
import { companyEngine } from '../lifecycle.ts';
import { companyChangeDecided } from '../mail.ts';
import { acceptCapacity, linksOf } from '../store/changes.ts';
import { updateCompany } from '../store/companies.ts';

/** What a step of a change causes in this room. */
export const companyChangeEffects = companyChangeEngine.effects({
  /** The new data, the capacity in which their giver acts under them, and new checks of whoever acted in one that the new legal form does not know. */
  putInForce: async (services, tx, { row: { companyId, uid, form, capacity, authorityId }, uid: admin }) => {
    await updateCompany(tx, companyId, form);
    if (capacity !== null) await acceptCapacity(tx, { companyId, uid, capacity, authorityId }, admin);
    for (const link of await linksOf(tx, companyId)) {
      await setCompany(tx, link.uid, { id: companyId, name: form.name, state: link.state });
      if (isAccepted(link.state) && mayActAs(form.legalForm, link.capacity) !== null)
        await askAnew(services, tx, { companyId, uid: link.uid }, admin);
    }
  },
  mailDecided: async (services, tx, { row, before: { company }, facts: { reason } }) => {
    const isNewAccount = row.form.bankAccount !== company.bankAccount;
    await mail(services, tx, companyChangeDecided, row.uid, { facts: { company: row.form.name, reason, isNewAccount }, once: row.id });
  },
});

/** Takes the acceptance of a link back: in this capacity nobody acts for the company any more, so the person states theirs anew. */
const askAnew = async (
  services: Services,
  tx: Tx,
  { companyId, uid }: { readonly companyId: Id; readonly uid: Id },
  admin: Id | null,
): Promise<void> => {
  const lang = (await personByUid(tx, uid))?.lang ?? 'pl';
  const reason = translator(companyMailWords[lang], lang)('capacity.outdated');
  const moved = await companyEngine.move(services, tx, {
    id: uid,
    event: 'takeBack',
    actors: ['admin'],
    uid: admin,
    given: { emailVerified: true, reason },
    details: { companyId, reason },
  });
  if (!moved.ok) throw new Error(`a link could not be taken back: ${moved.refusal.code}`);
  await logEvent(tx, { method: 'decideCompany', details: { companyId, event: 'takeBack', by: admin, reason }, uid });
};
