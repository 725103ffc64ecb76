import { actingCompanyId, isAdmin, isSignedIn } from '../accounts/permissions.ts';
import { verificationRefusals } from '../accounts/rules/people.ts';
import type { Viewer } from '../accounts/types.ts';
import type { Instant } from '../kit/brand.ts';
import { allowedEvents } from '../kit/lifecycle.ts';
import type { Refusal, Verdict } from '../kit/verdict.ts';
import {
  isActive,
  isDeleted,
  isEditable,
  isProject,
  isPublished,
  type OfferEvent,
  type OfferMachineFacts,
  offerActors,
  offerLifecycle,
} from './machine.ts';
import { refuse } from './refusals.ts';
import { isExpired } from './rules/validity.ts';
import type { OfferFacts } from './types.ts';

/** How much of an offer a viewer gets: what a visitor may not see never reaches the browser (docs/rules/publishing.md#who-sees-an-offer). */
export type OfferAudience = 'visitor' | 'signed-in' | 'tenant' | 'owner' | 'admin';

/** What decides who sees an offer. */
export type OfferAccess = Pick<OfferFacts, 'ownerUid' | 'companyId' | 'state' | 'moderation' | 'reservation' | 'tenantCompanyId'>;

/** Is the viewer the owner, or an accepted member of the company that lists the offer? */
export const isOwnerSide = (viewer: Viewer, offer: Pick<OfferFacts, 'ownerUid' | 'companyId' | 'reservation'>): boolean =>
  offerActors(viewer, offer).includes('owner');

/** Is the viewer an accepted member of the company that holds the reservation or the lease? Anybody may ask to join a company, and sees nothing of it before. */
export const isTenantSide = (viewer: Viewer, offer: OfferAccess): boolean => {
  const companyId = actingCompanyId(viewer);
  return companyId !== null && (companyId === offer.reservation?.companyId || companyId === offer.tenantCompanyId);
};

/** The viewer's audience for this offer. */
export const audienceOf = (viewer: Viewer, offer: OfferAccess): OfferAudience => {
  if (isOwnerSide(viewer, offer)) return 'owner';
  if (isAdmin(viewer)) return 'admin';
  if (isTenantSide(viewer, offer)) return 'tenant';
  return isSignedIn(viewer) ? 'signed-in' : 'visitor';
};

/** May the viewer open the offer at all? Published and not hidden: everybody. Else its own sides and admins; a project only its owner's side and admins. */
export const mayView = (viewer: Viewer, offer: OfferAccess): Verdict => {
  const audience = audienceOf(viewer, offer);
  if (isDeleted(offer.state)) return audience === 'admin' || audience === 'owner' ? null : refuse('offer.not_found');
  if (audience === 'owner' || audience === 'admin') return null;
  if (isProject(offer.state)) return refuse('offer.not_found');
  if (audience === 'tenant') return null;
  return isPublished(offer.state) && offer.moderation.at === 'clear' ? null : refuse('offer.not_found');
};

/** May the audience see price, costs, terms, expiry, register number and documents? Everybody but visitors. */
export const seesTerms = (audience: OfferAudience): boolean => audience !== 'visitor';

/** Is the offer shown in search and on the landing page? Active or booked, not hidden, not expired. */
export const isListed = (offer: Pick<OfferFacts, 'state' | 'moderation' | 'validTo'>, now: Instant): boolean =>
  isPublished(offer.state) && offer.moderation.at === 'clear' && !isExpired(offer, now);

/** May the viewer edit the form now? Owner's side, projects only. */
export const mayEdit = (viewer: Viewer, offer: OfferAccess): Verdict => {
  if (!isOwnerSide(viewer, offer)) return refuse('offer.no_access');
  return isEditable(offer.state) ? null : refuse('offer.not_editable');
};

/** May the viewer hide or show the offer? Admins; hiding needs a reason that the owner is told. */
export const mayModerate = (viewer: Viewer, hidden: boolean, reason: string | null): Verdict => {
  if (!isAdmin(viewer)) return refuse('offer.no_access');
  return hidden && (reason ?? '').trim() === '' ? refuse('offer.reason_required', { field: 'reason' }) : null;
};

/** May an expired offer be renewed as a new project copy? */
export const mayRenew = (viewer: Viewer, offer: OfferAccess & Pick<OfferFacts, 'validTo'>, now: Instant): Verdict => {
  if (!isOwnerSide(viewer, offer)) return refuse('offer.no_access');
  return isActive(offer.state) && isExpired(offer, now) ? null : refuse('offer.not_expired');
};

/** Actions on an offer beside its lifecycle events. */
export type OfferAction = OfferEvent | 'edit' | 'preview' | 'duplicate' | 'renew' | 'favourite';

type ActionFacts = { readonly viewer: Viewer; readonly facts: OfferMachineFacts };

const ownActions = ({ viewer, facts: { offer, now } }: ActionFacts): readonly OfferAction[] => [
  ...(isEditable(offer.state) ? (['edit'] as const) : []),
  ...(isProject(offer.state) ? (['preview'] as const) : []),
  ...(isDeleted(offer.state) ? [] : (['duplicate'] as const)),
  ...(mayRenew(viewer, offer, now) === null ? (['renew'] as const) : []),
];

const guestActions = ({ viewer, facts: { offer, now } }: ActionFacts): readonly OfferAction[] =>
  isSignedIn(viewer) && isListed(offer, now) ? ['favourite'] : [];

/** Every action that the viewer may take on the offer now: the buttons of a screen, and what the server checks again. */
export const allowedOfferActions = (of: ActionFacts): readonly OfferAction[] => {
  const owner = isOwnerSide(of.viewer, of.facts.offer);
  const { offer } = of.facts;
  const events = allowedEvents(offerLifecycle, { state: offer.state, actors: offerActors(of.viewer, offer), facts: of.facts });
  return [...events, ...(owner ? ownActions(of) : guestActions(of))];
};

/** Why a signed-in person cannot bind their company yet: the missing steps in order, for "permission is explained". */
export const bindingBlockers = (viewer: Viewer): readonly Refusal[] => (isSignedIn(viewer) ? verificationRefusals(viewer) : []);
