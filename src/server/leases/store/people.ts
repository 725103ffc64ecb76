/** Reads the leases of people, and forgets what was drawn for them and never signed. */

import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Day, Id } from '../../../domain/kit/brand.ts';
import { runningLeaseStates } from '../../../domain/leases/machine.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { type AliasedPerson, scrub } from '../../kit/people/scrub.ts';
import { lease } from '../tables/lease.ts';
import { preparedRejection } from '../tables/rejection.ts';
import { task } from '../tables/task.ts';
import { leaseUnpaidEnd } from '../tables/unpaid-end.ts';
import { ofCompany } from './leases.ts';

/** Whose leases: those that a person signed, and all of a company that nobody else acts for. */
type Holder = { readonly uid: Id; readonly aloneFor: Id | null };

const signerOf = (uid: Id) =>
  or(
    eq(lease.signerUid, uid),
    ...[lease.landlord, lease.tenant].flatMap((party) => [sql`${party}->'signer'->>'uid' = ${uid}`, sql`${party}->'cosigner'->>'uid' = ${uid}`]),
  );

const theirs = ({ uid, aloneFor }: Holder) => or(signerOf(uid), aloneFor === null ? undefined : ofCompany(aloneFor));

/** Running leases that need the person. */
export const leasesThatHold = (reader: Reader, holder: Holder): Promise<{ offerId: Id; name: string }[]> =>
  reader
    .select({ offerId: lease.offerId, name: lease.offerName })
    .from(lease)
    .where(and(theirs(holder), inArray(lease.state, [...runningLeaseStates])))
    .orderBy(lease.signedAt);

/** All leases that are the person's to settle. */
export const leasesToSettle = (reader: Reader, holder: Holder): Promise<{ id: Id; offerId: Id; name: string }[]> =>
  reader.select({ id: lease.id, offerId: lease.offerId, name: lease.offerName }).from(lease).where(theirs(holder)).orderBy(lease.signedAt);

/** The leases that a person signed. */
export const leaseIdsOf = async (reader: Reader, uid: Id): Promise<Id[]> =>
  (await reader.select({ id: lease.id }).from(lease).where(signerOf(uid))).map(({ id }) => id);

/** Leases that a person signed, whatever company they were for. */
export const leasesOf = (reader: Reader, uid: Id) =>
  reader
    .select({
      offerId: lease.offerId,
      name: lease.offerName,
      state: lease.state,
      landlord: lease.landlord,
      tenant: lease.tenant,
      signedAt: lease.signedAt,
      option: lease.option,
      startOn: lease.startOn,
      endOn: lease.endOn,
      rentNet: lease.rentNet,
      deposit: lease.deposit,
    })
    .from(lease)
    .where(signerOf(uid))
    .orderBy(lease.signedAt);

/** The last day of the leases that a person signed; null where none has an end. */
export const lastLeaseEnd = async (reader: Reader, uid: Id): Promise<Day | null> => {
  const [row] = await reader
    .select({ endOn: lease.endOn })
    .from(lease)
    .where(and(signerOf(uid), sql`${lease.endOn} is not null`))
    .orderBy(desc(lease.endOn))
    .limit(1);
  return row?.endOn ?? null;
};

/** Forgets statements that were drawn for a person and never signed, and takes them out of the moderators' tasks. */
export const forgetUnsignedStatements = async (tx: Tx, who: AliasedPerson): Promise<Id[]> => {
  const gone = await tx
    .delete(preparedRejection)
    .where(eq(preparedRejection.signerUid, who.uid))
    .returning({ documentId: preparedRejection.documentId });
  await tx.delete(leaseUnpaidEnd).where(and(eq(leaseUnpaidEnd.signerUid, who.uid), sql`${leaseUnpaidEnd.signedAt} is null`));
  await scrub(tx, [task.facts], who);
  return gone.map(({ documentId }) => documentId);
};
