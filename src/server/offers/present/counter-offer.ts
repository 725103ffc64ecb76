/** Presents counter-offers to the owner's side and to the companies that sent them: to nobody else. */

import type { z } from 'zod';
import type { counterOffer } from '../../../contract/offers/schema/counter-offer.ts';
import { actingCompanyId, isConfirmed } from '../../../domain/accounts/permissions.ts';
import type { Viewer } from '../../../domain/accounts/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { allowedEvents, decide } from '../../../domain/kit/lifecycle.ts';
import { DAY_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import type { RefusalCode, Verdict } from '../../../domain/kit/verdict.ts';
import { type CounterOfferActor, counterOfferLifecycle, isWaiting, mayTakeUp, shownState } from '../../../domain/offers/counter-offer.machine.ts';
import { type OfferMachineFacts, offerActors, offerLifecycle } from '../../../domain/offers/machine.ts';
import { decidesTerms, isOwnerSide, mayView } from '../../../domain/offers/permissions.ts';
import { differenceOf } from '../../../domain/offers/rules/counter-offers/proposal.ts';
import { maySend } from '../../../domain/offers/rules/counter-offers/sending.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import { runningFirstRight } from '../../../domain/offers/rules/validity.ts';
import type { OfferFacts } from '../../../domain/offers/types.ts';
import type { NamedCounterOffer } from '../store/counter-offers.ts';

type View = z.output<typeof counterOffer>;

/** A counter-offer as far as lists tell it. */
export type ListedCounterOffer = Pick<
  NamedCounterOffer,
  'id' | 'companyId' | 'company' | 'sender' | 'state' | 'newPrice' | 'newDuration' | 'expiresAt' | 'createdAt'
>;

/** Towards whom, at which time, and what the guards of the offer know. */
export type CounterOfferScene = { readonly viewer: Viewer; readonly now: Instant; readonly offer: OfferFacts; readonly facts: OfferMachineFacts };

/** Those that the viewer may know of: the owner's side all that wait, a company its own. */
export const counterOffersFor = (scene: CounterOfferScene, listed: readonly ListedCounterOffer[]): View[] => {
  const mine = actingCompanyId(scene.viewer);
  if (isOwnerSide(scene.viewer, scene.offer)) return listed.filter((one) => isWaiting(one, scene.now)).map((one) => counterOfferView(scene, one));
  return mine === null ? [] : listed.filter((one) => one.companyId === mine).map((one) => counterOfferView(scene, one));
};

/** A counter-offer as one of its two sides reads it. */
export const counterOfferView = (scene: CounterOfferScene, one: ListedCounterOffer): View => ({
  id: one.id,
  state: shownState(one, scene.now),
  company: one.company,
  mine: actingCompanyId(scene.viewer) === one.companyId,
  newPrice: one.newPrice,
  newDuration: one.newDuration,
  difference: differenceOf(scene.offer.form, one),
  sentAt: one.createdAt,
  expiresAt: one.expiresAt,
  allowed: [...allowedOf(scene, one)],
});

/** Why the viewer cannot sign a version now that takes the counter-offer up; null when they can. */
export const takingUpVerdict = ({ viewer, now, offer, facts }: CounterOfferScene, one: ListedCounterOffer): Verdict => {
  const attempt = {
    state: offer.state,
    event: 'republish',
    actors: offerActors(viewer, offer),
    facts: { ...facts, takingUp: mayTakeUp(one, offer.form, now) },
  } as const;
  const step = decide(offerLifecycle, attempt);
  return step.ok ? null : step.refusal;
};

/** What somebody is to a counter-offer. */
export const counterOfferActors = (viewer: Viewer, offer: OfferFacts, { companyId }: { readonly companyId: Id }): readonly CounterOfferActor[] => [
  ...(decidesTerms(viewer, offer) ? (['owner'] as const) : []),
  ...(actingCompanyId(viewer) === companyId ? (['tenant'] as const) : []),
];

const allowedOf = (scene: CounterOfferScene, one: ListedCounterOffer): View['allowed'] => {
  const { viewer, now, offer } = scene;
  if (!isWaiting(one, now)) return [];
  const facts = { now, expiresAt: one.expiresAt };
  const events = allowedEvents(counterOfferLifecycle, { state: one.state, actors: counterOfferActors(viewer, offer, one), facts });
  return events.filter((event) => event !== 'sign' || takingUpVerdict(scene, one) === null);
};

/** An offer as far as the button that proposes other terms needs it. */
type Proposable = Pick<CounterOfferScene, 'now' | 'offer'> & {
  readonly counterOffers: readonly ListedCounterOffer[];
  /** Company of the agent who published for the landlord. */
  readonly agentCompanyId: Id | null;
};

/** Whether the viewer may propose other terms: null is yes. `undefined` where the question does not arise: own offers, visitors, offers that nobody books. */
export const sendingVerdict = (viewer: Viewer, { now, offer, counterOffers, agentCompanyId }: Proposable): Verdict | undefined => {
  if (!isConfirmed(viewer) || isOwnerSide(viewer, offer) || isSale(offer.form) || mayView(viewer, offer) !== null) return undefined;
  if (offer.form.counteroffer?.selected !== true) return undefined;
  const own = counterOffers.filter(({ companyId }) => companyId === viewer.company?.id);
  const today = own.filter(({ createdAt }) => createdAt > plusMs(now, -DAY_MS)).length;
  const hasOpen = own.some((one) => isWaiting(one, now));
  return maySend({ now, offer, person: viewer, agentCompanyId, hasOpen, today, proposal: null });
};

/** The code of a verdict, as a page reads it. */
export const codeOf = (verdict: Verdict | undefined): RefusalCode | null => verdict?.code ?? null;

/** The first right as somebody who sees the terms may know it: until when, and whether it is their company's; never whose. */
export const firstRightFor = ({ viewer, now, offer }: CounterOfferScene): { readonly until: Instant; readonly mine: boolean } | null => {
  const running = runningFirstRight(offer, now);
  return running === null ? null : { until: running.until, mine: actingCompanyId(viewer) === running.companyId };
};
