import { z } from 'zod';
import { type WorkerAct, workerRoles } from '../../../domain/companies/rules/workers.ts';
import { identityStates } from '../../../domain/kit/viewer.ts';
import { email } from '../../accounts/schema.ts';
import { call } from '../../kit/call.ts';
import { adminReason, commandId, done, id, page, pageOf, uid, wordOf } from '../../kit/shapes.ts';
import { capacity, companyState } from '../schema.ts';

/** A person of a company as its creator sees them. */
const worker = z.object({
  ...{ uid, firstName: z.string(), lastName: z.string(), email: z.string() },
  capacity,
  state: companyState,
  identity: z.enum(identityStates),
  role: z.enum(workerRoles),
  allowed: z.array(wordOf<WorkerAct>()),
});

/** Somebody to whom a company may be handed over. */
const successor = z.object({ uid, firstName: z.string(), lastName: z.string(), capacity });

/** Calls about the people of a company, and about its end (docs/rules/companies.md#people). */
export const teamCalls = {
  /** Everybody who is linked with the caller's company, five a page; to its creator while their own link is accepted. */
  listCompanyWorkers: call({
    wire: 'listCompanyWorkers',
    in: z.object({ page }),
    out: pageOf(worker).extend({ company: z.object({ id, name: z.string() }) }),
    errors: ['company.not_found', 'company.denied'],
    who: 'signed-in',
    read: true,
  }),
  /**
   * To whom a company may be handed over, five a page: accepted members beside its creator, to a creator whose own link is not accepted any more, or
   * who left. `others` are all who are linked with it, `isLinked` whether the creator still is.
   */
  listCompanySuccessors: call({
    wire: 'listCompanySuccessors',
    in: z.object({ page }),
    out: pageOf(successor).extend({ company: z.object({ id, name: z.string() }), others: z.int(), isLinked: z.boolean() }),
    errors: ['company.not_found'],
    who: 'signed-in',
    read: true,
  }),
  /** What keeps the caller's company from being deleted; to its creator. */
  getCompanyBlockers: call({
    wire: 'getCompanyBlockers',
    in: z.object({}),
    out: z.object({ activeOffers: z.int(), deals: z.int(), others: z.int() }),
    errors: ['company.not_found', 'company.denied'],
    who: 'signed-in',
    read: true,
  }),
  /** The creator of an accepted company mails somebody the way to it; nobody learns whether there is such an account beyond the company. */
  inviteToCompany: call({
    wire: 'inviteToCompany',
    in: z.object({ email, commandId }),
    out: done,
    errors: ['company.not_found', 'company.denied', 'company.already_member', 'company.invites_spent'],
    who: 'signed-in',
  }),
  /**
   * Links the caller with an accepted company without sending the link yet: one belongs to one company at a time, and an accepted link is left
   * before. The web has no button for it: whoever types the number of a company that is there joins it by `submitCompany`, which links in the
   * same way and sends the link at once. It is for clients that know the call.
   */
  updateUserCompanyId: call({
    wire: 'updateUserCompanyId',
    in: z.object({ companyId: id, capacity: capacity.optional(), commandId }),
    out: done,
    errors: ['company.not_found', 'company.capacity_wrong', 'company.already_linked', 'company.creator_stays'],
    who: 'signed-in',
  }),
  /** The creator, or an admin with a reason, unlinks a person from the company. */
  deleteUserFromCompany: call({
    wire: 'deleteUserFromCompany',
    in: z.object({ uid, companyId: id, reason: adminReason.optional(), commandId }),
    out: done,
    errors: ['person.own_case', 'company.not_found', 'company.denied', 'company.reason_required', 'company.running_deal', 'company.creator_stays'],
    who: 'signed-in',
  }),
  /** The creator hands the company over to a person whose link is accepted. */
  handOverCompany: call({
    wire: 'handOverCompany',
    in: z.object({ uid, commandId }),
    out: done,
    errors: ['company.not_found', 'company.denied', 'person.email_change_pending'],
    who: 'signed-in',
  }),
  /** An admin makes a person whose link is accepted the company's creator; whoever is it already stays it. */
  appointCompanyCreator: call({
    wire: 'appointCompanyCreator',
    in: z.object({ uid, companyId: id, reason: adminReason, commandId }),
    out: done,
    errors: ['person.own_case', 'company.not_found'],
    who: 'admin',
  }),
  /** Deletes the caller's company. */
  deleteCompany: call({
    wire: 'deleteCompany',
    in: z.object({ commandId }),
    out: done,
    errors: [
      'company.not_found',
      'company.denied',
      'company.active_offers',
      'company.several_users',
      'company.deals_running',
      'person.email_change_pending',
    ],
    who: 'signed-in',
  }),
};
