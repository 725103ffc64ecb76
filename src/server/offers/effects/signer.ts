/** What verification of people and companies brings about for offers. */

import { isCompanyAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import { personByUid } from '../../accounts/queries.ts';
import { companyEngine } from '../../companies/lifecycle.ts';
import { companyReaders } from '../../companies/queries/readers.ts';
import { identityEngine } from '../../identity/lifecycle.ts';
import { notice } from '../../kit/live/notices.ts';
import { hideOffersOf, unhideOffersOf } from '../commands/hide-offer.ts';
import { handDrafts, handPublished } from '../store/offers.ts';

/** What a step of an identity causes among offers. */
export const identityOfferEffects = identityEngine.effects({
  hideOffers: (services, tx, { row, uid, facts: { reason } }) => hideOffersOf(services, tx, row.uid, { reason: reason ?? '', uid }),
  unhideOffers: (services, tx, { row, uid }) => unhideOffersOf(services, tx, row.uid, uid),
});

/** What a step of a company link causes among offers. */
export const companyOfferEffects = companyEngine.effects({
  hideOffers: (services, tx, { row: { member }, uid, facts: { reason } }) => hideOffersOf(services, tx, member.uid, { reason: reason ?? '', uid }),
  unhideOffers: (services, tx, { row: { member }, uid }) => unhideOffersOf(services, tx, member.uid, uid),
  handDraftsToCreator: async (_services, tx, { row: { company, member } }) => {
    const creator = await personByUid(tx, company.creatorUid);
    // A creator who has left the company, or whose link is not accepted any more, has no part in its drafts: they stay with their author.
    if (creator === null || creator.uid === member.uid || creator.company?.id !== company.id || !isCompanyAccepted(creator)) return;
    const handed = await handDrafts(tx, { companyId: company.id, from: member.uid, to: creator.uid });
    await notice(tx, [`user:${creator.uid}`, ...handed.map((id) => `offer:${id}`)]);
  },
  handOffersOn: async (_services, tx, { row: { company, member } }) => {
    const others = (await companyReaders(tx, company.id)).filter(({ uid }) => uid !== member.uid);
    const heir = others.find(({ uid }) => uid === company.creatorUid) ?? others[0];
    // Where nobody acts for the company, its offers wait for whoever will; to whoever left they are a stranger's.
    if (heir === undefined) return;
    const handed = await handPublished(tx, { companyId: company.id, from: member.uid, to: heir.uid });
    await notice(tx, [`user:${member.uid}`, `user:${heir.uid}`, `company:${company.id}`, ...handed.map((id) => `offer:${id}`)]);
  },
});
