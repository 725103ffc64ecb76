import type { handoverCalls } from '../../../contract/handover/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse as refuseAccount } from '../../../domain/accounts/refusals.ts';
import { standingBlockers } from '../../../domain/accounts/rules/people.ts';
import { mayNamePerson } from '../../../domain/handover/permissions.ts';
import { checkAppointment, type NamedPerson } from '../../../domain/handover/rules/appointment.ts';
import { leaseNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import type { Appointment, Side } from '../../../domain/leases/types.ts';
import { personByUid } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { sendMail } from '../../kit/mail/send.ts';
import { issueToken, voidTokens } from '../../kit/security/tokens.ts';
import { setAppointment } from '../../leases/commands/transition.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { leaseFactsOfOffer, sideOfViewer } from '../../leases/queries/lease.ts';
import { personNamed, receiverInvited, transferNamed } from '../mail.ts';
import { receiverPurpose } from '../queries/access.ts';
import { signedForm } from '../store.ts';

type Done = { status: 'SUCCESS' };
type Input = InputOf<typeof handoverCalls.updateReceptionOfThePremise>;

/** Names who receives (tenant, with day and hour) or hands over (landlord) the premises. */
export const updateReceptionOfThePremise = async (ctx: Ctx, input: Input): Promise<Result<Done>> => {
  const viewer = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const found = await leaseFactsOfOffer(tx, input.id);
    const side = found ? sideOfViewer(viewer, found.row) : null;
    if (!found || side === null || side !== (input.landlord ? 'landlord' : 'tenant')) return refused(refuse('lease.not_found'));
    const closed = standingBlockers(viewer).length > 0 ? refuseAccount('person.not_verified') : mayNamePerson(found.facts);
    if (closed) return refused(closed);
    const now = await databaseNow(tx);
    const form = await signedForm(tx, found.row.offerId, found.row.offerVersion);
    const window = {
      signedOn: dayOf(found.row.signedAt),
      availability: form.availability ?? dayOf(found.row.signedAt),
      deadlineDays: form.unitReceiptDeadline ?? 0,
    };
    const person = checkAppointment(input.receptionForm, { side, now, ...window });
    if (!person.ok) return person;
    if (isSame(found.row[side === 'tenant' ? 'reception' : 'transfer'], person.value)) return ok<Done>({ status: 'SUCCESS' });
    await setAppointment(tx, found.row.id, side, { side, ...person.value, savedAt: now });
    await tellEverybody(ctx, tx, found.row, side, person.value);
    return ok<Done>({ status: 'SUCCESS' });
  });
};

/** A repeat of the press mails nobody again and leaves the link that was sent as it is. */
const isSame = (stored: Appointment | null, { firstName, lastName, email, meetingAt }: NamedPerson): boolean =>
  stored !== null && stored.firstName === firstName && stored.lastName === lastName && stored.email === email && stored.meetingAt === meetingAt;

const tellEverybody = async (ctx: Ctx, tx: Tx, row: LeaseRow, side: Side, person: NamedPerson): Promise<void> => {
  const name = `${person.firstName} ${person.lastName}`;
  const facts = { offerId: row.offerId, offerName: row.offerName, name, meetingAt: person.meetingAt };
  const lang = ctx.lang;
  const other = await personByUid(tx, (side === 'tenant' ? row.landlord : row.tenant).signer.uid);
  if (other) await sendMail(ctx, tx, personNamed, { to: other.email, uid: other.uid, lang: other.lang, facts: { ...facts, side } });
  if (side === 'landlord') {
    await sendMail(ctx, tx, transferNamed, { to: person.email, lang, facts: { ...facts, company: row.landlord.name } });
    return;
  }
  await voidTokens(tx, receiverPurpose, row.offerId);
  const token = await issueToken(tx, { purpose: receiverPurpose, subject: row.offerId, uid: null }, { days: leaseNumbers.receiverLinkDays });
  await sendMail(ctx, tx, receiverInvited, { to: person.email, lang, facts: { ...facts, company: row.tenant.name }, secrets: { token } });
};
