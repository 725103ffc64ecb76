import { z } from 'zod';
import { outgoingStages } from '../../../domain/admin/rules/outgoing.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { call } from '../../kit/call.ts';
import { done, id, instant } from '../../kit/shapes.ts';

const outgoing = z.object({
  id,
  template: z.string(),
  recipient: z.string(),
  /** Null where the template of then is known no more. Secrets stand in it as dots. */
  subject: z.string().nullable(),
  state: z.enum(outgoingStages),
  attempts: z.int(),
  /** What the mail server said last, without addresses and numbers. */
  error: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** When it came back. */
  returnedAt: instant.nullable(),
  /** How it can be sent once more: as it stands, as a copy, or not, because it carried a code or link. */
  resend: z.enum(['again', 'copy', 'secret']).nullable(),
});

/** Calls about the mails that the program sends, for the console (docs/rules/console.md#mails). Their text is never shown. */
export const outgoingCalls = {
  /** Mails that did not go out yet, those sent, or those that came back; the newest first. `before` is the `next` of the page before. */
  listMails: call({
    wire: 'listMails',
    in: z.object({
      view: z.enum(['waiting', 'sent', 'returned']).default('waiting'),
      address: z.string().trim().max(accountNumbers.emailMax).optional(),
      before: id.optional(),
    }),
    out: z.object({ items: z.array(outgoing), next: id.nullable() }),
    errors: [],
    who: 'admin',
    read: true,
  }),

  /** Sends a mail once more: one that failed as it stands, one that was sent as a copy to the account's present address. */
  resendMail: call({
    wire: 'resendMail',
    in: z.object({ mailId: id }),
    out: done,
    errors: ['outgoing.not_found', 'outgoing.carries_secret', 'outgoing.on_its_way'],
    who: 'admin',
  }),
};
