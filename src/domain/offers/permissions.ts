import { actingCompanyId, isAdmin, isConfirmed, isSignedIn, isStaff } from '../accounts/permissions.ts';
import { verificationRefusals } from '../accounts/rules/people.ts';
import type { Viewer } from '../accounts/types.ts';
import { isSigner } from '../companies/permissions.ts';
import { refuse as refuseCompany } from '../companies/refusals.ts';
import type { Id, Instant } from '../kit/brand.ts';
import { allowedEvents } from '../kit/lifecycle.ts';
import { writingNumbers } from '../kit/numbers.ts';
import type { Refusal, Verdict } from '../kit/verdict.ts';
import {
  isActive,
  isDeleted,
  isEditable,
  isPrincipalOf,
  isProject,
  isPublished,
  isSavedProject,
  isSigned,
  type OfferEvent,
  type OfferHolding,
  type OfferMachineFacts,
  offerActors,
  offerLifecycle,
} from './machine.ts';
import { refuse } from './refusals.ts';
import { isExpired } from './rules/validity.ts';
import type { OfferFacts } from './types.ts';

/** How much of an offer a viewer gets: what a visitor may not see never reaches the browser (docs/rules/publishing.md#who-sees-an-offer). Whose address is not confirmed counts as a visitor. */
export type OfferAudience = 'visitor' | 'signed-in' | 'tenant' | 'owner' | 'admin';

/** What decides who sees an offer. */
export type OfferAccess = Pick<
  OfferFacts,
  'ownerUid' | 'companyId' | 'agentUid' | 'originalOwnerUid' | 'state' | 'version' | 'moderation' | 'reservation' | 'tenantCompanyId'
>;

/** Is the viewer the owner, or an accepted member of the company that lists the offer? */
export const isOwnerSide = (viewer: Viewer, offer: OfferHolding): boolean => offerActors(viewer, offer).includes('owner');

/** Is the viewer the owner for whom an agent acts? They read all of it and change nothing while the agreement runs (docs/rules/agency.md#what-the-owner-sees). */
export const isPrincipal = (viewer: Viewer, offer: OfferAccess): boolean => isSignedIn(viewer) && isPrincipalOf(viewer, offer);

/** Is the viewer the agent who runs the offer for its owner under a power of attorney (docs/rules/agency.md#what-the-agent-may-do)? */
export const isAgentOf = (viewer: Viewer, { agentUid }: Pick<OfferFacts, 'agentUid'>): boolean => isSignedIn(viewer) && viewer.uid === agentUid;

/** Does the viewer decide for the owner's side about other terms? An agent does not. */
export const decidesTerms = (viewer: Viewer, offer: OfferHolding): boolean => isOwnerSide(viewer, offer) && !isAgentOf(viewer, offer);

/** Is the viewer an accepted member of the company that holds the reservation or the lease? Anybody may ask to join a company, and sees nothing of it before. */
export const isTenantSide = (viewer: Viewer, offer: OfferAccess): boolean => {
  const companyId = actingCompanyId(viewer);
  return companyId !== null && (companyId === offer.reservation?.companyId || companyId === offer.tenantCompanyId);
};

/** The viewer's audience for this offer. */
export const audienceOf = (viewer: Viewer, offer: OfferAccess): OfferAudience => {
  if (isOwnerSide(viewer, offer) || isPrincipal(viewer, offer)) return 'owner';
  if (isAdmin(viewer)) return 'admin';
  if (isTenantSide(viewer, offer)) return 'tenant';
  return isConfirmed(viewer) ? 'signed-in' : 'visitor';
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

/** What became of an offer that everybody could open once. */
export const offerOutcomes = ['signed', 'deleted', 'hidden'] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

/** What a viewer who may open the offer no longer is told instead; `null` when it never was public, or is open still (docs/rules/pages.md#offers-that-ended). */
export const outcomeOf = (offer: Pick<OfferFacts, 'state' | 'moderation' | 'version'>): OfferOutcome | null => {
  if (offer.version === 0) return null;
  if (isSigned(offer.state)) return 'signed';
  if (isDeleted(offer.state)) return 'deleted';
  return offer.moderation.at === 'hidden' ? 'hidden' : null;
};

/** May the audience see price, costs, terms, expiry, register number and documents? Everybody but visitors. */
export const seesTerms = (audience: OfferAudience): boolean => audience !== 'visitor';

/** Is the offer shown in search and on the landing page? Active or booked, not hidden, not expired. */
export const isListed = (offer: Pick<OfferFacts, 'state' | 'moderation' | 'validTo'>, now: Instant): boolean =>
  isPublished(offer.state) && offer.moderation.at === 'clear' && !isExpired(offer, now);

/** Is the viewer on the owner's side? Everybody else hears so only of an offer that they may see; of another one, that there is none. */
export const mayOwn = (viewer: Viewer, offer: OfferAccess): Verdict =>
  isOwnerSide(viewer, offer) ? null : (mayView(viewer, offer) ?? refuse('offer.no_access'));

/** May the viewer edit the form now? Owner's side, projects only. */
export const mayEdit = (viewer: Viewer, offer: OfferAccess): Verdict =>
  mayOwn(viewer, offer) ?? (isEditable(offer.state) ? null : refuse('offer.not_editable'));

/** May the viewer give a saved project to somebody else's account (docs/rules/offers.md#projects-for-others)? Admins any, creators those of their own side. */
export const mayLink = (viewer: Viewer, offer: OfferAccess): Verdict => {
  const no = isAdmin(viewer) ? mayView(viewer, offer) : mayOwn(viewer, offer);
  if (no !== null) return no;
  if (!isStaff(viewer)) return refuse('offer.no_access');
  // Under a power of attorney it is the owner's already.
  return isSavedProject(offer.state) && offer.agentUid === null ? null : refuse('offer.not_editable');
};

/** May the viewer give a saved project to this company? Whoever may edit the project, to the company that has accepted them. */
export const mayAddToCompany = (viewer: Viewer, offer: OfferAccess, companyId: Id): Verdict => {
  const no = mayOwn(viewer, offer);
  if (no !== null) return no;
  if (!isSavedProject(offer.state)) return refuse('offer.not_editable');
  return isSigner(viewer, companyId) ? null : refuseCompany('company.denied');
};

/** May the viewer refuse, hide or show it? Admins; what is refused or hidden needs a reason that the owner is told. */
export const mayModerate = (viewer: Viewer, refused: boolean, reason: string | null): Verdict => {
  if (!isAdmin(viewer)) return refuse('offer.no_access');
  return refused && (reason ?? '').trim() === '' ? refuse('offer.reason_required', { field: 'reason' }) : null;
};

/** What is known of an offer that somebody wants to publish again; `leaseFellThrough` says that its lease ended before a handover. */
export type RenewalFacts = { readonly offer: OfferAccess & Pick<OfferFacts, 'validTo'>; readonly leaseFellThrough: boolean; readonly now: Instant };

/** May the offer be published again, as a new project copy? It has expired, or its lease ended before a handover (docs/rules/offers.md#workspace-lists). */
export const mayRenew = (viewer: Viewer, { offer, leaseFellThrough, now }: RenewalFacts): Verdict => {
  const no = mayOwn(viewer, offer);
  if (no !== null) return no;
  const isOver = (isActive(offer.state) && isExpired(offer, now)) || (isSigned(offer.state) && leaseFellThrough);
  return isOver ? null : refuse('offer.not_expired');
};

/** What decides whether a question reaches the owner. `recent` counts the person's questions of the last day, about all offers and about this one. */
export type QuestionFacts = {
  readonly viewer: Viewer;
  readonly offer: OfferAccess & Pick<OfferFacts, 'validTo'>;
  readonly now: Instant;
  readonly recent: { readonly all: number; readonly here: number };
};

/** May the viewer ask the owner a question? About an offer that is open to everybody, from a confirmed address, never about one's own (docs/rules/publishing.md#questions). */
export const mayAsk = ({ viewer, offer, now, recent }: QuestionFacts): Verdict => {
  if (isOwnerSide(viewer, offer)) return refuse('question.own');
  if (!isPublished(offer.state) || offer.moderation.at === 'hidden') return refuse('offer.not_found');
  if (isExpired(offer, now)) return refuse('offer.expired');
  return recent.all >= writingNumbers.questionsPerDay || recent.here >= writingNumbers.questionsPerOfferDay ? refuse('question.too_many') : null;
};

/** May the viewer answer a question about the offer? The owner's side, as long as the offer is published: later nobody would read it (docs/rules/publishing.md#questions). */
export const mayAnswer = (viewer: Viewer, offer: OfferAccess): Verdict =>
  mayOwn(viewer, offer) ?? (isPublished(offer.state) ? null : refuse('question.offer_closed'));

/** Which questions about an offer the audience reads: owner and admins all, whoever sees the terms the answered ones and their own, visitors none. */
export const readableQuestions = (audience: OfferAudience): 'all' | 'answered' | 'none' => {
  if (audience === 'owner' || audience === 'admin') return 'all';
  return seesTerms(audience) ? 'answered' : 'none';
};

/** Actions on an offer beside its lifecycle events. `counter`: propose other terms. */
export type OfferAction = OfferEvent | 'edit' | 'preview' | 'duplicate' | 'renew' | 'favourite' | 'ask' | 'answer' | 'counter';

type ActionFacts = {
  readonly viewer: Viewer;
  readonly facts: OfferMachineFacts;
  readonly leaseFellThrough?: boolean;
  /** What the rule of sending counter-offers answers; lists do not ask it. */
  readonly sending?: Verdict;
};

const ownActions = ({ viewer, facts: { offer, now }, leaseFellThrough = false }: ActionFacts): readonly OfferAction[] => [
  ...(isEditable(offer.state) ? (['edit'] as const) : []),
  ...(isProject(offer.state) ? (['preview'] as const) : []),
  ...(isDeleted(offer.state) ? [] : (['duplicate'] as const)),
  ...(isPublished(offer.state) ? (['answer'] as const) : []),
  ...(mayRenew(viewer, { offer, leaseFellThrough, now }) === null ? (['renew'] as const) : []),
];

const guestActions = ({ viewer, facts: { offer, now }, sending }: ActionFacts): readonly OfferAction[] =>
  isSignedIn(viewer) && isListed(offer, now)
    ? ['favourite', ...(viewer.emailVerified ? (['ask'] as const) : []), ...(sending === null ? (['counter'] as const) : [])]
    : [];

/** Every action that the viewer may take on the offer now: the buttons of a screen, and what the server checks again. */
export const allowedOfferActions = (of: ActionFacts): readonly OfferAction[] => {
  const owner = isOwnerSide(of.viewer, of.facts.offer);
  const { offer } = of.facts;
  const events = allowedEvents(offerLifecycle, { state: offer.state, actors: offerActors(of.viewer, offer), facts: of.facts });
  return [...events, ...(owner ? ownActions(of) : guestActions(of))];
};

/** Why a signed-in person cannot bind their company yet: the missing steps in order, for "permission is explained". */
export const bindingBlockers = (viewer: Viewer): readonly Refusal[] => (isSignedIn(viewer) ? verificationRefusals(viewer) : []);
