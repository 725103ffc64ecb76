import { isAdmin, isSignedIn } from '../accounts/permissions.ts';
import { verificationRefusals } from '../accounts/rules/people.ts';
import type { SignedIn, Viewer } from '../accounts/types.ts';
import { isSigner } from '../companies/permissions.ts';
import type { Id } from '../kit/brand.ts';
import type { Verdict } from '../kit/verdict.ts';
import type { WantedActor } from './machine.ts';
import { refuse } from './refusals.ts';

/** May the person add listings: identity and company accepted, and a company to add them for? (docs/rules/search.md#wanted-listings-who-may-add) */
export const mayAddWanted = (person: SignedIn): Verdict =>
  person.company === null ? refuse('wanted.no_company') : (verificationRefusals(person)[0] ?? null);

/** What the viewer is to a company's listing. Anybody signed in may send an offer to another company's. */
export const wantedActors = (viewer: Viewer, companyId: Id): readonly WantedActor[] => [
  ...(isSigner(viewer, companyId) ? (['company'] as const) : isSignedIn(viewer) ? (['sender'] as const) : []),
  ...(isAdmin(viewer) ? (['admin'] as const) : []),
];

/** What decides who reads the name of the company behind a listing. */
export type NameReader = {
  readonly viewer: Viewer;
  /** The company that looks. */
  readonly companyId: Id;
  /** Whether the viewer's company has sent an offer to a listing of that company, which opened its name to them. */
  readonly hasSent: boolean;
};

/** May the viewer read the company's name? Its own people, admins, and whoever's company has access to it (docs/rules/search.md#wanted-listings-company-names). */
export const mayReadCompanyName = ({ viewer, companyId, hasSent }: NameReader): boolean =>
  isSigner(viewer, companyId) || isAdmin(viewer) || (isSignedIn(viewer) && hasSent);
