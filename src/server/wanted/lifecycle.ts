/** The listings' half of their lifecycle: parameters of the events, the columns that steps set, and who hears of them. */

import type { Id } from '../../domain/kit/brand.ts';
import type { HidingGround, HidingOrigin } from '../../domain/offers/rules/hiding.ts';
import type { AlertFrequency } from '../../domain/search/rules/alert.ts';
import { type WantedAttempt, type WantedEvent, type WantedLifecycle, wantedLifecycle } from '../../domain/wanted/machine.ts';
import { refuse } from '../../domain/wanted/refusals.ts';
import type { WantedForm } from '../../domain/wanted/types.ts';
import type { Tx } from '../kit/database/database.ts';
import { engineOf, type StepOf, type TakenStep } from '../kit/lifecycle/engine.ts';
import { stepsOf } from '../kit/lifecycle/steps.ts';
import { activeOf, changeWanted, lockWanted, type WantedChange, type WantedRow } from './store/listings.ts';

/** The offer that fulfilled a listing; null where nobody names it. */
type Match = { readonly offerId: Id | null };

/** An offer that is sent: by whom, for which company. */
type Submission = { readonly offerId: Id; readonly uid: Id; readonly companyId: Id | null };

/** Why an admin takes a listing from the board: what led to it, and what the decision rests on. */
export type Removal = { readonly origin: HidingOrigin; readonly ground: HidingGround };

/** Parameters of a listing's events. */
export type WantedInputs = {
  readonly update: { readonly form: WantedForm; readonly frequency: AlertFrequency | undefined };
  readonly match: Match;
  readonly delete: Removal | null;
  readonly restore: null;
  readonly submit: Submission;
};

/** A step of a listing as effects see it. */
export type WantedStep<E extends keyof WantedInputs = keyof WantedInputs> = TakenStep<WantedLifecycle, WantedRow, WantedInputs, E>;

/** The topic of the public board: what stands on it has changed. */
export const boardTopic = 'wanted';

/** The columns of a listing's contents. Only forms without problems come here, and they have a point. */
export const columnsOf = (form: WantedForm) => {
  const { location, locationCoordinates, locationRadius, companyWebsite, ...rest } = form;
  if (locationCoordinates === null) throw new Error('a listing without a point was let through');
  return { ...rest, location, lat: locationCoordinates.lat, lng: locationCoordinates.lng, radiusKm: locationRadius, website: companyWebsite };
};

const changeOf = (step: StepOf<WantedLifecycle, WantedRow, WantedInputs>): WantedChange => {
  switch (step.on) {
    case 'update': {
      const { form, frequency } = step.input;
      return { ...columnsOf(form), updatedAt: step.now, ...(frequency === undefined ? {} : { frequency }) };
    }
    case 'match':
      return { matchedAt: step.now, mailDueAt: null };
    case 'delete':
      return { deletedAt: step.now, mailDueAt: null };
    case 'restore':
      return { deletedAt: null, shownSince: step.now };
    default:
      return {};
  }
};

/** Whether an admin took the listing from the board: only they say why. */
const wasRemoved = async (tx: Tx, id: Id): Promise<boolean> =>
  (await stepsOf(tx, wantedLifecycle.name, id)).findLast(({ event }) => event === ('delete' satisfies WantedEvent))?.details['reason'] !== undefined;

/** The life of a wanted listing, by its id. */
export const wantedEngine = engineOf<WantedLifecycle, WantedRow, Pick<WantedAttempt, 'submission' | 'reason'>, WantedInputs>({
  lifecycle: wantedLifecycle,
  column: { table: 'wanted_listing', name: 'state' },
  absent: refuse('wanted.not_found'),
  lock: lockWanted,
  stateOf: ({ state }) => state,
  facts: async ({ tx, row, now, given }): Promise<WantedAttempt> => ({
    now,
    active: await activeOf(tx, row.companyId),
    deletedAt: row.deletedAt,
    isRemoved: row.deletedAt !== null && (await wasRemoved(tx, row.id)),
    ...given,
  }),
  write: (tx, step) => changeWanted(tx, { id: step.row.id, from: step.from, to: step.to, change: changeOf(step) }),
  topics: ({ row, on, input }) => [boardTopic, `company:${row.companyId}`, ...(on === 'delete' && input !== null ? ['admin'] : [])],
});
