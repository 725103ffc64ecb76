/** Changes what stands in a person's record: their own data, the marketing consent, the link with a company, the identity state. */

import type { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { marketingTextVersion, mayChangeName, tidyName } from '../../../domain/accounts/rules/people.ts';
import type { CompanyState, IdentityState } from '../../../domain/accounts/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { notice, renewStreams } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { changeIdentity, lockPerson, marketingConsentOf, type Person, updatePerson } from '../store.ts';

type Input = InputOf<(typeof accountsCalls)['updateProfile']>;

/** Changes what a person may change about themselves. The e-mail address is not among it: that takes a code. */
export const updateProfile = async (ctx: Ctx, input: Input): Promise<Result<{ me: Person }>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const before = await lockPerson(tx, uid);
    if (!before) return refused(refuse('person.not_found'));
    const locked = renames(before, input) ? mayChangeName(before) : null;
    if (locked) return refused(locked);
    if (input.marketingConsent !== undefined) await changeConsent(tx, uid, input.marketingConsent);
    const me = await updatePerson(tx, uid, changesOf(input));
    if (!me) return refused(refuse('person.not_found'));
    await notice(tx, [`user:${uid}`]);
    return ok({ me });
  });

const renames = (before: Person, { firstName, lastName }: Input): boolean =>
  (firstName !== undefined && tidyName(firstName) !== before.firstName) || (lastName !== undefined && tidyName(lastName) !== before.lastName);

const changesOf = ({ firstName, lastName, lang, isRealEstateAgent, professionalLicenseNumber }: Input) => ({
  ...(firstName === undefined ? {} : { firstName: tidyName(firstName) }),
  ...(lastName === undefined ? {} : { lastName: tidyName(lastName) }),
  ...(lang === undefined ? {} : { lang }),
  ...(isRealEstateAgent === undefined ? {} : { isAgent: isRealEstateAgent }),
  ...(professionalLicenseNumber === undefined ? {} : { licenseNumber: professionalLicenseNumber || null }),
});

/**
 * Gives the consent to today's text, or withdraws it; the event log proves when, and a withdrawal what had been agreed to since when. Who
 * has given it keeps it as it was given, to the text of that day.
 */
export const changeConsent = async (tx: Tx, uid: Id, isGiven: boolean): Promise<void> => {
  const person = await lockPerson(tx, uid);
  if (person === null || person.marketingConsent === isGiven) return;
  const former = await marketingConsentOf(tx, uid);
  await updatePerson(tx, uid, { consent: isGiven ? marketingTextVersion : null });
  const details = isGiven ? { isGiven, version: marketingTextVersion } : { isGiven, version: former?.version ?? null, givenAt: former?.at ?? null };
  await logEvent(tx, { method: 'changeMarketingConsent', details, uid });
};

/** A person's link with a company, as the companies room has decided it. */
export type CompanyLink = { readonly id: Id; readonly name: string; readonly state: CompanyState };

/** Links a person with a company, moves the state of the link, or unlinks them. The companies room decides and locks. */
export const setCompany = async (tx: Tx, uid: Id, link: CompanyLink | null): Promise<void> => {
  await updatePerson(tx, uid, { companyId: link?.id ?? null, companyName: link?.name ?? null, companyState: link?.state ?? 'INITIAL' });
  await notice(tx, [`user:${uid}`, ...(link ? [`company:${link.id}`] : []), 'admin']);
  await renewStreams(tx, uid);
};

/** Sets a person's identity state where it is still `from`; false when it is another. The identity room decides and locks. */
export const setIdentity = (tx: Tx, uid: Id, from: IdentityState, to: IdentityState): Promise<boolean> => changeIdentity(tx, uid, from, to);
