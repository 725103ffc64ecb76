/** The e-mail with the code of a signing act. */

import { z } from 'zod';
import { translators } from '../../words/kit/words.ts';
import { signingMailWords } from '../../words/signing/mail.ts';
import { mailTemplate } from '../kit/mail/template.ts';

const texts = translators(signingMailWords);

const codeFacts = z.object({
  purpose: z.enum(['offer', 'lease', 'protocol']),
  offer: z.string(),
  rent: z.int(),
  deposit: z.int(),
  shortHash: z.string(),
});

/** The six-digit code of a signing act; names the document, the sum and the beginning of its hash (docs/rules/signing.md#naming-the-document). */
export const signingCode = mailTemplate({
  id: 'signing.code',
  about: 'The code of a signing act; to whoever is about to sign.',
  facts: codeFacts,
  secrets: ['code'],
  sample: { purpose: 'lease' as const, offer: 'Lokal na Nawrot', rent: 500_000, deposit: 615_000, shortHash: '3fa 9c1 07b e42' },
  render: (facts, m) => {
    const t = texts[m.lang];
    const money = { rent: m.money(facts.rent), deposit: m.money(facts.deposit) };
    const document = t(`code.document.${facts.purpose}`, { offer: facts.offer });
    return {
      subject: t('code.subject', { document }),
      preheader: t('code.preheader'),
      blocks: [
        m.heading(t('code.heading')),
        m.text(t('code.text', { document })),
        m.code(facts.code),
        m.facts([
          [t('code.row.document'), document],
          [t('code.row.sum'), t(`code.sum.${facts.purpose}`, money)],
          [t('code.row.hash'), facts.shortHash],
        ]),
        m.note(t('code.note')),
      ],
    };
  },
});

/** All templates of the room. */
export const signingMails = [signingCode.entry];
