/** The e-mails about a company's verification. */

import { z } from 'zod';
import { verificationPaths, workspacePath } from '../../domain/kit/page/paths.ts';
import { companyMailWords } from '../../words/companies/mail.ts';
import { translator } from '../../words/kit/words.ts';
import { mailTemplate } from '../kit/mail/template.ts';

export const companyAccepted = mailTemplate({
  id: 'companies.accepted',
  about: "A moderator accepted the person's link with a company; to the person.",
  facts: z.object({ company: z.string() }),
  sample: { company: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.' },
  render: ({ company }, m) => {
    const w = translator(companyMailWords[m.lang], m.lang);
    return {
      subject: w('accepted.subject', { company }),
      preheader: w('accepted.preheader'),
      blocks: [m.heading(w('accepted.heading')), m.text(w('accepted.text', { company })), m.button(w('accepted.button'), m.link(workspacePath))],
    };
  },
});

export const companyRejected = mailTemplate({
  id: 'companies.rejected',
  about: "A moderator refused or took back the person's link with a company; to the person, with the reason.",
  facts: z.object({ company: z.string(), reason: z.string() }),
  sample: { company: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.', reason: 'Numer REGON nie zgadza się z rejestrem.' },
  render: ({ company, reason }, m) => {
    const w = translator(companyMailWords[m.lang], m.lang);
    return {
      subject: w('rejected.subject', { company }),
      preheader: w('rejected.preheader'),
      blocks: [
        m.heading(w('rejected.heading')),
        m.text(w('rejected.text', { company })),
        m.callout('warning', reason),
        m.button(w('rejected.button'), m.link(verificationPaths.company)),
      ],
    };
  },
});

export const companyInvited = mailTemplate({
  id: 'companies.invited',
  about: 'The creator of a company invites somebody to join it in Parter; to the address that the creator gave, with an account or without.',
  facts: z.object({ company: z.string(), nip: z.string(), from: z.string() }),
  sample: { company: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.', nip: '1990000151', from: 'Ewa Nawrot' },
  render: ({ company, nip, from }, m) => {
    const w = translator(companyMailWords[m.lang], m.lang);
    return {
      subject: w('invited.subject', { company }),
      preheader: w('invited.preheader', { from }),
      blocks: [
        m.heading(w('invited.heading', { company })),
        m.text(w('invited.text', { from, company })),
        m.button(w('invited.button'), m.link(`${verificationPaths.company}?nip=${nip}`)),
        m.note(w('invited.note')),
      ],
    };
  },
});

export const companyChangeDecided = mailTemplate({
  id: 'companies.change_decided',
  about: 'A moderator accepted or refused changed data of an accepted company; to whoever gave them in, a refusal with its reason.',
  facts: z.object({ company: z.string(), reason: z.string().nullable(), isNewAccount: z.boolean().default(false) }),
  sample: { company: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.', reason: 'Adres nie zgadza się z rejestrem.', isNewAccount: false },
  render: ({ company, reason, isNewAccount }, m) => {
    const w = translator(companyMailWords[m.lang], m.lang);
    const is = reason === null ? 'accepted' : 'rejected';
    return {
      subject: w(`change.${is}.subject`, { company }),
      preheader: w(`change.${is}.preheader`),
      blocks: [
        m.heading(w(`change.${is}.heading`)),
        m.text(w(`change.${is}.text`, { company })),
        ...(reason === null ? [] : [m.callout('warning', reason)]),
        ...(isNewAccount ? [m.callout('info', w(`change.${is}.account`))] : []),
        m.button(w('change.button'), m.link(verificationPaths.company)),
      ],
    };
  },
});

export const companyRemoved = mailTemplate({
  id: 'companies.removed',
  about: "The company's creator or an admin unlinked the person from the company; to the person, with the admin's reason.",
  facts: z.object({ company: z.string(), reason: z.string().nullable().default(null), isDraftsHanded: z.boolean().default(true) }),
  sample: { company: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.', reason: 'Odwołanie z zarządu, wpis w KRS z 12 maja.', isDraftsHanded: true },
  render: ({ company, reason, isDraftsHanded }, m) => {
    const w = translator(companyMailWords[m.lang], m.lang);
    return {
      subject: w('removed.subject', { company }),
      preheader: w('removed.preheader'),
      blocks: [
        m.heading(w('removed.heading')),
        m.text(w('removed.text', { company })),
        ...(isDraftsHanded ? [m.text(w('removed.drafts'))] : []),
        ...(reason === null ? [] : [m.text(w('reason')), m.callout('info', reason)]),
        m.button(w('removed.button'), m.link(verificationPaths.company)),
      ],
    };
  },
});

export const companyHandedOver = mailTemplate({
  id: 'companies.handed_over',
  about: "The company has another creator: to them, and, where an admin decided it, to the former one; with the admin's reason.",
  facts: z.object({ company: z.string(), is: z.enum(['creator', 'former']), reason: z.string().nullable() }),
  sample: { company: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.', is: 'creator', reason: 'Poprzedni twórca odszedł z firmy.' },
  render: ({ company, is, reason }, m) => {
    const w = translator(companyMailWords[m.lang], m.lang);
    return {
      subject: w(`handed.${is}.subject`, { company }),
      preheader: w(`handed.${is}.preheader`),
      blocks: [
        m.heading(w(`handed.${is}.heading`)),
        m.text(w(`handed.${is}.text`, { company })),
        ...(reason === null ? [] : [m.text(w('reason')), m.callout('info', reason)]),
        m.button(w('change.button'), m.link(verificationPaths.company)),
      ],
    };
  },
});

/** The e-mails of the companies room. */
export const companiesMails = [
  companyAccepted.entry,
  companyRejected.entry,
  companyChangeDecided.entry,
  companyInvited.entry,
  companyRemoved.entry,
  companyHandedOver.entry,
];
