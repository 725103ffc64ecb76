/** Mails people, sides and admins about a lease. */

import type { PartyFacts } from '../../../domain/companies/types.ts';
import { transferTitle } from '../../../domain/deposits/rules/transfer.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Side } from '../../../domain/leases/types.ts';
import { admins, type Person, personByUid } from '../../accounts/queries.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { sendMail } from '../../kit/mail/send.ts';
import type { MailAttachment } from '../../kit/tables/mail.ts';
import { type EventFacts, eventMails, type LeasingEvent } from '../mail.ts';
import type { LeaseRow } from '../store/leases.ts';

/** A person to write to; the language is the account's own. */
export type Reachable = Pick<PartyFacts['signer'], 'uid' | 'email'>;

/** What an event's mail says beside the lease's own data. */
export type MailDetails = Partial<Pick<EventFacts, 'amount' | 'day' | 'until' | 'at' | 'reference' | 'reason' | 'path' | 'button'>>;

/** Mails a person about an event within the transaction; `once` keeps a repeat from mailing twice, `known` is the person as just read. */
export const mailPerson = async (
  services: Services,
  tx: Tx,
  event: LeasingEvent,
  person: Reachable,
  facts: EventFacts,
  { known, ...more }: { readonly once?: string; readonly attachments?: readonly MailAttachment[]; readonly known?: Person | null } = {},
): Promise<void> => {
  const now = known ?? (await personByUid(tx, person.uid));
  await sendMail(services, tx, eventMails[event], { to: now?.email ?? person.email, uid: person.uid, lang: now?.lang ?? 'pl', facts, ...more });
};

type MailedLease = { readonly row: LeaseRow };

const moneyOf = (event: LeasingEvent, side: Side | 'admin', row: LeaseRow): MailDetails => {
  const amount = row.deposit;
  const details: Partial<Record<LeasingEvent, MailDetails>> = {
    lease_signed: {
      amount,
      day: row.depositDue,
      ...(side === 'tenant'
        ? { reference: transferTitle(row.reference, row.offerName), path: `/contract/${row.offerId}/submit/${row.signerUid}` }
        : {}),
    },
    deposit_reminder: {
      amount,
      day: row.depositDue,
      reference: transferTitle(row.reference, row.offerName),
      path: `/deposit/${row.offerId}/`,
      button: 'deposit',
    },
    deposit_overdue: {
      amount,
      day: row.depositDue,
      ...(side === 'tenant' ? { reference: transferTitle(row.reference, row.offerName), path: `/deposit/${row.offerId}/`, button: 'deposit' } : {}),
    },
    deposit_received: { amount },
    deposit_reversed: { amount, day: row.depositDue },
    refund_booked: { amount },
    payout_booked: { amount },
    premises_rejected: { amount },
  };
  return details[event] ?? {};
};

const basics = (event: LeasingEvent, row: LeaseRow, side: Side | 'admin'): EventFacts => ({
  to: side,
  offerId: row.offerId,
  offer: row.offerName,
  other: side === 'tenant' ? row.landlord.name : row.tenant.name,
  path: side === 'admin' ? '/admin/deposits' : `/lease/${row.offerId}`,
  button: side === 'admin' ? 'admin' : 'lease',
  ...moneyOf(event, side, row),
});

/** Mails a side of a lease: the person who signed for it. */
export const mailSide = async (
  services: Services,
  tx: Tx,
  { row }: MailedLease,
  event: LeasingEvent,
  side: Side,
  details: MailDetails = {},
  more: { readonly once?: string; readonly attachments?: readonly MailAttachment[] } = {},
): Promise<void> => mailPerson(services, tx, event, row[side].signer, { ...basics(event, row, side), ...details }, more);

/** Mails every admin. */
export const mailAdmins = async (
  services: Services,
  tx: Tx,
  { row }: MailedLease,
  event: LeasingEvent,
  details: MailDetails = {},
  once?: string,
): Promise<void> => {
  for (const admin of await admins(tx)) {
    await mailPerson(
      services,
      tx,
      event,
      { uid: admin.uid as Id, email: admin.email },
      { ...basics(event, row, 'admin'), ...details },
      once === undefined ? {} : { once },
    );
  }
};
