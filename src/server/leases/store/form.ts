/** Reads and writes the written form of leases. */

import { and, asc, count, desc, eq, inArray, isNull, ne, not, notInArray, or } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { endedStates, type FormFacts, type FormState, openFormStates } from '../../../domain/leases/rules/form.ts';
import type { Side } from '../../../domain/leases/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { keyColumn } from '../../kit/files/references.ts';
import { leaseForm, leaseFormDeclaration, leaseFormFile } from '../tables/form.ts';
import { lease, nameOfLease } from '../tables/lease.ts';
import type { LeaseRow } from './leases.ts';

/** A stored form, file and declaration. */
export type FormRow = typeof leaseForm.$inferSelect;
export type FormFileRow = typeof leaseFormFile.$inferSelect;
export type DeclarationRow = typeof leaseFormDeclaration.$inferSelect;

/** A file with the lease and the state of the form that it belongs to. */
export type FormFileOfLease = { readonly file: FormFileRow; readonly lease: LeaseRow; readonly state: FormState };

/** A form with the lease that it belongs to. */
export type FormOfLease = FormRow & { readonly lease: LeaseRow };

/** Opens the form of a lease that needs one. */
export const insertForm = async (tx: Tx, leaseId: Id, signedAt: Instant): Promise<void> => {
  await tx.insert(leaseForm).values({ leaseId, stateSince: signedAt, signedAt });
};

/** The form of a lease, locked until the transaction ends. */
export const lockForm = async (tx: Tx, leaseId: Id): Promise<FormOfLease | null> => {
  const [row] = await tx
    .select()
    .from(leaseForm)
    .innerJoin(lease, eq(lease.id, leaseForm.leaseId))
    .where(eq(leaseForm.leaseId, leaseId))
    .for('update', { of: leaseForm });
  return row === undefined ? null : { ...row.lease_form, lease: row.lease };
};

/** Sets the state of a form where it is still `from`; null when it is another. */
export const changeForm = async (
  tx: Tx,
  { id, from, to, now }: { readonly id: Id; readonly from: FormState; readonly to: FormState; readonly now: Instant },
): Promise<FormRow | null> => {
  const rows = await tx
    .update(leaseForm)
    .set({ state: to, ...(from === to ? {} : { stateSince: now }) })
    .where(and(eq(leaseForm.leaseId, id), eq(leaseForm.state, from)))
    .returning();
  return rows[0] ?? null;
};

/** The form of a lease; null when it needs none. */
export const formOfLease = async (reader: Reader, leaseId: Id): Promise<FormRow | null> =>
  (await reader.select().from(leaseForm).where(eq(leaseForm.leaseId, leaseId)))[0] ?? null;

/** Which of these leases still lack their form. */
export const leasesWithoutForm = async (reader: Reader, leaseIds: readonly Id[]): Promise<ReadonlySet<Id>> => {
  if (leaseIds.length === 0) return new Set();
  const rows = await reader
    .select({ id: leaseForm.leaseId })
    .from(leaseForm)
    .where(and(inArray(leaseForm.leaseId, [...leaseIds]), inArray(leaseForm.state, [...openFormStates])));
  return new Set(rows.map(({ id }) => id));
};

/** The files of a lease's form, oldest first. */
export const formFilesOf = (reader: Reader, leaseId: Id): Promise<FormFileRow[]> =>
  reader.select().from(leaseFormFile).where(eq(leaseFormFile.leaseId, leaseId)).orderBy(asc(leaseFormFile.uploadedAt), asc(leaseFormFile.id));

/** The declarations of a lease's form that stand. */
export const declarationsOf = (reader: Reader, leaseId: Id): Promise<DeclarationRow[]> =>
  reader
    .select()
    .from(leaseFormDeclaration)
    .where(and(eq(leaseFormDeclaration.leaseId, leaseId), isNull(leaseFormDeclaration.voidedAt)));

/** What was brought and declared for a lease, as the rules see it. */
export const formFactsOf = async (reader: Reader, leaseId: Id): Promise<FormFacts> => {
  const [files, declarations] = [await formFilesOf(reader, leaseId), await declarationsOf(reader, leaseId)];
  const dayOfSide = (side: Side) => declarations.find((each) => each.side === side)?.exchangedOn ?? null;
  return { files, declared: { landlord: dayOfSide('landlord'), tenant: dayOfSide('tenant') } };
};

/** A file by its id. */
export const formFileById = async (reader: Reader, id: Id): Promise<FormFileRow | null> =>
  (await reader.select().from(leaseFormFile).where(eq(leaseFormFile.id, id)))[0] ?? null;

/** Stores a file of the form; its bytes are in the files port already. */
export const insertFormFile = async (tx: Tx, file: typeof leaseFormFile.$inferInsert): Promise<void> => {
  await tx.insert(leaseFormFile).values(file);
};

/** Writes down what the moderator found. */
export const reviewFormFile = async (
  tx: Tx,
  id: Id,
  review: Required<Pick<FormFileRow, 'outcome' | 'note' | 'reviewedBy' | 'reviewedAt' | 'signedBy'>>,
): Promise<void> => {
  await tx.update(leaseFormFile).set(review).where(eq(leaseFormFile.id, id));
};

/** Stores a declaration; an earlier one of the side is void from then on. */
export const insertDeclaration = async (tx: Tx, made: Omit<typeof leaseFormDeclaration.$inferInsert, 'id'>): Promise<void> => {
  await voidDeclarations(tx, made.leaseId, made.declaredAt, made.side);
  await tx.insert(leaseFormDeclaration).values({ id: newId(), ...made });
};

/** Makes the declarations of a lease void, of one side or of both. */
export const voidDeclarations = async (tx: Tx, leaseId: Id, at: Instant, side?: Side): Promise<void> => {
  const outcome = and(eq(leaseFormDeclaration.leaseId, leaseId), isNull(leaseFormDeclaration.voidedAt));
  await tx
    .update(leaseFormDeclaration)
    .set({ voidedAt: at })
    .where(side === undefined ? outcome : and(outcome, eq(leaseFormDeclaration.side, side)));
};

/** Files of leases that stand. Of a lease that is over nobody needs the form any more: its files wait for nobody. */
const ofRunningLease = (reader: Reader) =>
  inArray(
    leaseFormFile.leaseId,
    reader
      .select({ id: lease.id })
      .from(lease)
      .where(notInArray(lease.state, [...endedStates])),
  );

/** Files that wait for the moderator. */
export const waitingFormFiles = (reader: Reader): WaitingRows => ({
  table: leaseFormFile,
  id: leaseFormFile.id,
  at: leaseFormFile.uploadedAt,
  where: and(eq(leaseFormFile.outcome, 'waiting'), ofRunningLease(reader)),
  name: nameOfLease(leaseFormFile.leaseId),
  who: leaseFormFile.personName,
});

/** A page of files for the console: those that wait for the moderator, the oldest first, or those looked at, the newest first. */
export const pageOfFormFiles = async (
  reader: Reader,
  { waiting, page, size }: { readonly waiting: boolean; readonly page: number; readonly size: number },
): Promise<{ rows: FormFileOfLease[]; total: number }> => {
  const stands = ofRunningLease(reader);
  const where = waiting ? and(eq(leaseFormFile.outcome, 'waiting'), stands) : or(ne(leaseFormFile.outcome, 'waiting'), not(stands));
  const rows = await reader
    .select({ file: leaseFormFile, lease, state: leaseForm.state })
    .from(leaseFormFile)
    .innerJoin(lease, eq(lease.id, leaseFormFile.leaseId))
    .innerJoin(leaseForm, eq(leaseForm.leaseId, leaseFormFile.leaseId))
    .where(where)
    .orderBy(...(waiting ? [asc(leaseFormFile.uploadedAt), asc(leaseFormFile.id)] : [desc(leaseFormFile.uploadedAt), desc(leaseFormFile.id)]))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await reader.select({ n: count() }).from(leaseFormFile).where(where);
  return { rows, total: total?.n ?? 0 };
};

/** The column that names the files that a side brought. */
export const formFiles = keyColumn(leaseFormFile.fileKey);
