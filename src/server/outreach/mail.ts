/** The e-mails to prospects. */

import { z } from 'zod';
import { outreachNumbers } from '../../domain/outreach/rules/outreach-numbers.ts';
import { contactBases } from '../../domain/outreach/types.ts';
import { formatOf } from '../../words/kit/format.ts';
import { translators } from '../../words/kit/words.ts';
import { outreachMailWords } from '../../words/outreach/mail.ts';
import { isMailWantedAt } from '../accounts/queries/mail-choices.ts';
import type { MailBlock } from '../kit/mail/message.ts';
import { type LeavableMail, type MailTools, mailTemplate } from '../kit/mail/template.ts';

const texts = translators(outreachMailWords);

/** Who writes, by which short link, and on what ground. */
const common = z.object({ caller: z.string(), shortId: z.string(), basis: z.enum(contactBases), basisDay: z.string() });

type CommonFacts = z.infer<typeof common>;

const leavable: LeavableMail = { kind: 'outreach', isWantedAt: (reader, recipient) => isMailWantedAt(reader, recipient, 'outreach') };

const sample: CommonFacts = { caller: 'Julia Szymczak', shortId: 'h7Kq2M', basis: 'call', basisDay: '2026-11-24' };

/** Why somebody is written to, and what is kept of them: below the mail itself. */
const ending = ({ basis, basisDay }: CommonFacts, m: MailTools): MailBlock[] => {
  const t = texts[m.lang];
  return [m.note(t(`basis.${basis}`, { day: m.day(basisDay) })), m.note(t('privacy', { months: outreachNumbers.prospectMonths }))];
};

/** The address of the product, in the caller's own words. */
export const websiteMail = mailTemplate({
  id: 'outreach.website',
  about: 'A caller sends a prospect the address of the product, after consent that is recorded; the reader may leave by address, without an account.',
  leavable,
  facts: common.extend({ content: z.string() }),
  sample: { ...sample, content: 'Dzień dobry,\n\nzgodnie z naszą rozmową przesyłam adres Partera.\n\nPozdrawiam\nJulia Szymczak' },
  render: (given, m) => {
    const t = texts[m.lang];
    return {
      subject: t('website.subject'),
      preheader: t('website.preheader', { caller: given.caller }),
      blocks: [
        m.heading(t('website.heading')),
        ...given.content.split(/\n{2,}/).map((paragraph) => m.text(paragraph)),
        m.button(t('website.button'), m.link(`/l/${given.shortId}`)),
        ...ending(given, m),
      ],
    };
  },
});

/** One offer, with what everybody may see of it. */
export const offerMail = mailTemplate({
  id: 'outreach.offer',
  about:
    'A caller, creator or admin sends a prospect one offer, after consent that is recorded; the reader may leave by address, without an account.',
  leavable,
  facts: common.extend({ name: z.string(), city: z.string(), area: z.number().nullable() }),
  sample: { ...sample, name: 'Nawrot 14, witryna', city: 'Łódź', area: 86.5 },
  render: (given, m) => {
    const t = texts[m.lang];
    const { caller, name, city, area, shortId } = given;
    return {
      subject: t('offer.subject', { name }),
      preheader: t('offer.preheader', { caller }),
      blocks: [
        m.heading(t('offer.heading', { name })),
        m.text(t('offer.text', { caller })),
        m.facts([[t('row.place'), city], ...(area === null ? [] : [[t('row.area'), formatOf(m.lang).area(area)] as const])]),
        m.button(t('offer.button'), m.link(`/l/${shortId}`)),
        ...ending(given, m),
      ],
    };
  },
});

/** All templates of the room. */
export const outreachMails = [websiteMail.entry, offerMail.entry];
