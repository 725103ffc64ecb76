/** The e-mails about a person's verification. */

import { z } from 'zod';
import { rejectionReasons } from '../../domain/identity/types.ts';
import { verificationPaths, workspacePath } from '../../domain/kit/page/paths.ts';
import { identityMailWords } from '../../words/identity/mail.ts';
import { translator } from '../../words/kit/words.ts';
import { mailTemplate } from '../kit/mail/template.ts';

export const identityAccepted = mailTemplate({
  id: 'identity.accepted',
  about: "A moderator confirmed the person's identity; to the person.",
  /** `company`: the name of the company that the account is linked with already. */
  facts: z.object({ firstName: z.string(), company: z.string().nullish() }),
  sample: { firstName: 'Elżbieta' },
  render: ({ firstName, company }, m) => {
    const w = translator(identityMailWords[m.lang], m.lang);
    const next = company
      ? {
          preheader: w('accepted.linked.preheader', { company }),
          text: w('accepted.linked.text', { company }),
          button: m.button(w('accepted.linked.button'), m.link(workspacePath)),
        }
      : {
          preheader: w('accepted.preheader'),
          text: w('accepted.text'),
          button: m.button(w('accepted.button'), m.link(verificationPaths.company)),
        };
    return {
      subject: w('accepted.subject'),
      preheader: next.preheader,
      blocks: [m.heading(w('accepted.heading', { firstName })), m.text(next.text), next.button],
    };
  },
});

export const identityRejected = mailTemplate({
  id: 'identity.rejected',
  about: "A moderator refused or took back the person's identity; to the person, with the reason.",
  /** `cause`: the kind of a refusal in the citizen app; `reason` are a moderator's own words. */
  facts: z.object({ firstName: z.string(), reason: z.string(), cause: z.enum(rejectionReasons).nullish() }),
  sample: { firstName: 'Elżbieta', reason: 'Nazwisko w profilu różni się od nazwiska w dokumencie.' },
  render: ({ firstName, reason, cause }, m) => {
    const w = translator(identityMailWords[m.lang], m.lang);
    return {
      subject: w('rejected.subject'),
      preheader: w('rejected.preheader'),
      blocks: [
        m.heading(w('rejected.heading', { firstName })),
        m.text(w('rejected.text')),
        m.callout('warning', cause && cause !== 'custom' ? w(`rejected.${cause}`) : reason),
        m.button(w('rejected.button'), m.link(verificationPaths.identity)),
      ],
    };
  },
});

/** The e-mails of the identity room. */
export const identityMails = [identityAccepted.entry, identityRejected.entry];
