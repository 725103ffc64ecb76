import type { outgoingCalls } from '../../../contract/admin/endpoints/mails.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { isDeletedAddress } from '../../../domain/accounts/rules/deletion.ts';
import { refuse } from '../../../domain/admin/refusals.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { personByUid } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { clearReturned } from '../../kit/mail/returned.ts';
import { deliverStored, sendCopy } from '../../kit/mail/send.ts';
import { logEvent } from '../../kit/process/events.ts';
import { stateOf, triedMails, wayToResend } from '../queries/mails.ts';
import { lockMail, type MailRow } from '../store/mails.ts';

/**
 * Sends a mail once more. One that failed or was refused at once goes as it stands, its secrets are still there. One that was sent goes as a copy with a number of its own,
 * for mail servers drop a second one of the same number; what carried a code or a link is refused, because these are kept nowhere.
 */
export const resendMail = (ctx: Ctx, { mailId }: InputOf<typeof outgoingCalls.resendMail>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const row = await lockMail(tx, mailId);
    if (row === null || !ctx.mails.has(row.template)) return refused(refuse('outgoing.not_found'));
    const way = wayToResend(ctx, row, stateOf(row, await triedMails(tx, [row])));
    if (way === 'secret') return refused(refuse('outgoing.carries_secret'));
    if (way === null) return refused(refuse('outgoing.on_its_way'));
    if (way === 'again') await tryAgain(ctx, tx, row);
    else await sendCopy(ctx, tx, row, await presentAddress(tx, row));
    const about = row.uid === null ? {} : { uid: row.uid };
    await logEvent(tx, { method: 'resendMail', details: { by: signedIn(ctx).uid, mailId, template: row.template, as: way }, ...about });
    await notice(tx, ['admin']);
    return done;
  });

const tryAgain = async (ctx: Ctx, tx: Tx, { id }: MailRow): Promise<void> => {
  await clearReturned(tx, id);
  await deliverStored(ctx, tx, [id]);
};

/** Somebody who has changed their address since reads at the new one. */
const presentAddress = async (tx: Tx, { uid, recipient }: MailRow): Promise<string> => {
  const person = uid === null ? null : await personByUid(tx, uid);
  return person === null || isDeletedAddress(person.email) ? recipient : person.email;
};
