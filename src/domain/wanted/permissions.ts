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
