/** Stores e-mails and delivers them. */

import { z } from 'zod';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Services } from '../context.ts';
import type { Tx } from '../database/database.ts';
import { newId, newToken } from '../database/ids.ts';
import { newOutbox, outboxOf, writeRows } from '../database/outbox.ts';
import { defineJob, enqueue } from '../jobs/jobs.ts';
import { notice } from '../live/notices.ts';
import { seal } from '../security/secrets.ts';
import type { MailAttachment, mail } from '../tables/mail.ts';
import type { DeclaredMail } from './template.ts';

/** Sends one stored mail; retried for about two days while the mail server is away. */
export const deliverMail = defineJob({
  name: 'kit.mail',
  payload: z.object({ mailId: z.string() }),
  key: ({ mailId }) => mailId,
  retries: 50,
  backoffSeconds: 10,
  expireSeconds: 120,
  parallel: 3,
});

/** To whom and with what. `once` names the event, so that a repeat of the command never mails twice. */
export type Outgoing<F extends object, S extends string> = {
  readonly to: string;
  readonly lang: Lang;
  readonly facts: F;
  readonly uid?: Id;
  /** What of its kind a mail is about that its reader may leave. */
  readonly aboutId?: Id;
  readonly attachments?: readonly MailAttachment[];
  readonly once?: string;
  /** Whom an answer reaches, when that is not the sender. */
  readonly replyTo?: string;
} & ([S] extends [never] ? { readonly secrets?: undefined } : { readonly secrets: { readonly [K in S]: string } });

/** Stores a mail and the duty to send it within the running transaction. Secrets are encrypted until it is sent. */
export const sendMail = async <F extends object, S extends string = never>(
  services: Services,
  tx: Tx,
  template: DeclaredMail<F, S>,
  { to, lang, facts, uid, aboutId, attachments, once, replyTo, secrets }: Outgoing<F, S>,
): Promise<void> => {
  const { leavable } = template;
  const kind = leavable?.kind ?? null;
  if (leavable !== undefined && 'isWanted' in leavable && uid === undefined)
    throw new Error(`${template.id} can be left, so it goes to accounts only`);
  const row = {
    id: newId(),
    template: template.id,
    lang,
    recipient: to,
    uid: uid ?? null,
    facts: Object.fromEntries(Object.entries(template.facts.parse(facts))),
    attachments: [...(attachments ?? [])],
    replyTo: replyTo ?? null,
    kind,
    aboutId: aboutId ?? null,
    ...newLinks(services, kind, secrets),
    once: once ? `${template.id}:${to}:${once}` : null,
  };
  // The bell of whoever has the account rings.
  if (uid !== undefined) await notice(tx, [`bell:${uid}`]);
  const outbox = outboxOf(tx);
  if (outbox !== null) outbox.mails.push(row);
  else await deliverStored(services, tx, await writeRows(tx, { ...newOutbox(), mails: [row] }));
};

type StoredMail = Pick<typeof mail.$inferSelect, 'template' | 'lang' | 'uid' | 'facts' | 'attachments' | 'replyTo' | 'kind' | 'aboutId'>;

/** Sends a stored mail once more, as a mail of its own with new links to read and to leave it. Its template must have no secrets. */
export const sendCopy = async (services: Services, tx: Tx, stored: StoredMail, recipient: string): Promise<void> => {
  const { template, lang, uid, facts, attachments, replyTo, kind, aboutId } = stored;
  const copy = { id: newId(), template, lang, uid, facts, attachments, replyTo, kind, aboutId, recipient, once: null };
  await deliverStored(services, tx, await writeRows(tx, { ...newOutbox(), mails: [{ ...copy, ...newLinks(services, kind) }] }));
};

/** The links of a new mail: to read it in a browser, and to leave its kind where that may be left. */
const newLinks = ({ config }: Services, kind: string | null, secrets: Readonly<Record<string, string>> = {}) => {
  const { token, hash } = newToken();
  const leave = kind === null ? null : newToken();
  const sealedSecrets = seal(config.secrets, 'mail-secrets', { ...secrets, viewerToken: token, ...(leave && { leaveToken: leave.token }) });
  return { sealedSecrets, viewerHash: hash, leaveHash: leave?.hash ?? null };
};

/** Queues the sending of mails that were stored in the running transaction. */
export const deliverStored = async (services: Services, tx: Tx, mailIds: readonly string[]): Promise<void> => {
  for (const mailId of mailIds) await enqueue(services, tx, deliverMail, { mailId });
};
