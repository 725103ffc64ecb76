import { IconDownload, IconFileCertificate } from '@tabler/icons-react';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import { leaseWords } from '../../../words/leases/lease-page.ts';
import { useWords } from '../../kit/words/words.ts';
import { ReadingCopy } from '../../signing/parts/beside.tsx';
import styles from './lease.module.css';

/** A document beside its step: what it is, how it is sealed, and the file. */
export const DocumentRow = ({ offerId, document }: { readonly offerId: string; readonly document: DocumentLink }) => {
  const t = useWords(leaseWords);
  const facts = [
    t(document.status === 'sealed' ? 'document.sealed' : 'document.drawn'),
    t('pages', { n: document.pages }),
    ...(document.testMode ? [t('document.test')] : []),
  ];
  const { kind } = document;
  return (
    <>
      <a className={styles['document']} href={document.url} target="_blank" rel="noreferrer">
        <IconFileCertificate size={20} stroke={1.5} aria-hidden />
        <span>
          {t(`document.${document.kind}`, { number: document.number ?? '' })}
          <small>{facts.join(', ')}</small>
        </span>
        <IconDownload size={20} stroke={1.5} aria-hidden />
      </a>
      {(kind === 'offer' || kind === 'lease' || kind === 'protocol') && <ReadingCopy offerId={offerId} kind={kind} />}
    </>
  );
};
