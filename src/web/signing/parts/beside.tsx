/** Links to what stands beside a document. */

import { IconFileCertificate, IconLanguage, IconPhoto } from '@tabler/icons-react';
import type { SigningPurpose } from '../../../domain/signing/rules.ts';
import { besideWords } from '../../../words/signing/beside.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './beside.module.css';

/** What has a reading copy; other acts are a few lines in words of the page. */
const copied = ['offer', 'lease', 'protocol'];

type CopyProps = { readonly offerId: string; readonly kind: SigningPurpose };

/** The reading copy of a document, for whoever uses English: the Polish document binds. */
export const ReadingCopy = ({ offerId, kind }: CopyProps) => {
  const t = useWords(besideWords);
  if (useLang() !== 'en' || !copied.includes(kind)) return null;
  return (
    <a className={styles['link']} href={`/document/${offerId}/${kind}-en`} target="_blank" rel="noreferrer">
      <IconLanguage size={20} stroke={1.5} aria-hidden />
      <span>
        {t('copy')} <small>{t('copy.note')}</small>
      </span>
    </a>
  );
};

type PapersProps = { readonly offerId: string; readonly isSealed: boolean; readonly hasPhotos: boolean; readonly sale: boolean };

/** The offer's document for everybody who may read it, with the photos that it names by their hashes. */
export const OfferPapers = ({ offerId, isSealed, hasPhotos, sale }: PapersProps) => {
  const t = useWords(besideWords);
  const what = sale ? 'announcement' : 'offer';
  return (
    <div className={styles['list']}>
      <a className={styles['link']} href={`/document/${offerId}/offer`} target="_blank" rel="noreferrer">
        <IconFileCertificate size={20} stroke={1.5} aria-hidden />
        {t(isSealed ? what : `${what}.prepared`)}
      </a>
      <ReadingCopy offerId={offerId} kind="offer" />
      {isSealed && hasPhotos && (
        <a className={styles['link']} href={`/document/${offerId}/photos`}>
          <IconPhoto size={20} stroke={1.5} aria-hidden />
          {t('photos')}
        </a>
      )}
    </div>
  );
};
