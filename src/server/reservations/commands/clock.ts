import type { Instant } from '../../../domain/kit/brand.ts';
import { bookingNumbers } from '../../../domain/kit/numbers.ts';
import { HOUR_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { personByUid } from '../../accounts/queries.ts';
import type { Services } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { forEach } from '../../kit/jobs/for-each.ts';
import { tellPerson } from '../../leases/commands/mail-sides.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import { markWarned, overdueOffers, type ReservationRow, toWarn } from '../store.ts';
import { settleOverdue } from './settle-overdue.ts';

/** Reservations by the clock: ends what is over and warns two hours before. */
export const tendReservations = async (services: Services, now: Instant): Promise<void> => {
  await forEach(services, await overdueOffers(services.db, now), (offerId) => settleOverdue(services, offerId));
  await forEach(services, await toWarn(services.db, now, plusMs(now, bookingNumbers.warningHours * HOUR_MS)), (held) => warn(services, held));
};

const warn = (services: Services, held: ReservationRow) =>
  transact(services, async (tx) => {
    if (!(await markWarned(tx, held.id))) return ok(null);
    const person = await personByUid(tx, held.uid);
    const version = await publishedVersion(tx, held.offerId, held.offerVersion);
    if (person === null || version === null) return ok(null);
    const facts = {
      to: 'tenant',
      offerId: held.offerId,
      offer: version.form.name ?? '',
      other: version.landlord.name,
      path: `/contract/${held.offerId}/verify`,
      button: 'contract',
      until: held.reservedUntil,
    } as const;
    await tellPerson(services, tx, 'reservation_warning', person, facts, { once: held.id });
    return ok(null);
  });
