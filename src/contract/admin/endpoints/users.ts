import { z } from 'zod';
import { claims, companyStates, identityStates } from '../../../domain/kit/viewer.ts';
import { lang } from '../../accounts/schema.ts';
import { call } from '../../kit/call.ts';
import { instant, page, pageOf, person, uid } from '../../kit/shapes.ts';

const claim = z.enum(claims);
const link = z.object({ name: z.string(), nip: z.string().nullable(), state: z.enum(companyStates) });

/** What of an account stands in the list. */
const userRow = z.object({
  ...{ person, createdAt: instant, emailVerified: z.boolean(), identity: z.enum(identityStates), company: link.nullable() },
  claims: z.array(claim).readonly(),
  hasSecondFactor: z.boolean(),
  /** Set once the account was deleted; name and address are an alias then. */
  deletedAt: instant.nullable(),
});

const session = z.object({
  id: z.string(),
  /** The session of the admin who reads, when it is their own account. */
  isThis: z.boolean(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  signedInAt: instant,
  usedAt: instant,
});

/** Calls about the accounts of others, for the console (docs/rules/console.md#users). */
export const userCalls = {
  /** People by name, address, company, NIP or uid; the newest first. */
  listUsers: call({
    wire: 'listUsers',
    in: z.object({ text: z.string().trim().max(120).optional(), claimed: z.boolean().default(false), page }),
    out: pageOf(userRow),
    errors: [],
    who: 'admin',
    read: true,
  }),

  /** One account: how far it is verified, what it may, how it is protected, where it is signed in. */
  getUser: call({
    wire: 'getUser',
    in: z.object({ uid }),
    out: userRow.extend({
      lang,
      isAgent: z.boolean(),
      hasPassword: z.boolean(),
      secondFactor: z.object({ since: instant, recoveryCodes: z.int() }).nullable(),
      /** Until when an admin without a second factor must set one up; afterwards the claim rests. */
      secondFactorDue: instant.nullable(),
      sessions: z.array(session),
      /** When mail to the account's address came back last, and what the mail server said; null while mail arrives. */
      mailReturned: z.object({ at: instant, answer: z.string() }).nullable(),
    }),
    errors: ['person.not_found'],
    who: 'admin',
    read: true,
  }),
};
