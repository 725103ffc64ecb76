import type { SignerVerification } from '../../../domain/companies/permissions.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { offerPath, reservationPath } from '../../../domain/kit/page/deal-paths.ts';
import { isReservationOver } from '../../../domain/offers/rules/validity.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { bindingChange } from '../../companies/queries/verification.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { publishedBySigner, publishedVersion } from '../../offers/queries/facts.ts';
import { reservationMails } from '../mail.ts';
import { runningOf } from '../store.ts';
import { awaitedSigners, leaseSigners, tenantReaders } from './mail-reservation.ts';

/** What became of a person: their uid, and what of their verification stood otherwise before. */
type ChangedPerson = { readonly uid: Id } & Partial<SignerVerification>;

/**
 * Tells whoever has reserved an offer that a person signed for its landlord that the lease cannot be signed any more, or that it can be again
 * (docs/rules/reservations.md#landlord-not-verified). Nothing is said where it changes nothing: another signer still cannot bind the landlord, or the
 * person signed as an agent and the owner is bound.
 */
export const mailHolders = async (services: Services, tx: Tx, person: ChangedPerson): Promise<void> => {
  const now = await databaseNow(tx);
  for (const offerId of await publishedBySigner(tx, person.uid)) {
    const reservation = await runningOf(tx, offerId);
    if (reservation === null || isReservationOver(reservation, now)) continue;
    const version = await publishedVersion(tx, offerId, reservation.offerVersion);
    const change = version && (await bindingChange(tx, version, person));
    if (!change || change.before === change.now) continue;
    const about = { to: 'tenant', offerId, offer: version.form.name ?? '', other: version.landlord.name, until: reservation.reservedUntil } as const;
    const [template, way] = change.now
      ? [reservationMails.signable, { path: reservationPath(offerId), button: 'contract' } as const]
      : [reservationMails.unsignable, { path: offerPath(offerId), button: 'offer' } as const];
    const signers = change.now ? await awaitedSigners(tx, reservation) : leaseSigners(reservation);
    for (const reader of await tenantReaders(tx, reservation.companyId, signers))
      await mail(services, tx, template, reader, { facts: { ...about, ...way } });
  }
};
