/** Mails the sides what happened to the protocol. */

import { sides } from '../../../domain/companies/types.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { leaseNumbers } from '../../../domain/kit/numbers.ts';
import { answerBy } from '../../../domain/leases/rules/meeting.ts';
import { firstRightOf, otherSide } from '../../../domain/leases/rules/protocol-guards.ts';
import type { Appointment, AttachedProtocol, Side } from '../../../domain/leases/types.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import { partyReaders } from '../../companies/queries/readers.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { issueToken } from '../../kit/security/tokens.ts';
import type { NewProtocol } from '../../leases/lifecycle.ts';
import { loadFacts } from '../../leases/queries/facts.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { documentById, type StoredDocument } from '../../signing/queries/documents.ts';
import {
  protocolAttachedOther,
  protocolAttachedReceiver,
  protocolAttachedSubmitter,
  protocolConfirmed,
  protocolConfirmedReceiver,
  protocolDeclined,
  protocolDeclinedReceiver,
  protocolWithdrawn,
  protocolWithdrawnReceiver,
} from '../mail.ts';
import { isReceiverKey, receiverPurpose } from '../queries/access.ts';

/** The accounts of everybody who reads what is mailed to a side. */
export const readersOf = async (tx: Tx, row: LeaseRow, side: Side): Promise<readonly Person[]> => {
  const people = [];
  for (const { uid } of await partyReaders(tx, row[side])) people.push(await personByUid(tx, uid));
  return people.filter((person) => person !== null);
};

/** The other side has something to sign; the submitter hears that it went out; the tenant's receiver gets a fresh link. */
export const mailAttached = async (
  services: Services,
  tx: Tx,
  row: LeaseRow,
  { side, submitterName, round, document, submittedAt }: NewProtocol,
  receiver: Appointment | null,
): Promise<void> => {
  const meetingAt = receiver?.meetingAt ?? null;
  const facts = {
    offerId: row.offerId,
    offerName: row.offerName,
    round,
    name: submitterName,
    company: (side === 'landlord' ? row.landlord : row.tenant).name,
    lease: (await documentById(tx, row.documentId))?.number ?? '',
    deposit: row.deposit,
    answerBy: meetingAt === null ? null : answerBy(submittedAt, meetingAt),
  };
  const others = await readersOf(tx, row, otherSide(side));
  const once = `${row.id}:${document.id}`;
  for (const submitter of await readersOf(tx, row, side)) await mail(services, tx, protocolAttachedSubmitter, submitter, { facts, once });
  for (const other of others) await mail(services, tx, protocolAttachedOther, other, { facts, once });
  const proxy = side === 'landlord' ? proxyOf(receiver, others) : null;
  if (proxy === null) return;
  const token = await receiverToken(tx, row);
  await mail(services, tx, protocolAttachedReceiver, proxy, { facts, secrets: { token }, once });
};

/** The receiver who acts for the tenant by a link, because they are none of the tenant's signers. */
const proxyOf = (receiver: Appointment | null, tenants: readonly Person[]): { readonly email: string; readonly lang: Lang } | null => {
  if (receiver === null || tenants.some(({ email }) => email === receiver.email)) return null;
  return { email: receiver.email, lang: tenants[0]?.lang ?? 'pl' };
};

const receiverToken = (tx: Tx, { offerId }: LeaseRow): Promise<string> =>
  issueToken(tx, { purpose: receiverPurpose, subject: offerId, uid: null }, { days: leaseNumbers.receiverLinkDays });

/** Whoever was asked to sign, the tenant's receiver too, hears that there is nothing to sign for now. */
export const mailWithdrawn = async (services: Services, tx: Tx, row: LeaseRow, side: Side, receiver: Appointment | null): Promise<void> => {
  const facts = { offerId: row.offerId, offerName: row.offerName };
  const others = await readersOf(tx, row, otherSide(side));
  for (const other of others) await mail(services, tx, protocolWithdrawn, other, { facts });
  const proxy = side === 'landlord' ? proxyOf(receiver, others) : null;
  if (proxy !== null) await mail(services, tx, protocolWithdrawnReceiver, proxy, { facts, secrets: { token: await receiverToken(tx, row) } });
};

/** Both sides: the protocol is signed, what happens with the deposit. The sealed protocol comes with it. The receiver, who has no account, gets a link. */
export const mailConfirmed = async (services: Services, tx: Tx, row: LeaseRow, sealed: StoredDocument): Promise<void> => {
  const name = `protokol-${(sealed.number ?? '').replaceAll('/', '-')}.pdf`;
  const attachments = [{ name, fileKey: sealed.sealedKey ?? sealed.drawnKey, contentType: 'application/pdf' }];
  const { payout, reception } = await loadFacts(services, tx, row);
  for (const side of sides) {
    const facts = { offerId: row.offerId, offerName: row.offerName, deposit: row.deposit, payoutDue: payout?.due ?? null, side };
    for (const person of await readersOf(tx, row, side)) await mail(services, tx, protocolConfirmed, person, { facts, attachments, once: row.id });
  }
  const proxy = proxyOf(reception, await readersOf(tx, row, 'tenant'));
  if (proxy === null) return;
  const facts = { offerId: row.offerId, offerName: row.offerName };
  await mail(services, tx, protocolConfirmedReceiver, proxy, { facts, secrets: { token: await receiverToken(tx, row) }, once: row.id });
};

type Return = { readonly protocol: AttachedProtocol; readonly reason: string; readonly at: Instant };

/** The submitter learns why the protocol came back; the receiver who had signed it by the link gets one to correct it. */
export const mailDeclined = async (
  services: Services,
  tx: Tx,
  row: LeaseRow,
  { protocol, reason, at }: Return,
  receiver: Appointment | null,
): Promise<void> => {
  const facts = { offerId: row.offerId, offerName: row.offerName, round: protocol.round, reason };
  const submitters = await readersOf(tx, row, protocol.submitterSide);
  for (const submitter of submitters) await mail(services, tx, protocolDeclined, submitter, { facts });
  const proxy = isReceiverKey(protocol.submitterUid) ? proxyOf(receiver, submitters) : null;
  if (proxy === null) return;
  const again = { offerId: row.offerId, offerName: row.offerName, reason, until: firstRightOf(at, receiver?.meetingAt ?? null) };
  await mail(services, tx, protocolDeclinedReceiver, proxy, { facts: again, secrets: { token: await receiverToken(tx, row) } });
};
