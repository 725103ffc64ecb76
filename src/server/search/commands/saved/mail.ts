/** Mails what saved searches have found, and forgets what is over. */

import { searchQuery } from '../../../../contract/search/schema/address.ts';
import { isConfirmed } from '../../../../domain/accounts/permissions.ts';
import { ok } from '../../../../domain/kit/verdict.ts';
import { alertNumbers } from '../../../../domain/search/rules/alert-numbers.ts';
import { mail } from '../../../accounts/commands/mail.ts';
import { wantsMail } from '../../../accounts/queries/mail-choices.ts';
import { personByUid } from '../../../accounts/queries.ts';
import type { Duty } from '../../../kit/clock/duties.ts';
import type { Services } from '../../../kit/context.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { notice } from '../../../kit/live/notices.ts';
import { savedSearchFound } from '../../mail.ts';
import { readSavedFilters } from '../../queries/matching.ts';
import { foundOffers } from '../../store/found.ts';
import { deleteSaved, forgetMatches, markMailed, savedByDuty, updateSaved } from '../../store/saved.ts';

/**
 * Mails what a search has found since its last mail. The duty holds the search's row, so whoever pauses or deletes it meanwhile waits and has
 * the mail dropped before it is sent. What is listed no more is left out, and a mail about nothing is none.
 */
export const mailFound: Duty['fulfil'] = async (services, tx, { id, now }) => {
  const row = await savedByDuty(tx, id);
  if (row === null) return;
  await updateSaved(tx, id, { mailDueAt: null });
  const offerIds = await markMailed(tx, id, now);
  const [person, isWanted] = await Promise.all([personByUid(tx, row.uid), wantsMail(tx, row.uid, 'savedSearches')]);
  const filters = readSavedFilters(row.filters);
  if (person === null || filters === null || !isWanted || !isConfirmed(person) || row.pausedAt !== null || row.deletedAt !== null) return;
  const offers = await foundOffers(tx, offerIds);
  if (offers.length === 0) return;
  const { name, frequency } = row;
  const shown = { offers: [...offers.slice(0, alertNumbers.offersShown)], total: offers.length };
  const facts = { name, frequency, query: searchQuery(filters), searchId: id, ...shown };
  await updateSaved(tx, id, { mailedAt: now });
  await notice(tx, [`user:${row.uid}`]);
  await mail(services, tx, savedSearchFound, person, { facts, aboutId: id, once: `${id}:${row.mailDueAt}` });
};

/** Removes a search whose deletion can be undone no more. */
export const forgetSaved: Duty['fulfil'] = (_services, tx, { id }) => deleteSaved(tx, id);

const batch = 5000;

/** Forgets what was found of offers that are gone for good, every night. */
export const forgetGoneOffers = async (services: Services): Promise<void> => {
  for (let gone = batch; gone === batch; ) {
    const done = await transact(services, async (tx) => ok(await forgetMatches(tx, batch)));
    gone = done.ok ? done.value : 0;
  }
};
