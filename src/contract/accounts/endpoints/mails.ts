import { z } from 'zod';
import { leavableKinds } from '../../../domain/accounts/rules/mail-kinds.ts';
import { call } from '../../kit/call.ts';
import { done, instant } from '../../kit/shapes.ts';

const kind = z.enum(leavableKinds);
const choices = z.array(z.object({ kind, isOn: z.boolean() }));
const token = z.string().max(100);

/** What the link of a mail leads out of: a saved search, or a whole kind when `about` is null. */
const subscription = z.object({
  kind,
  /** The name of the saved search; null when the mail was about no single thing. */
  about: z.string().nullable(),
  /** Whether such mails are sent: of this search while its kind is on, too. */
  isOn: z.boolean(),
  kinds: choices,
});

/** Calls about which mails somebody gets (docs/rules/mail.md#kinds): their own when they are signed in, or by the token of a mail. */
export const mailCalls = {
  /** `returned`: when mail to the account's address came back last, and what the mail server said; null while mail arrives. */
  getMailChoices: call({
    wire: 'getMailChoices',
    in: z.object({}),
    out: z.object({ kinds: choices, returned: z.object({ at: instant, answer: z.string() }).nullable() }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  chooseMail: call({ wire: 'chooseMail', in: z.object({ kind, isOn: z.boolean() }), out: done, errors: [], who: 'signed-in' }),
  /** What a mail's link would switch off. Reading changes nothing: mail scanners open every link. */
  getSubscription: call({
    wire: 'getSubscription',
    in: z.object({ token }),
    out: subscription,
    errors: ['mail.link_unknown'],
    who: 'visitor',
    read: true,
    guessable: true,
  }),
  /** Switches off what the mail was about, or on again: the undo. */
  setSubscription: call({
    wire: 'setSubscription',
    in: z.object({ token, isOn: z.boolean() }),
    out: subscription,
    errors: ['mail.link_unknown'],
    who: 'visitor',
    guessable: true,
  }),
  /** Switches a whole kind off or on by the token of any mail that can be left. */
  chooseMailByToken: call({
    wire: 'chooseMailByToken',
    in: z.object({ token, kind, isOn: z.boolean() }),
    out: subscription,
    errors: ['mail.link_unknown'],
    who: 'visitor',
    guessable: true,
  }),
};
