import { leaseNumbers } from '../../../domain/kit/numbers.ts';
import type { Appointment } from '../../../domain/leases/types.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { personByUid } from '../../accounts/queries.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { issueToken, voidTokens } from '../../kit/security/tokens.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { personNamed, receiverInvited, transferNamed } from '../mail.ts';
import { receiverPurpose } from '../queries/access.ts';

/** Tells the other side whom this one named, and the person named; a receiver gets a link, and one who was named before loses theirs. */
export const mailAppointed = async (services: Services, tx: Tx, row: LeaseRow, person: Appointment, lang: Lang): Promise<void> => {
  const { side } = person;
  const name = `${person.firstName} ${person.lastName}`;
  const facts = { offerId: row.offerId, offerName: row.offerName, name, meetingAt: person.meetingAt };
  const other = await personByUid(tx, (side === 'tenant' ? row.landlord : row.tenant).signer.uid);
  if (other) await mail(services, tx, personNamed, other, { facts: { ...facts, side } });
  if (side === 'landlord') {
    await mail(services, tx, transferNamed, { email: person.email, lang }, { facts: { ...facts, company: row.landlord.name } });
    return;
  }
  await voidTokens(tx, receiverPurpose, row.offerId);
  const token = await issueToken(tx, { purpose: receiverPurpose, subject: row.offerId, uid: null }, { days: leaseNumbers.receiverLinkDays });
  await mail(services, tx, receiverInvited, { email: person.email, lang }, { facts: { ...facts, company: row.tenant.name }, secrets: { token } });
};
