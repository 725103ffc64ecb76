/** Tells of persons named for the meeting: the other side, and the persons themselves. */

import type { Instant } from '../../../domain/kit/brand.ts';
import { leaseNumbers } from '../../../domain/kit/numbers.ts';
import { calendarText } from '../../../domain/leases/rules/calendar.ts';
import type { Appointment } from '../../../domain/leases/types.ts';
import { premisesAddress } from '../../../domain/offers/document.ts';
import { handoverMailWords } from '../../../words/handover/mail.ts';
import { type Lang, translators } from '../../../words/kit/words.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { partyReaders } from '../../companies/queries/readers.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { issueToken, voidTokens } from '../../kit/security/tokens.ts';
import type { MailAttachment } from '../../kit/tables/mail.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { personNamed, receiverInvited, transferNamed } from '../mail.ts';
import { receiverPurpose } from '../queries/access.ts';
import { signedForm } from '../store/protocol.ts';

/** The persons of the meeting as they stand with the one who was just named. */
export type People = { readonly reception: Appointment | null; readonly transfer: Appointment | null };
/** The meeting as the mails about it name it; `changedAt` is since when it stands so, of several times the latest. */
export type Meeting = People & { readonly row: LeaseRow; readonly address: string; readonly lang: Lang; readonly changedAt?: Instant };

/**
 * Tells the other side whom this one named, and invites the person named; a receiver gets a link, and one who was named before loses theirs.
 * Whoever hands over hears of every change of the time, too: the tenant sets it.
 */
export const mailAppointed = async (
  services: Services,
  tx: Tx,
  row: LeaseRow,
  { person, before, lang }: { readonly person: Appointment; readonly before: People; readonly lang: Lang },
): Promise<void> => {
  const isTenant = person.side === 'tenant';
  const people = isTenant ? { ...before, reception: person } : { ...before, transfer: person };
  const meeting = { ...people, row, lang, address: await addressOf(tx, row) };
  await mailOtherSide(services, tx, meeting, person);
  if (isTenant) await inviteReceiver(services, tx, meeting, person);
  const isMoved = isTenant && before.reception?.meetingAt !== person.meetingAt;
  if (people.transfer !== null && (!isTenant || isMoved)) await inviteTransfer(services, tx, meeting, people.transfer);
};

/** Where the premises are, as the signed offer says. */
export const addressOf = async (tx: Tx, { offerId, offerVersion }: LeaseRow): Promise<string> =>
  premisesAddress((await signedForm(tx, offerId, offerVersion)).address);

/** A person's name as mails write it. */
export const nameOf = ({ firstName, lastName }: Appointment): string => `${firstName} ${lastName}`;

const factsOf = ({ row, reception, address }: Meeting, person: Appointment) => ({
  offerId: row.offerId,
  offerName: row.offerName,
  name: nameOf(person),
  address,
  meetingAt: reception?.meetingAt ?? null,
});

const mailOtherSide = async (services: Services, tx: Tx, meeting: Meeting, person: Appointment): Promise<void> => {
  const { row } = meeting;
  const [own, other] = person.side === 'tenant' ? [row.tenant, row.landlord] : [row.landlord, row.tenant];
  const facts = { ...factsOf(meeting, person), company: other.name, counterpart: own.name, side: person.side };
  for (const { uid } of await partyReaders(tx, other)) await mail(services, tx, personNamed, uid, { facts });
};

/** Invites the receiver: a link to the protocol, which makes an older one void, and the meeting for the calendar. */
export const inviteReceiver = async (services: Services, tx: Tx, meeting: Meeting, receiver: Appointment): Promise<void> => {
  const { row, lang } = meeting;
  await voidTokens(tx, receiverPurpose, row.offerId);
  const token = await issueToken(tx, { purpose: receiverPurpose, subject: row.offerId, uid: null }, { days: leaseNumbers.receiverLinkDays });
  const facts = { ...factsOf(meeting, receiver), company: row.tenant.name, counterpart: row.landlord.name };
  await mail(services, tx, receiverInvited, { email: receiver.email, lang }, { facts, secrets: { token }, attachments: calendarOf(meeting) });
};

/** Invites whoever hands the premises over. */
export const inviteTransfer = async (services: Services, tx: Tx, meeting: Meeting, handing: Appointment): Promise<void> => {
  const { row, lang, reception } = meeting;
  const counterpart = [...(reception === null ? [] : [nameOf(reception)]), row.tenant.name].join(', ');
  const facts = { ...factsOf(meeting, handing), company: row.landlord.name, counterpart };
  await mail(services, tx, transferNamed, { email: handing.email, lang }, { facts, attachments: calendarOf(meeting) });
};

const texts = translators(handoverMailWords);

/** The meeting for a calendar, as soon as there is one; a later time replaces the one before. */
export const calendarOf = ({ row, reception, address, lang, changedAt }: Meeting, isCancelled = false): readonly MailAttachment[] => {
  if (reception?.meetingAt == null) return [];
  const w = texts[lang];
  const title = w('calendar.title', { offerName: row.offerName });
  const times = { at: reception.meetingAt, changedAt: changedAt ?? reception.savedAt };
  const text = calendarText({ ...times, title, place: address, uid: row.id, isCancelled });
  return [{ name: w('calendar.file'), contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`, text }];
};
