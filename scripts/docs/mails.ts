import { mailKindOf } from '../../src/domain/accounts/rules/mail-kinds.ts';
import { mails } from '../../src/server/app/rooms.ts';
import { mailTools } from '../../src/server/kit/mail/template.ts';
import { generated, table } from './modules.ts';

const site = 'https://parter.example';

/** Every e-mail: when it is sent and to whom, and its subject for the sample facts. */
export const mailsPage = (): string => {
  const subject = (mail: (typeof mails)[number], lang: 'pl' | 'en'): string => mail.render(mail.sample, {}, mailTools(lang, site)).subject;
  const rows = mails
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((mail) => [`\`${mail.id}\``, mail.about, subject(mail, 'pl'), subject(mail, 'en'), kindOf(mail), mail.secrets.join(', ')]);
  return generated(
    'E-mails',
    table(['template', 'when and to whom', 'Polish subject', 'English subject', 'kind', 'secrets, put in at sending'], rows),
  );
};

/** The kind of a mail, whether its reader may leave it (docs/rules/mail.md#kinds), and whether the bell keeps silent about it. */
const kindOf = ({ id, leavable, rings }: (typeof mails)[number]): string =>
  [mailKindOf(id) ?? '', ...(leavable ? ['can be left'] : []), ...(rings ? [] : ['not in the bell'])].join(', ');
