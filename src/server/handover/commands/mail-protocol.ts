/** Mails the sides what happened to the protocol. */

import { leaseNumbers } from '../../../domain/kit/numbers.ts';
import { answerBy } from '../../../domain/leases/rules/meeting.ts';
import { otherSide } from '../../../domain/leases/rules/protocol-guards.ts';
import type { Appointment, AttachedProtocol, Side } from '../../../domain/leases/types.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import { partyReaders } from '../../companies/queries.ts';
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
  protocolDeclined,
  protocolWithdrawn,
} from '../mail.ts';
import { receiverPurpose } from '../queries/access.ts';

/** The accounts of everybody who reads what is mailed to a side. */
const signersOf = async (tx: Tx, row: LeaseRow, side: Side): Promise<readonly Person[]> => {
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
  const others = await signersOf(tx, row, otherSide(side));
  const once = `${row.id}:${document.id}`;
  for (const submitter of await signersOf(tx, row, side)) await mail(services, tx, protocolAttachedSubmitter, submitter, { facts, once });
  for (const other of others) await mail(services, tx, protocolAttachedOther, other, { facts, once });
  if (side !== 'landlord' || receiver === null || others.some(({ email }) => email === receiver.email)) return;
  const token = await issueToken(tx, { purpose: receiverPurpose, subject: row.offerId, uid: null }, { days: leaseNumbers.receiverLinkDays });
  await mail(services, tx, protocolAttachedReceiver, { email: receiver.email, lang: others[0]?.lang ?? 'pl' }, { facts, secrets: { token }, once });
};

/** The side that was to sign hears that there is nothing to sign for now. */
export const mailWithdrawn = async (services: Services, tx: Tx, row: LeaseRow, side: Side): Promise<void> => {
  const facts = { offerId: row.offerId, offerName: row.offerName };
  for (const other of await signersOf(tx, row, otherSide(side))) await mail(services, tx, protocolWithdrawn, other, { facts });
};

/** Both sides: the protocol is signed, what happens with the deposit. The sealed protocol comes with it. */
export const mailConfirmed = async (services: Services, tx: Tx, row: LeaseRow, sealed: StoredDocument): Promise<void> => {
  const name = `protokol-${(sealed.number ?? '').replaceAll('/', '-')}.pdf`;
  const attachments = [{ name, fileKey: sealed.sealedKey ?? sealed.drawnKey, contentType: 'application/pdf' }];
  const { payout } = await loadFacts(services, tx, row);
  for (const side of ['landlord', 'tenant'] as const) {
    const facts = { offerId: row.offerId, offerName: row.offerName, deposit: row.deposit, payoutDue: payout?.due ?? null, side };
    for (const person of await signersOf(tx, row, side)) await mail(services, tx, protocolConfirmed, person, { facts, attachments, once: row.id });
  }
};

/** The submitter learns why the protocol came back. */
export const mailDeclined = async (services: Services, tx: Tx, row: LeaseRow, protocol: AttachedProtocol, reason: string): Promise<void> => {
  const facts = { offerId: row.offerId, offerName: row.offerName, round: protocol.round, reason };
  for (const submitter of await signersOf(tx, row, protocol.submitterSide)) await mail(services, tx, protocolDeclined, submitter, { facts });
};
