/** Says an entry of the event log to the wire and to the exported table. */

import type { eventCalls } from '../../contract/admin/endpoints/events.ts';
import type { OutputOf } from '../../contract/kit/call.ts';
import type { EventRow } from './store/events.ts';

/** An entry of the log as the console shows it. */
export type PresentedEvent = OutputOf<typeof eventCalls.listEvents>['items'][number];

type NamedPerson = { readonly uid: string; readonly firstName: string; readonly lastName: string } | null;

const nameOf = (who: NamedPerson) => (who === null ? null : { uid: who.uid, name: `${who.firstName} ${who.lastName}` });

/**
 * Who acted and whom it was about. An entry that names its actor is filed under whoever it was about; any other under who acted.
 * `{ uid: 'anna', details: { by: 'jan' } }` is an act of Jan's about Anna, `{ uid: 'anna', details: {} }` one of Anna's own.
 */
export const presentEvent = ({ event, actor, by, about }: EventRow): PresentedEvent => {
  const isFiledUnderActor = actor === null;
  return {
    id: event.id,
    method: event.method,
    at: event.createdAt,
    by: isFiledUnderActor ? nameOf(about) : nameOf(by),
    about: isFiledUnderActor ? null : nameOf(about),
    offerId: event.offerId,
    // An actor who is a person has a place of their own; `by` of the command line, or of a side of an agreement, is a detail.
    details: Object.entries(event.details)
      .filter(([name, value]) => value !== null && !(name === 'by' && by !== null))
      .map(([name, value]) => ({ name, value: textOf(value) })),
  };
};

/** A list of words is read as one, anything else that is no text as it is stored. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value.join(', ') : JSON.stringify(value);
};
