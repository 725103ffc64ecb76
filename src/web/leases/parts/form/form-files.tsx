/** The files of the written form, with what was read in them. */

import { IconFileText } from '@tabler/icons-react';
import { formWords } from '../../../../words/leases/form.ts';
import { Badge } from '../../../kit/parts/badge.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './form.module.css';
import type { LeaseForm } from './form-step.tsx';

type FormFile = LeaseForm['files'][number];

/** The files that were brought, oldest first, with what was read in them. */
export const FormFiles = ({ title, files }: { readonly title: string; readonly files: readonly FormFile[] }) => (
  <section className={styles['files']}>
    <h4>{title}</h4>
    <ul>
      {files.map((file) => (
        <li key={file.id}>
          <FormFileFacts file={file} />
        </li>
      ))}
    </ul>
  </section>
);

const tones = { counts: 'green', waiting: 'amber', returned: 'red' } as const;

/** One file: who brought it, how it stands, what its signatures say. */
export const FormFileFacts = ({ file }: { readonly file: FormFile }) => {
  const t = useWords(formWords);
  const f = useFormat();
  return (
    <div className={styles['file']}>
      <p>
        <IconFileText size={20} stroke={1.5} aria-hidden />
        <a href={file.url} target="_blank" rel="noreferrer">
          {t(`file.${file.kind}`)}
        </a>
        <Badge tone={tones[file.outcome]}>{t(`outcome.${file.outcome}`)}</Badge>
      </p>
      <small>{t('file.by', { side: t(file.side), who: file.uploadedBy, when: f.instant(file.uploadedAt) })}</small>
      {file.doubts.map((doubt) => (
        <small key={doubt}>{t(`doubt.${doubt}`)}</small>
      ))}
      {file.signatures.map((signature) => (
        <SignatureFacts key={`${signature.number} ${signature.judgedAt}`} signature={signature} />
      ))}
      {file.note && <p className={styles['note']}>{t('note', { note: file.note })}</p>}
    </div>
  );
};

const SignatureFacts = ({ signature }: { readonly signature: FormFile['signatures'][number] }) => {
  const t = useWords(formWords);
  const f = useFormat();
  const { name, company, companyNumber, personNumber, names, judgedAt, judgedBy, inValidity } = signature;
  const facts = [
    names === null ? t('signature.names.none') : t('signature.names', { side: t(names) }),
    ...(company ? [t('signature.company', { company: [company, companyNumber].filter(Boolean).join(', ') })] : []),
    ...(personNumber ? [t('signature.person', { number: personNumber })] : []),
    t(signature.qualified ? 'signature.qualified' : 'signature.not_qualified'),
    t('signature.issuer', { issuer: signature.issuer, number: signature.number }),
    t(`signature.chain.${signature.chain}`),
    t(`signature.at.${judgedBy}`, { when: f.instant(judgedAt), valid: t(inValidity ? 'valid.yes' : 'valid.no') }),
    t('signature.revocation'),
  ];
  return (
    <details>
      <summary>{t('signature.who', { name })}</summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  );
};
