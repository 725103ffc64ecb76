/** Grants and takes back the roles admin, creator and caller, by e-mail address. */

import type { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { mayGrantClaims, mayRevokeClaim } from '../../../domain/accounts/permissions.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import type { Claim } from '../../../domain/accounts/types.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneWithMessage, doneWithMessage } from '../../kit/http/done.ts';
import { notice, renewStreams } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { claimChanged } from '../mail.ts';
import { revokedClaimPort } from '../queries/revoked-claim.ts';
import { renewFactorDue } from '../store/second-factor.ts';
import { findAdmins, findByEmail, lockClaims, type Person, updatePerson } from '../store.ts';
import { mail } from './mail.ts';

type Revoke = InputOf<(typeof accountsCalls)['revokeClaim']>;

/** Who gives or takes a claim, and why, as the event log keeps it. */
type Grant = { readonly claim: Claim; readonly by: string; readonly reason?: string | undefined };

const detailsOf = ({ claim, by, reason }: Grant) => ({ claim, by, ...(reason === undefined ? {} : { reason }) });

/**
 * The person to whom something is granted by address. An address counts once it is confirmed: an account alone may have been made by somebody
 * else, who knows its password (docs/rules/console.md#users).
 */
const confirmedPerson = async (tx: Tx, email: string): Promise<Result<Person>> => {
  const found = await findByEmail(tx, email);
  if (!found) return refused(refuse('person.not_found', { field: 'email' }));
  return found.emailVerified ? ok(found) : refused(refuse('person.not_confirmed', { field: 'email' }));
};

const addTo = async (services: Services, tx: Tx, found: Person, grant: Grant): Promise<void> => {
  const { claim } = grant;
  if (found.claims.includes(claim)) return;
  await updatePerson(tx, found.uid, { claims: [...found.claims, claim] });
  await renewFactorDue(tx, found.uid);
  await logEvent(tx, { method: 'addClaim', details: detailsOf(grant), uid: found.uid });
  await mailChange(services, tx, found, { claim, isGranted: true });
  await notice(tx, [`user:${found.uid}`, 'admin']);
  await renewStreams(tx, found.uid);
};

/** Whoever gets or loses a claim hears of it at once: it may be a surprise. The reason stays in the event log. */
const mailChange = async (
  services: Services,
  tx: Tx,
  person: Person,
  { claim, isGranted }: { readonly claim: Claim; readonly isGranted: boolean },
): Promise<void> => mail(services, tx, claimChanged, person, { facts: { firstName: person.firstName, at: await databaseNow(tx), claim, isGranted } });

const granting =
  (claim: Claim) =>
  async (ctx: Ctx, { email, reason }: InputOf<(typeof accountsCalls)['grantAdmin']>): Promise<Result<DoneWithMessage>> => {
    const denied = mayGrantClaims(ctx.viewer);
    if (denied) return refused(denied);
    return transact(ctx, async (tx) => {
      await lockClaims(tx);
      const found = await confirmedPerson(tx, email);
      if (!found.ok) return found;
      await addTo(ctx, tx, found.value, { claim, by: signedIn(ctx).uid, reason });
      return doneWithMessage;
    });
  };

/** Makes a person an admin. */
export const grantAdmin = granting('admin');
/** Makes a person a creator. */
export const grantCreator = granting('creator');
/** Makes a person a caller, who writes to prospects. */
export const grantCaller = granting('caller');

/** Takes a claim back; the last admin stays. */
export const revokeClaim = async (ctx: Ctx, { email, claim, reason }: Revoke): Promise<Result<DoneWithMessage>> =>
  transact(ctx, async (tx) => {
    await lockClaims(tx);
    const found = await findByEmail(tx, email);
    if (!found) return refused(refuse('person.not_found', { field: 'email' }));
    const otherAdmins = (await findAdmins(tx)).filter(({ uid }) => uid !== found.uid).length;
    const denied = mayRevokeClaim({ viewer: ctx.viewer, claim, holds: found.claims.includes(claim), otherAdmins });
    if (denied) return refused(denied);
    await updatePerson(tx, found.uid, { claims: found.claims.filter((held) => held !== claim) });
    await renewFactorDue(tx, found.uid);
    for (const onRevoked of ctx.ports.of(revokedClaimPort)) await onRevoked(tx, { uid: found.uid, claim });
    await logEvent(tx, {
      method: 'revokeClaim',
      details: detailsOf({ claim, by: signedIn(ctx).uid, reason }),
      uid: found.uid,
    });
    await mailChange(ctx, tx, found, { claim, isGranted: false });
    await notice(tx, [`user:${found.uid}`, 'admin']);
    await renewStreams(tx, found.uid);
    return doneWithMessage;
  });

/** Makes a person an admin from the command line of the machine; how an installation gets its first one. */
export const grantFirstAdmin = async (services: Services, email: string): Promise<Result<Person>> =>
  transact(services, async (tx) => {
    await lockClaims(tx);
    const found = await confirmedPerson(tx, email);
    if (!found.ok) return found;
    await addTo(services, tx, found.value, { claim: 'admin', by: 'command line' });
    return found;
  });
