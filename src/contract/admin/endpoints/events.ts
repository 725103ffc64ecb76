import { z } from 'zod';
import { allEventMethods, eventKinds } from '../../../domain/admin/rules/event-methods.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { call } from '../../kit/call.ts';
import { day, id, instant, uid } from '../../kit/shapes.ts';

const named = z.object({ uid, name: z.string() });

/** What of the event log is asked for; `person` is a uid or an address, of whoever acted or whom it was about. Days are of Warsaw, both included. */
export const eventFilter = z.object({
  kind: z.enum(eventKinds).optional(),
  method: z.enum(allEventMethods).optional(),
  person: z.string().trim().max(accountNumbers.emailMax).optional(),
  offerId: id.optional(),
  from: day.optional(),
  to: day.optional(),
});

/** Calls about the event log, for the console (docs/rules/console.md#event-log). */
export const eventCalls = {
  /** Entries of the log, the newest first; `before` is the `next` of the page before. */
  listEvents: call({
    wire: 'listEvents',
    in: eventFilter.extend({ before: z.int().min(1).optional() }),
    out: z.object({
      items: z.array(
        z.object({
          id: z.int(),
          method: z.string(),
          at: instant,
          /** Who acted; null for the program itself and for whoever is known no more. */
          by: named.nullable(),
          /** Whom it was about, where that is somebody else. */
          about: named.nullable(),
          offerId: z.string().nullable(),
          details: z.array(z.object({ name: z.string(), value: z.string() })),
        }),
      ),
      next: z.int().nullable(),
    }),
    errors: [],
    who: 'admin',
    read: true,
  }),
};
