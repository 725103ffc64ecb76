import { z } from 'zod';
import { call } from '../../kit/call.ts';
import { done, id } from '../../kit/shapes.ts';
import { boardArea, placeAlert } from '../schema/place-alert.ts';
import { frequency } from '../schema.ts';

const one = z.object({ placeAlertId: id });

/** Calls about alerts of new listings in a place (docs/rules/search.md#wanted-listings-of-a-place). */
export const placeAlertCalls = {
  /** Has the caller mailed about new listings of a part of the board. */
  addPlaceAlert: call({
    wire: 'addPlaceAlert',
    in: boardArea.extend({ frequency: frequency.default('daily') }),
    out: z.object({ placeAlertId: id, mailsOn: z.boolean() }),
    errors: ['place_alert.limit', 'place_alert.duplicate'],
    who: 'signed-in',
  }),
  /** Changes how often an alert mails, pauses or resumes it: what is not named stays. */
  changePlaceAlert: call({
    wire: 'changePlaceAlert',
    in: one.extend({ frequency: frequency.optional(), isPaused: z.boolean().optional() }),
    out: done,
    errors: ['place_alert.not_found'],
    who: 'signed-in',
  }),
  /** Deletes an alert; it can be restored for a minute. */
  deletePlaceAlert: call({ wire: 'deletePlaceAlert', in: one, out: done, errors: ['place_alert.not_found'], who: 'signed-in' }),
  restorePlaceAlert: call({
    wire: 'restorePlaceAlert',
    in: one,
    out: done,
    errors: ['place_alert.not_found', 'place_alert.restore_too_late', 'place_alert.limit', 'place_alert.duplicate'],
    who: 'signed-in',
  }),
  /** The caller's alerts, and whether such mails are on at all. */
  listPlaceAlerts: call({
    wire: 'listPlaceAlerts',
    in: z.object({}),
    out: z.object({ alerts: z.array(placeAlert), max: z.int(), mailsOn: z.boolean() }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
};
