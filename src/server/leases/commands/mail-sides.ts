/** Mails the sides of a lease, and admins about it. */

import { sides } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { depositPath, leasePath } from '../../../domain/kit/page/deal-paths.ts';
import { transferTitle } from '../../../domain/leases/rules/transfer-title.ts';
import type { Side } from '../../../domain/leases/types.ts';
import { mail, mailAdmins } from '../../accounts/commands/mail.ts';
import { partyReaders } from '../../companies/queries/readers.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { EventFacts, EventMail, MailAudience } from '../../kit/mail/event-mail.ts';
import type { MailAttachment } from '../../kit/tables/mail.ts';
import type { LeaseRow } from '../store/leases.ts';

/** What an event's mail says beside the lease's own data. */
export type MailDetails = Partial<
  Pick<
    EventFacts,
    | 'amount'
    | 'missing'
    | 'day'
    | 'until'
    | 'at'
    | 'account'
    | 'recipient'
    | 'reference'
    | 'reason'
    | 'path'
    | 'button'
    | 'also'
    | 'statement'
    | 'basis'
  >
>;

/** A mail about a lease: its template, what it says to whom (`uid` is the signer who reads it, null for admins), and what keeps a repeat from being sent. */
export type LeaseMail = {
  readonly template: EventMail;
  readonly details?: MailDetails | ((to: MailAudience, uid: Id | null) => MailDetails);
  readonly once?: string;
  readonly attachments?: readonly MailAttachment[];
};

/** Mails sides of a lease, each everybody who signed for it and still acts for it, and admins. */
export const mailLease = async (
  services: Services,
  tx: Tx,
  row: LeaseRow,
  to: readonly MailAudience[],
  { template, details = {}, ...more }: LeaseMail,
): Promise<void> => {
  for (const audience of to) {
    const factsFor = (uid: Id | null): EventFacts => ({
      ...basics(row, audience),
      ...(typeof details === 'function' ? details(audience, uid) : details),
    });
    if (audience === 'admin') await mailAdmins(services, tx, template, { facts: factsFor(null), ...more });
    else
      for (const signer of await partyReaders(tx, row[audience]))
        await mail(services, tx, template, signer, { facts: factsFor(signer.uid), ...more });
  }
};

/** Both sides of a lease. */
export const bothSides: readonly Side[] = sides;

/** How the deposit is transferred, with the button that leads there. */
export const transferDetails = (row: LeaseRow): MailDetails => ({
  reference: transferTitle(row.reference, row.offerName),
  path: depositPath(row.offerId),
  button: 'deposit',
});

const basics = (row: LeaseRow, to: MailAudience): EventFacts => ({
  to,
  offerId: row.offerId,
  offer: row.offerName,
  other: to === 'tenant' ? row.landlord.name : row.tenant.name,
  path: to === 'admin' ? '/admin/deposits' : leasePath(row.offerId),
  button: to === 'admin' ? 'admin' : 'lease',
});
