/** Mails the sides what happened to the protocol. */

import { leaseNumbers } from '../../../domain/kit/numbers.ts';
import { answerBy } from '../../../domain/leases/rules/meeting.ts';
import { otherSide } from '../../../domain/leases/rules/protocol-guards.ts';
import type { Appointment, AttachedProtocol, Side } from '../../../domain/leases/types.ts';
import type { Lang } from '../../../words/kit/words.ts';
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
  protocolWithdrawnReceiver,
} from '../mail.ts';
import { receiverPurpose } from '../queries/access.ts';

/** The accounts of everybody who reads what is mailed to a side. */
const readersOf = async (tx: Tx, row: LeaseRow, side: Side): Promise<readonly Person[]> => {
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
  const proxy = proxyOf(side, receiver, others);
  if (proxy === null) return;
  const token = await receiverToken(tx, row);
  await mail(services, tx, protocolAttachedReceiver, proxy, { facts, secrets: { token }, once });
};

/** The receiver who signs for the tenant by a link: the landlord submitted, and the receiver is none of the tenant's signers. */
const proxyOf = (side: Side, receiver: Appointment | null, tenants: readonly Person[]): { readonly email: string; readonly lang: Lang } | null => {
  if (side !== 'landlord' || receiver === null || tenants.some(({ email }) => email === receiver.email)) return null;
  return { email: receiver.email, lang: tenants[0]?.lang ?? 'pl' };
};

const receiverToken = (tx: Tx, { offerId }: LeaseRow): Promise<string> =>
  issueToken(tx, { purpose: receiverPurpose, subject: offerId, uid: null }, { days: leaseNumbers.receiverLinkDays });

/** Whoever was asked to sign, the tenant's receiver too, hears that there is nothing to sign for now. */
export const mailWithdrawn = async (services: Services, tx: Tx, row: LeaseRow, side: Side, receiver: Appointment | null): Promise<void> => {
  const facts = { offerId: row.offerId, offerName: row.offerName };
  const others = await readersOf(tx, row, otherSide(side));
  for (const other of others) await mail(services, tx, protocolWithdrawn, other, { facts });
  const proxy = proxyOf(side, receiver, others);
  if (proxy !== null) await mail(services, tx, protocolWithdrawnReceiver, proxy, { facts, secrets: { token: await receiverToken(tx, row) } });
};

/** Both sides: the protocol is signed, what happens with the deposit. The sealed protocol comes with it. */
export const mailConfirmed = async (services: Services, tx: Tx, row: LeaseRow, sealed: StoredDocument): Promise<void> => {
  const name = `protokol-${(sealed.number ?? '').replaceAll('/', '-')}.pdf`;
  const attachments = [{ name, fileKey: sealed.sealedKey ?? sealed.drawnKey, contentType: 'application/pdf' }];
  const { payout } = await loadFacts(services, tx, row);
  for (const side of ['landlord', 'tenant'] as const) {
    const facts = { offerId: row.offerId, offerName: row.offerName, deposit: row.deposit, payoutDue: payout?.due ?? null, side };
    for (const person of await readersOf(tx, row, side)) await mail(services, tx, protocolConfirmed, person, { facts, attachments, once: row.id });
  }
};

/** The submitter learns why the protocol came back. */
export const mailDeclined = async (services: Services, tx: Tx, row: LeaseRow, protocol: AttachedProtocol, reason: string): Promise<void> => {
  const facts = { offerId: row.offerId, offerName: row.offerName, round: protocol.round, reason };
  for (const submitter of await readersOf(tx, row, protocol.submitterSide)) await mail(services, tx, protocolDeclined, submitter, { facts });
};
