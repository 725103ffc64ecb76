/** What steps of the written form cause. */

import { isFormComplete } from '../../../domain/leases/rules/form.ts';
import { otherSide } from '../../../domain/leases/rules/protocol-guards.ts';
import type { Side } from '../../../domain/leases/types.ts';
import { neverCaused } from '../../kit/lifecycle/effects.ts';
import { bothSides, mailLease } from '../commands/mail-sides.ts';
import { type FormStep, formEngine } from '../lifecycle/form.ts';
import { leaseMails } from '../mail.ts';
import { insertDeclaration, insertFormFile, reviewFormFile, voidDeclarations } from '../store/form.ts';
import { closeTaskOfCause, openTask } from '../store/tasks.ts';

const taskKey = (fileId: string): string => `form:${fileId}`;

/** What a step of a lease's written form causes. */
export const formEffects = formEngine.effects({
  keepFile: (_services, tx, { input }) => insertFormFile(tx, input.file),
  keepDeclaration: (_services, tx, { row, now, input: { side, day, author } }) =>
    insertDeclaration(tx, { leaseId: row.leaseId, side, exchangedOn: day, declaredAt: now, ...author }),
  keepReview: async (_services, tx, { on, row, now, uid, input: { file, outcome, signedBy, note } }) => {
    await reviewFormFile(tx, file.id, { outcome, signedBy, note, reviewedBy: uid, reviewedAt: now });
    if (on === 'sendBack') await voidDeclarations(tx, row.leaseId, now);
  },
  openFormTask: async (_services, tx, { row, input: { file } }) => {
    if (file.outcome !== 'waiting') return;
    const facts = { offer: row.lease.offerName };
    await openTask(tx, { key: taskKey(file.id), kind: 'form', offerId: row.lease.offerId, leaseId: row.leaseId, facts });
  },
  closeFormTask: (_services, tx, { input: { file } }) => closeTaskOfCause(tx, taskKey(file.id)),
  mailForm: async (services, tx, step) => {
    const { row, to, from } = step;
    if (isFormComplete(to) && !isFormComplete(from)) return mailLease(services, tx, row.lease, bothSides, { template: leaseMails.form_complete });
    const { sides, ...mail } = mailOf(step);
    await mailLease(services, tx, row.lease, sides, mail);
  },
});

/** Whom a step that does not complete the form concerns: the other side of what a side did, the side whose file it was of what the moderator did. */
const mailOf = (step: FormStep): { readonly sides: readonly Side[] } & Parameters<typeof mailLease>[4] => {
  switch (step.on) {
    case 'upload':
      return { sides: [otherSide(step.input.file.side)], template: leaseMails.form_brought };
    case 'declare':
      return { sides: [otherSide(step.input.side)], template: leaseMails.form_declared, details: { day: step.input.day } };
    case 'note':
      return { sides: [step.input.file.side], template: leaseMails.form_noted, details: { reason: step.input.note } };
    case 'sendBack':
      return { sides: [step.input.file.side], template: leaseMails.form_returned, details: { reason: step.input.note } };
    default:
      return neverCaused(step);
  }
};
