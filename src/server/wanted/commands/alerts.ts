/** Mails both sides what was found, and sets how often (docs/rules/search.md#wanted-listings-alerts). */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import { isConfirmed } from '../../../domain/accounts/permissions.ts';
import type { Result } from '../../../domain/kit/verdict.ts';
import { alertDueAt } from '../../../domain/search/rules/alert.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import { isWantedActive } from '../../../domain/wanted/machine.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { wantsMail } from '../../accounts/queries/mail-choices.ts';
import { personByUid } from '../../accounts/queries.ts';
import { companyReaders } from '../../companies/queries/readers.ts';
import type { Duty } from '../../kit/clock/duties.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { offersFound, seekersFound } from '../mail.ts';
import { wantedById } from '../store/listings.ts';
import { putSeekerFrequency, settleMail, takeForCompany, takeForOwner } from '../store/matches.ts';

/** Mails the company what fits its listing since the last mail. What cannot be booked now waits for a later mail, and a mail about nothing is none. */
export const mailCompany: Duty['fulfil'] = async (services, tx, { id, now }) => {
  const row = await wantedById(tx, id);
  if (row === null) return;
  await settleMail(tx, { listingId: id });
  const readers = await companyReaders(tx, row.companyId);
  // Nothing is taken while nobody can be told: it is found again when the listing is restored or the company accepted again.
  if (!isWantedActive(row.state) || readers.length === 0) return;
  const offers = await takeForCompany(tx, id, now);
  if (offers.length === 0) return;
  const facts = {
    location: row.location,
    frequency: row.frequency,
    total: offers.length,
    offers: offers
      .slice(0, alertNumbers.offersShown)
      .map(({ id: offerId, name, address, surface, price }) => ({ id: offerId, name, address, surface, price })),
  };
  for (const { uid } of readers)
    if (await wantsMail(tx, uid, 'wanted')) await mail(services, tx, offersFound, uid, { facts, once: `${id}:${row.mailDueAt}:${uid}` });
};

/** Mails an owner which of their offers companies look for. What cannot be booked now waits for a later mail. */
export const mailOwner: Duty['fulfil'] = async (services, tx, { id: uid, now }) => {
  await settleMail(tx, { uid });
  const [person, isWanted] = await Promise.all([personByUid(tx, uid), wantsMail(tx, uid, 'wanted')]);
  if (person === null || !isConfirmed(person)) return;
  const offers = await takeForOwner(tx, uid, now);
  if (offers.length === 0 || !isWanted) return;
  const facts = {
    total: offers.length,
    offers: offers.slice(0, alertNumbers.offersShown).map(({ offerId, name, companies }) => ({ id: offerId, name, companies })),
  };
  await mail(services, tx, seekersFound, person, { facts, once: `${uid}:${now}` });
};

/** How often the caller hears of companies that look for premises like theirs. */
export const setSeekerAlert = (ctx: Ctx, { frequency }: InputOf<typeof wantedCalls.setSeekerAlert>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    await putSeekerFrequency(tx, signedIn(ctx).uid, frequency, alertDueAt(frequency, await databaseNow(tx)));
    return done;
  });
