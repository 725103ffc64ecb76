/** Tells whoever was named for the handover that it is cancelled, and invites them again when the lease is taken up. */

import type { Instant } from '../../../domain/kit/brand.ts';
import type { Appointment } from '../../../domain/leases/types.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { mail } from '../../accounts/commands/mail.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { handoverCancelled } from '../mail.ts';
import { addressOf, calendarOf, inviteReceiver, inviteTransfer, type Meeting, nameOf, type People } from './mail-appointed.ts';
import { readersOf } from './mail-protocol.ts';

type MeetingPeople = People & { readonly now: Instant };

/** The lease ended before the handover: each person named hears it, and a meeting that was still to come leaves their calendar. */
export const mailCancelled = async (services: Services, tx: Tx, row: LeaseRow, known: MeetingPeople): Promise<void> => {
  const meeting = await meetingOf(tx, row, known);
  for (const person of [known.reception, known.transfer].filter((each) => each !== null)) await cancelFor(services, tx, meeting, person);
};

/** The lease is taken up: whoever was told that its meeting is cancelled is invited again if it is still to come; another one the tenant names. */
export const mailRestored = async (services: Services, tx: Tx, row: LeaseRow, known: MeetingPeople): Promise<void> => {
  const { reception, transfer, now } = known;
  if (reception === null || !isAhead(reception, now)) return;
  const meeting = await meetingOf(tx, row, known);
  await inviteReceiver(services, tx, { ...meeting, lang: meeting.langs.tenant }, reception);
  if (transfer !== null) await inviteTransfer(services, tx, { ...meeting, lang: meeting.langs.landlord }, transfer);
};

/** A person without an account is written to in the language of whoever reads the mails of their side. */
type CancelledMeeting = Omit<Meeting, 'lang'> & { readonly langs: Readonly<Record<Appointment['side'], Lang>>; readonly isAhead: boolean };

const meetingOf = async (tx: Tx, row: LeaseRow, { reception, transfer, now }: MeetingPeople): Promise<CancelledMeeting> => ({
  reception,
  transfer,
  row,
  address: await addressOf(tx, row),
  changedAt: now,
  langs: { landlord: await langOf(tx, row, 'landlord'), tenant: await langOf(tx, row, 'tenant') },
  isAhead: isAhead(reception, now),
});

const langOf = async (tx: Tx, row: LeaseRow, side: Appointment['side']): Promise<Lang> => (await readersOf(tx, row, side))[0]?.lang ?? 'pl';

const isAhead = (reception: Appointment | null, now: Instant): boolean => reception?.meetingAt != null && reception.meetingAt > now;

const cancelFor = async (services: Services, tx: Tx, meeting: CancelledMeeting, person: Appointment): Promise<void> => {
  const { row, address, reception, langs } = meeting;
  const lang = langs[person.side];
  const facts = {
    offerId: row.offerId,
    offerName: row.offerName,
    name: nameOf(person),
    company: row[person.side].name,
    address,
    meetingAt: meeting.isAhead ? (reception?.meetingAt ?? null) : null,
  };
  const attachments = meeting.isAhead ? calendarOf({ ...meeting, lang }, true) : [];
  await mail(services, tx, handoverCancelled, { email: person.email, lang }, { facts, attachments });
};
