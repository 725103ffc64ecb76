/** The one way to mail: somebody by account or address, or every admin. */

import { isDeletedAddress } from '../../../domain/accounts/rules/deletion.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { type Outgoing, sendMail } from '../../kit/mail/send.ts';
import type { DeclaredMail } from '../../kit/mail/template.ts';
import { admins, type Person, personByUid } from '../queries.ts';

/**
 * Who gets a mail. A uid or a person as just read: at the account's address and in its language, nothing when the account is gone. A signer
 * as a document froze them: at the account's address as long as there is one. A bare address with a language: somebody without an account.
 */
export type Recipient =
  | Id
  | Person
  | { readonly uid: Id; readonly email: string }
  | { readonly email: string; readonly lang: Lang; readonly uid?: Id };

type Letter<F extends object, S extends string> = Omit<Outgoing<F, S>, 'to' | 'lang' | 'uid'>;

/** Mails somebody within the transaction; `once` keeps a repeat from mailing twice. */
export const mail = async <F extends object, S extends string = never>(
  services: Services,
  tx: Tx,
  template: DeclaredMail<F, S>,
  to: Recipient,
  letter: Letter<F, S>,
): Promise<void> => {
  const address = await addressOf(tx, to);
  if (address !== null) await sendMail(services, tx, template, { ...letter, ...address } as Outgoing<F, S>);
};

/** Mails every admin whose claim counts now. */
export const mailAdmins = async <F extends object>(
  services: Services,
  tx: Tx,
  template: DeclaredMail<F>,
  letter: Letter<F, never>,
): Promise<void> => {
  for (const admin of await admins(tx)) await mail(services, tx, template, admin, letter);
};

type Address = { readonly to: string; readonly lang: Lang; readonly uid?: Id };

const addressOf = async (tx: Tx, to: Recipient): Promise<Address | null> => {
  if (typeof to === 'object' && 'lang' in to) return { to: to.email, lang: to.lang, ...(to.uid === undefined ? {} : { uid: to.uid }) };
  const uid = typeof to === 'string' ? to : to.uid;
  const person = await personByUid(tx, uid);
  if (person !== null) return isDeletedAddress(person.email) ? null : { to: person.email, lang: person.lang, uid };
  return typeof to === 'string' ? null : { to: to.email, lang: 'pl', uid };
};
