import { z } from 'zod';
import { serviceModes } from '../../domain/admin/rules/services.ts';
import { waitingKinds } from '../../domain/admin/rules/waiting.ts';
import type { CompanyEvent } from '../../domain/companies/machine.ts';
import type { WorkerAct } from '../../domain/companies/rules/workers.ts';
import type { IdentityEvent } from '../../domain/identity/machine.ts';
import { askedServices, serviceFaults } from '../../domain/kit/outside/services.ts';
import { identityStates } from '../../domain/kit/viewer.ts';
import { capacity, companyForm, companyState, mention, registerAnswer } from '../companies/schema.ts';
import { fileSignature } from '../identity/schema.ts';
import { call } from '../kit/call.ts';
import { day, grosze, id, instant, page, pageOf, person, sha256, uid, wordOf } from '../kit/shapes.ts';

const request = {
  person,
  /** Whether it is about the moderator or their company: another admin decides, and nothing is allowed. */
  isOwn: z.boolean(),
  requestedAt: instant,
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
};

/** One request waiting for (or decided by) a moderator: of a person, or of a person's link with a company. */
const review = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('identity'),
    ...request,
    ...{ companyId: z.null(), company: z.null(), capacity: z.null(), authority: z.null() },
    /** The signed file that was sent, opened by a link that expires, and what its signatures say. */
    file: z.object({ url: z.string(), name: z.string(), sentAt: instant, signatures: z.array(fileSignature).readonly() }).nullable(),
    state: z.enum(identityStates),
    allowed: z.array(wordOf<IdentityEvent>()),
  }),
  z.object({
    kind: z.literal('company'),
    ...request,
    ...{ companyId: id, company: companyForm, capacity },
    /** Whether the person is the company's creator. */
    isCreator: z.boolean(),
    /** The document that the person gave to prove the capacity, opened by a link that expires. */
    authority: z.object({ url: z.string(), sha256, uploadedAt: instant }).nullable(),
    /** What the registers answered last, whether they name the person, and what else they make a document prove. */
    registers: z.array(registerAnswer),
    mention,
    state: companyState,
    allowed: z.array(wordOf<CompanyEvent>()),
    /** What else may be done with the person in the company. */
    team: z.array(wordOf<WorkerAct>()),
  }),
]);

/** What of the running system the operator has to see to. */
const systemState = z.object({
  /** Mails that wait longer than they should, since when, and what the mail server said last. */
  mails: z.object({ count: z.int(), since: instant.nullable(), reason: z.string().nullable() }),
  /** The list of whom qualified signatures may lead to; while it cannot be read, a moderator looks at each. */
  trustList: z.object({ at: z.enum(['none', 'read', 'unreadable']), reason: z.string().nullable() }),
  /** The services of others: how each is had, when it last answered, and when it last did not and why. */
  services: z.array(
    z.object({
      name: z.enum(askedServices),
      mode: z.enum(serviceModes),
      succeededAt: instant.nullable(),
      failedAt: instant.nullable(),
      fault: z.enum(serviceFaults).nullable(),
    }),
  ),
});

/** What waits for a person: of each kind how much (no more than one beyond 999 is counted), since when the oldest, and how much is urgent. */
const waiting = z.object({
  now: instant,
  items: z.array(z.object({ kind: z.enum(waitingKinds), count: z.int(), since: instant, urgent: z.int() })),
});

/**
 * One thing that waits. `name` is the offer, person or company that it is about, `who` brought it or else tells it from others, `code` is a word
 * of its kind (the kind of a task, the ground of a notice), `due` the day on which it has to be dealt with; each null where there is none.
 */
const waitingCase = z.object({
  kind: z.enum(waitingKinds),
  id: z.string(),
  since: instant,
  due: day.nullable(),
  name: z.string().nullable(),
  who: z.string().nullable(),
  code: z.string().nullable(),
  amount: grosze.nullable(),
  /** Who deals with it. */
  holder: z.object({ uid, name: z.string() }).nullable(),
});

/** What a day of Warsaw has brought so far, by the event log; meetings for handovers and transfers are those that it is the day of. */
const dayFigures = z.object({
  accounts: z.int(),
  offers: z.int(),
  wanted: z.int(),
  counterOffers: z.int(),
  reservations: z.int(),
  leases: z.int(),
  identities: z.int(),
  deposits: z.int(),
  depositSum: grosze,
  meetings: z.int(),
  transfersDue: z.int(),
});

const overview = z.object({
  now: instant,
  /** The cases that wait the longest, at most fifty. */
  cases: z.array(waitingCase),
  day: dayFigures,
  /** The handovers that are arranged for today, in order; over are those whose protocol is not awaited any more. */
  meetings: z.array(z.object({ at: instant, name: z.string(), isOver: z.boolean() })).readonly(),
  /** What the deposit account holds by the ledger. */
  money: z.object({ held: grosze, leases: z.int(), unmatched: grosze }),
});

/** Calls of the admin room: lists of the console that read several rooms. What a console does with one thing stands with its room. */
export const adminCalls = {
  listReviews: call({
    wire: 'listReviews',
    /** `text` stands in a name, an address or a company's name, or is a tax number or the id of an account. */
    in: z.object({ kind: z.enum(['identity', 'company']), waiting: z.boolean().default(true), text: z.string().trim().max(120).optional(), page }),
    out: pageOf(review),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** What waits, by kinds, the longest waiting first. */
  listWaiting: call({ wire: 'listWaiting', in: z.object({}), out: waiting, errors: [], who: 'admin', read: true }),
  /** The first page of the console: the single cases, the oldest first, all or one's own, and the figures of the day. */
  getOverview: call({
    wire: 'getConsoleOverview',
    in: z.object({ mine: z.boolean().default(false) }),
    out: overview,
    errors: [],
    who: 'admin',
    read: true,
  }),
  getSystemState: call({ wire: 'getSystemState', in: z.object({}), out: systemState, errors: [], who: 'admin', read: true }),
};
