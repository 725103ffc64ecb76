/** Mails the sides what was said about the time of the meeting. */

import type { Instant } from '../../../domain/kit/brand.ts';
import { leasePath, protocolPath, signLeasePath } from '../../../domain/kit/page/deal-paths.ts';
import { otherSide } from '../../../domain/leases/rules/protocol-guards.ts';
import type { MeetingTime, Side } from '../../../domain/leases/types.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { bothSides, mailLease } from '../../leases/commands/mail-sides.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { meetingMails } from '../mail.ts';

/** The tenant reads which other time the landlord proposes, with the way to the form that takes it. */
export const mailProposal = (services: Services, tx: Tx, row: LeaseRow, { meetingAt }: MeetingTime): Promise<void> =>
  mailLease(services, tx, row, ['tenant'], {
    template: meetingMails.meeting_proposed,
    details: (_to, uid) => ({ at: meetingAt, path: uid === null ? leasePath(row.offerId) : signLeasePath(row.offerId, uid), button: 'lease' }),
  });

/** A side's consent to hand over early: the other side is asked for theirs; when both agreed, both hear that nothing waits for the hour. */
export const mailEarly = (
  services: Services,
  tx: Tx,
  row: LeaseRow,
  { side, meetingAt, isAgreed }: { readonly side: Side; readonly meetingAt: Instant; readonly isAgreed: boolean },
): Promise<void> =>
  mailLease(services, tx, row, isAgreed ? bothSides : [otherSide(side)], {
    template: isAgreed ? meetingMails.early_agreed : meetingMails.early_asked,
    details: { at: meetingAt, path: protocolPath(row.offerId), button: 'protocol' },
  });
