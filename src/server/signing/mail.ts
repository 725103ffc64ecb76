/** The e-mail with the code of a signing act. */

import { z } from 'zod';
import { workspacePath } from '../../domain/kit/page/paths.ts';
import { signingPurposes } from '../../domain/signing/rules.ts';
import { translators } from '../../words/kit/words.ts';
import { signingMailWords } from '../../words/signing/mail.ts';
import { mailTemplate } from '../kit/mail/template.ts';

const texts = translators(signingMailWords);

const codeFacts = z.object({
  purpose: z.enum(signingPurposes),
  offer: z.string(),
  rent: z.int(),
  deposit: z.int(),
  fee: z.object({ net: z.int(), vat: z.int(), gross: z.int() }).nullable().default(null),
  shortHash: z.string(),
  /** A lease over 12 months, whose written form is still to come. */
  needsForm: z.boolean().optional(),
});

/** The six-digit code of a signing act; names the document, the sum and the beginning of its hash (docs/rules/signing.md#naming-the-document). */
export const signingCode = mailTemplate({
  id: 'signing.code',
  about: 'The code of a signing act; to whoever is about to sign.',
  facts: codeFacts,
  secrets: ['code'],
  sample: {
    purpose: 'lease' as const,
    offer: 'Lokal na Nawrot',
    rent: 500_000,
    deposit: 615_000,
    fee: { net: 125_000, vat: 28_750, gross: 153_750 },
    shortHash: '3fa 9c1 07b e42',
  },
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
          ...(facts.fee === null || facts.fee.gross === 0
            ? []
            : [
                [
                  t('code.row.fee'),
                  facts.fee.vat === 0
                    ? t('code.fee.exempt', { net: m.money(facts.fee.net) })
                    : t('code.fee', { net: m.money(facts.fee.net), vat: m.money(facts.fee.vat), gross: m.money(facts.fee.gross) }),
                ] as const,
              ]),
          [t('code.row.hash'), facts.shortHash],
        ]),
        ...(facts.needsForm ? [m.callout('info', t('code.form'))] : []),
        m.note(t('code.note')),
      ],
    };
  },
});

const purposes = z.enum(signingPurposes);

/** Asks the second of two signers to read and sign what the first has signed. */
export const secondAwaited = mailTemplate({
  id: 'signing.second',
  about: 'The first of two signers has signed; to the second, who signs the same document.',
  facts: z.object({ purpose: purposes, offer: z.string(), first: z.string(), until: z.string(), path: z.string() }),
  sample: { purpose: 'offer' as const, offer: 'Lokal na Nawrot', first: 'Anna Lipska', until: '2026-11-21T12:00:00.000Z', path: workspacePath },
  render: ({ purpose, offer, first, until, path }, m) => {
    const t = texts[m.lang];
    const document = t(`code.document.${purpose}`, { offer });
    return {
      subject: t('second.subject', { document }),
      preheader: t('second.preheader', { first }),
      blocks: [
        m.heading(t('second.heading')),
        m.text(t('second.text', { first, document, until: m.instant(until) })),
        m.button(t('second.button'), m.link(path)),
        m.note(t('second.note')),
      ],
    };
  },
});

/** Tells the first of two signers that the signature counts no more. */
export const secondVoided = mailTemplate({
  id: 'signing.voided',
  about: 'What the first of two signers signed was changed or given up before the second signed; to the first.',
  facts: z.object({ purpose: purposes, offer: z.string() }),
  sample: { purpose: 'offer' as const, offer: 'Lokal na Nawrot' },
  render: ({ purpose, offer }, m) => {
    const t = texts[m.lang];
    const document = t(`code.document.${purpose}`, { offer });
    return {
      subject: t('voided.subject', { document }),
      preheader: t('voided.preheader'),
      blocks: [m.heading(t('voided.heading')), m.text(t('voided.text', { document })), m.button(t('voided.button'), m.link(workspacePath))],
    };
  },
});

/** Tells both signers that the second signature did not come in time. */
export const secondExpired = mailTemplate({
  id: 'signing.expired',
  about: 'The second of two signers did not sign in time; to both.',
  facts: z.object({ purpose: purposes, offer: z.string(), first: z.string(), second: z.string().nullable(), until: z.string() }),
  sample: { purpose: 'offer' as const, offer: 'Lokal na Nawrot', first: 'Anna Lipska', second: 'Jan Nowak', until: '2026-11-21T12:00:00.000Z' },
  render: ({ purpose, offer, first, second, until }, m) => {
    const t = texts[m.lang];
    const document = t(`code.document.${purpose}`, { offer });
    return {
      subject: t('expired.subject', { document }),
      preheader: t('expired.preheader'),
      blocks: [
        m.heading(t('expired.heading')),
        m.text(t('expired.text', { document, until: m.instant(until) })),
        m.facts([[t('expired.row.first'), first], ...(second === null ? [] : [[t('expired.row.second'), second] as const])]),
        m.text(t(purpose === 'lease' ? 'expired.lease' : 'expired.offer')),
        m.button(t('voided.button'), m.link(workspacePath)),
      ],
    };
  },
});

/** All templates of the room. */
export const signingMails = [signingCode.entry, secondAwaited.entry, secondVoided.entry, secondExpired.entry];
