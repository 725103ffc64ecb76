/** Mails the sides what happened to the protocol. */

import { leaseNumbers } from '../../../domain/kit/numbers.ts';
import { otherSide } from '../../../domain/leases/rules/protocol-guards.ts';
import type { Appointment, AttachedProtocol, Side } from '../../../domain/leases/types.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { issueToken } from '../../kit/security/tokens.ts';
import type { NewProtocol } from '../../leases/lifecycle.ts';
import { loadFacts } from '../../leases/queries/facts.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import type { StoredDocument } from '../../signing/queries/documents.ts';
import {
  protocolAttachedOther,
  protocolAttachedReceiver,
  protocolAttachedSubmitter,
  protocolConfirmed,
  protocolDeclined,
  protocolWithdrawn,
} from '../mail.ts';
import { receiverPurpose } from '../queries/access.ts';

const signerOf = (tx: Tx, row: LeaseRow, side: Side): Promise<Person | null> =>
  personByUid(tx, (side === 'landlord' ? row.landlord : row.tenant).signer.uid);

/** The other side has something to sign; the submitter hears that it went out; the tenant's receiver gets a fresh link. */
export const mailAttached = async (
  services: Services,
  tx: Tx,
  row: LeaseRow,
  { side, submitterName, round, document }: NewProtocol,
  receiver: Appointment | null,
): Promise<void> => {
  const facts = { offerId: row.offerId, offerName: row.offerName, round, name: submitterName };
  const [submitter, other] = [await signerOf(tx, row, side), await signerOf(tx, row, otherSide(side))];
  const once = `${row.id}:${document.id}`;
  if (submitter) await mail(services, tx, protocolAttachedSubmitter, submitter, { facts, once });
  if (other) await mail(services, tx, protocolAttachedOther, other, { facts, once });
  if (side !== 'landlord' || receiver === null || receiver.email === other?.email) return;
  const token = await issueToken(tx, { purpose: receiverPurpose, subject: row.offerId, uid: null }, { days: leaseNumbers.receiverLinkDays });
  await mail(services, tx, protocolAttachedReceiver, { email: receiver.email, lang: other?.lang ?? 'pl' }, { facts, secrets: { token }, once });
};

/** The side that was to sign hears that there is nothing to sign for now. */
export const mailWithdrawn = async (services: Services, tx: Tx, row: LeaseRow, side: Side): Promise<void> => {
  const other = await signerOf(tx, row, otherSide(side));
  if (other) await mail(services, tx, protocolWithdrawn, other, { facts: { offerId: row.offerId, offerName: row.offerName } });
};

/** Both sides: the protocol is signed, what happens with the deposit. The sealed protocol comes with it. */
export const mailConfirmed = async (services: Services, tx: Tx, row: LeaseRow, sealed: StoredDocument): Promise<void> => {
  const name = `protokol-${(sealed.number ?? '').replaceAll('/', '-')}.pdf`;
  const attachments = [{ name, fileKey: sealed.sealedKey ?? sealed.drawnKey, contentType: 'application/pdf' }];
  const { payout } = await loadFacts(services, tx, row);
  for (const side of ['landlord', 'tenant'] as const) {
    const person = await signerOf(tx, row, side);
    const facts = { offerId: row.offerId, offerName: row.offerName, deposit: row.deposit, payoutDue: payout?.due ?? null, side };
    if (person) await mail(services, tx, protocolConfirmed, person, { facts, attachments, once: row.id });
  }
};

/** The submitter learns why the protocol came back. */
export const mailDeclined = async (services: Services, tx: Tx, row: LeaseRow, protocol: AttachedProtocol, reason: string): Promise<void> => {
  const submitter = await signerOf(tx, row, protocol.submitterSide);
  const facts = { offerId: row.offerId, offerName: row.offerName, round: protocol.round, reason };
  if (submitter) await mail(services, tx, protocolDeclined, submitter, { facts });
};
