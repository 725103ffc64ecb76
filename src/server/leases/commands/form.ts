/** What the sides declare about the written form, and what the moderator notes about their files. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { type FileOutcome, type FormFacts, mayReviewFile } from '../../../domain/leases/rules/form.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { type FormReview, formEngine } from '../lifecycle/form.ts';
import { leaseForSide } from '../queries/lease.ts';
import { type FormFileRow, formFactsOf, formFileById } from '../store/form.ts';

/** A side declares the day on which signed originals were exchanged; the form is complete when both have declared the same one. */
export const declareLeaseForm = async (ctx: Ctx, { offerId, day }: InputOf<typeof leasesCalls.declareLeaseForm>): Promise<Result<DoneAnswer>> => {
  const { uid, firstName, lastName } = signedIn(ctx);
  const found = await leaseForSide(ctx, ctx.db, offerId);
  if (!found.ok) return found;
  const { row, side } = found.value;
  const author = { uid, personName: `${firstName} ${lastName}`, address: ctx.address, userAgent: ctx.userAgent.slice(0, 400) };
  return transact(ctx, async (tx) => {
    const given = async () => {
      const before = await formFactsOf(tx, row.id);
      return ok({ after: { ...before, declared: { ...before.declared, [side]: day } }, day });
    };
    const input = { side, day, author };
    const moved = await formEngine.move(ctx, tx, { id: row.id, event: 'declare', actors: [side], uid, given, input, details: { side, day } });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'declareLeaseForm', details: { side, day, to: moved.value.to }, uid, offerId });
    return done;
  });
};

/** The moderator looks at a file that waits: takes note of it, so that a qualified signature counts and a scan stays, or sends it back. */
export const reviewLeaseForm = async (ctx: Ctx, input: InputOf<typeof leasesCalls.reviewLeaseForm>): Promise<Result<DoneAnswer>> => {
  const { fileId, accepted, note } = input;
  const { uid } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const file = await formFileById(tx, fileId);
    if (file === null) return refused(refuse('written_form.file_not_found'));
    const event = accepted ? 'note' : 'sendBack';
    const outcome: FileOutcome = accepted ? 'counts' : 'returned';
    if (file.outcome === outcome && file.note === note) return done;
    const signedBy = accepted && file.kind === 'qualified' ? [...new Set([...file.signedBy, file.side])] : file.signedBy;
    const review: FormReview = { file, outcome, signedBy, note };
    const given = async () => {
      const before = await formFactsOf(tx, file.leaseId);
      const looked = mayReviewFile(before.files.find(({ id }) => id === fileId) ?? file);
      return looked === null ? ok({ after: after(before, { ...file, outcome, signedBy }), day: null }) : refused(looked);
    };
    const moved = await formEngine.move(ctx, tx, {
      id: file.leaseId,
      event,
      actors: ['admin'],
      uid,
      given,
      input: review,
      details: { fileId, note },
    });
    if (!moved.ok) return moved;
    const details = { fileId, accepted, reason: note, to: moved.value.to };
    await logEvent(tx, { method: 'reviewLeaseForm', details, uid, offerId: moved.value.row.lease.offerId });
    return done;
  });
};

/** What stands once a file was looked at; one that goes back takes the declarations along, which were about it. */
const after = ({ files, declared }: FormFacts, reviewed: FormFileRow): FormFacts => ({
  files: files.map((file) => (file.id === reviewed.id ? reviewed : file)),
  declared: reviewed.outcome === 'returned' ? { landlord: null, tenant: null } : declared,
});
