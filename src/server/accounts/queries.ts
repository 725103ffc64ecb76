/** Reads people and the caller's own account. */

import type { Viewer } from '../../domain/accounts/types.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { accountNumbers } from '../../domain/kit/numbers.ts';
import { ok, type Result } from '../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../kit/context.ts';
import type { Reader } from '../kit/database/database.ts';
import { waitingCode } from '../kit/security/codes.ts';
import { hasPassword } from './store/sessions.ts';
import * as store from './store.ts';

export type { Person } from './store.ts';

/** A person by uid. */
export const personByUid = (db: Reader, uid: Id): Promise<store.Person | null> => store.findByUid(db, uid);
/** A person by e-mail address. */
export const personByEmail = (db: Reader, email: string): Promise<store.Person | null> => store.findByEmail(db, email);
/** Several people by uid. */
export const peopleByUid = (db: Reader, uids: readonly Id[]): Promise<readonly store.Person[]> => store.findMany(db, uids);
/** Every admin whose claim counts now. */
export const admins = (db: Reader): Promise<readonly store.Person[]> => store.findAdmins(db);

/** Who asks, as the rules know them. */
export const getMe = async (ctx: Ctx): Promise<Result<Viewer>> => ok(ctx.viewer);

/** What the purposes of the codes begin with that are sent to new addresses. */
export const addressCodes = 'change-email:';
/** The new address that waits for its code, and until when the code counts. */
export const waitingAddress = (db: Reader, uid: Id) => waitingCode(db, { uid, prefix: addressCodes, hours: accountNumbers.emailChangeHours });

/** What the account page shows beside that. */
export const getProfile = async (ctx: Ctx) => {
  const { uid } = signedIn(ctx);
  const [found, emailChange, password] = await Promise.all([store.findByUid(ctx.db, uid), waitingAddress(ctx.db, uid), hasPassword(ctx.db, uid)]);
  return ok({
    professionalLicenseNumber: found?.licenseNumber ?? null,
    marketingConsent: found?.marketingConsent ?? false,
    createdAt: found?.createdAt ?? '',
    hasPassword: password,
    emailChange,
  });
};

/** Everybody who holds a claim, for admins. */
export const listClaims = async (ctx: Ctx) => {
  const people = await store.findClaimed(ctx.db);
  return ok({
    people: people.map(({ uid, email, firstName, lastName, claims, emailVerified }) => ({ uid, email, firstName, lastName, claims, emailVerified })),
  });
};
