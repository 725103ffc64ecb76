import { isCompanyAccepted } from '../../../../domain/accounts/rules/verification-status.ts';
import type { PartyFacts } from '../../../../domain/companies/types.ts';
import { counterOfferPath, offerPath } from '../../../../domain/kit/page/deal-paths.ts';
import { differenceOf } from '../../../../domain/offers/rules/counter-offers/proposal.ts';
import { mail } from '../../../accounts/commands/mail.ts';
import { personByUid } from '../../../accounts/queries.ts';
import { companyNameOf } from '../../../companies/queries/company.ts';
import { companyReaders, partyReaders } from '../../../companies/queries/readers.ts';
import type { Services } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/database.ts';
import type { CounterOfferStep } from '../../lifecycle/counter-offer.ts';
import { type CounterOfferFacts, counterOfferTemplates } from '../../mail/counter-offers.ts';
import { publishedVersion } from '../../store/versions.ts';

/** Mails what happened to a counter-offer to whom it concerns: its arrival and its withdrawal to the owner's side, every other end to the company that sent it. */
export const mailCounterOffer = async (services: Services, tx: Tx, step: CounterOfferStep): Promise<void> => {
  const { offer, offerVersion } = step.row;
  const running = await publishedVersion(tx, offer.id, offerVersion);
  if (running === null) throw new Error(`offer ${offer.id} has lost its version ${offerVersion}`);
  await (step.on === 'send' || step.on === 'withdraw'
    ? mailOwnerSide(services, tx, step, running.landlord)
    : mailSender(services, tx, step, running.landlord));
};

const mailOwnerSide = async (services: Services, tx: Tx, step: CounterOfferStep, landlord: PartyFacts): Promise<void> => {
  const { id, offerId, companyId } = step.row;
  const other = (await companyNameOf(tx, companyId)) ?? '';
  for (const reader of await partyReaders(tx, landlord)) {
    const path = step.on === 'send' ? counterOfferPath('accept', offerId, reader.uid, id) : offerPath(offerId);
    await mail(services, tx, counterOfferTemplates[step.on], reader, {
      facts: { ...factsOf(step), other, path, isHidden: false },
      once: `${id}:${step.on}:${reader.uid}`,
    });
  }
};

/** Who sent it, as long as they act for the company; a colleague after that. */
const mailSender = async (services: Services, tx: Tx, step: CounterOfferStep, landlord: PartyFacts): Promise<void> => {
  const { id, offerId, companyId, uid } = step.row;
  // Who signed the lease has its mails.
  if (step.on === 'close' && step.row.offer.tenantCompanyId === companyId) return;
  const sender = await personByUid(tx, uid);
  const isActing = sender !== null && sender.company?.id === companyId && isCompanyAccepted(sender);
  const readers = isActing ? [sender] : await companyReaders(tx, companyId);
  // A signature and a close leave the page of the offer, or of what became of it; of an offer that is hidden the company may read its counter-offer alone.
  const isHidden = (step.on === 'decline' || step.on === 'expire') && step.row.offer.hiddenReason !== null;
  for (const reader of readers) {
    const path = isHidden ? counterOfferPath('accept', offerId, reader.uid, id) : offerPath(offerId);
    const facts = { ...factsOf(step), other: landlord.name, path, isHidden };
    await mail(services, tx, counterOfferTemplates[step.on], reader, { facts, once: `${id}:${step.on}:${reader.uid}` });
  }
};

/** What is proposed: at first against the running version, once accepted against the one that it replaced, afterwards by itself. */
const factsOf = (step: CounterOfferStep): Omit<CounterOfferFacts, 'other' | 'path' | 'isHidden'> => {
  const { offer, newPrice, newDuration, expiresAt } = step.row;
  const before = step.on === 'sign' ? step.input.before : step.on === 'send' ? offer.form : null;
  const difference = before === null ? null : differenceOf(before, step.row);
  const proposed =
    difference === null ? { rent: newPrice, months: newDuration } : { rent: difference.rent?.after ?? null, months: difference.term?.months ?? null };
  return {
    offerId: offer.id,
    name: offer.form.name ?? '',
    rentBefore: difference?.rent?.before ?? null,
    rentAfter: proposed.rent,
    months: proposed.months,
    until: step.on === 'send' ? expiresAt : step.on === 'sign' ? (offer.firstRight?.until ?? null) : null,
    version: step.on === 'sign' ? offer.version : null,
    reason: step.on === 'decline' ? step.input.reason : null,
    cause: step.on === 'close' ? step.input.cause : null,
  };
};
