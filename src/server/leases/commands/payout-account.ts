/** Puts another account in the place of the frozen one that the deposit is paid out to (docs/rules/deposits.md#payout). */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { mayAfterChange } from '../../../domain/accounts/rules/people.ts';
import { parseNrb } from '../../../domain/kit/identifiers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { leaseActors } from '../../../domain/leases/machine.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { accountOfCompany } from '../../companies/queries/account.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { leaseEngine } from '../lifecycle.ts';
import { openToSide, payoutAccountOf } from '../queries/lease.ts';
import { leaseOfOffer, lockLease } from '../store/leases.ts';

/**
 * Only an account of the company's accepted data, which a moderator has reviewed, can take the place of the frozen one: whoever gets at the
 * session of a signer leads no deposit elsewhere. The account for the rent stays the one of the lease.
 */
export const changePayoutAccount = async (ctx: Ctx, input: InputOf<typeof leasesCalls.changePayoutAccount>): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  const { offerId } = input;
  return transact(ctx, async (tx) => {
    const found = await leaseOfOffer(tx, offerId);
    const own = openToSide(viewer, found === null ? null : await lockLease(tx, found.id));
    if (!own.ok) return own;
    const { row, side } = own.value;
    const { uid } = viewer;
    const wait = mayAfterChange(viewer, await databaseNow(tx));
    if (wait !== null) return refused(wait);
    const [account, former] = [parseNrb(input.account), payoutAccountOf(row)];
    if (side === 'landlord' && account === former) return done;
    const moved = await leaseEngine.move(ctx, tx, {
      ...{ id: row.id, event: 'changePayoutAccount', actors: ({ lease }) => leaseActors(lease, { side }), uid, given: null },
      input: async () =>
        account === null || account !== (await accountOfCompany(tx, row.landlordCompanyId))
          ? refused(refuse('deposit.account_not_accepted', { field: 'account' }))
          : ok({ account }),
      details: { from: former, to: account },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'changePayoutAccount', details: { from: former, to: account }, uid, offerId });
    return done;
  });
};
