import { z } from 'zod';
import { mapLayers } from '../../domain/kit/map/layers.ts';
import { accountNumbers } from '../../domain/kit/numbers.ts';
import { call } from './call.ts';
import { refusalCode, textValues } from './shapes.ts';

const refusal = z.object({
  code: refusalCode,
  kind: z.string(),
  field: z.string().optional(),
  params: textValues.optional(),
});

/** Calls that belong to no room: progress of work, the e-mail viewer, the local mailbox, delays of mail, the settings of maps. */
export const kitCalls = {
  /** The latest work of this person on an offer (`offerCheck`); live on the topics `user:{uid}` and `offer:{id}`. */
  getProgress: call({
    wire: 'getOfferCheck',
    in: z.object({ offerId: z.string().max(40), flow: z.string().max(40).optional() }),
    out: z.object({
      run: z
        .object({
          runId: z.string(),
          flow: z.string(),
          /** The step that runs now, `DONE` at the end, null before the first. */
          step: z.string().nullable(),
          steps: z.array(z.object({ step: z.string(), at: z.string() })).readonly(),
          done: z.boolean(),
          refusal: refusal.extend({ message: z.string() }).nullable(),
        })
        .nullable(),
    }),
    errors: [],
    who: 'signed-in',
  }),

  /** An e-mail in the browser; `content` is a whole HTML page for a sandboxed frame, with secrets as dots. */
  viewEmail: call({
    wire: 'viewEmail',
    in: z.object({ emailId: z.string().max(40), accessToken: z.string().max(100) }),
    out: z.object({ subject: z.string(), content: z.string() }),
    errors: ['mail.not_found'],
    who: 'visitor',
  }),

  /** Mails that were delivered locally because no mail server is configured; NOT_FOUND in production. */
  readMailbox: call({
    wire: 'readMailbox',
    in: z.object({ recipient: z.string().max(accountNumbers.emailMax).optional() }),
    out: z.object({
      mails: z
        .array(
          z.object({ mailId: z.string(), recipient: z.string(), subject: z.string(), text: z.string(), html: z.string(), createdAt: z.string() }),
        )
        .readonly(),
    }),
    errors: ['kit.not_found'],
    who: 'visitor',
  }),

  /** Whether mail goes out late: to whom is signed in, their own newest mail; to a visitor, all mail. `returned`: that newest mail came back. A call never waits for the mail server. */
  getMailDelay: call({
    wire: 'getMailDelay',
    in: z.object({ anybody: z.boolean().default(false) }),
    out: z.object({ delayed: z.boolean(), returned: z.boolean() }),
    errors: [],
    who: 'visitor',
  }),

  /** What maps in the browser need to know: the style of the street map, null where only the drawn one is shown; whether plots can be looked up; which layers may be laid over. */
  getMapSettings: call({
    wire: 'getMapSettings',
    in: z.object({}),
    out: z.object({ styleUrl: z.string().nullable(), parcels: z.boolean(), layers: z.array(z.enum(mapLayers)).readonly() }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
} as const;
