import type { ReactNode } from 'react';
import { linkWords } from '../../../../words/outreach/links.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { CopyButton } from '../../../kit/parts/copy-button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './links.module.css';

type MadeLinkProps = { readonly link: string; readonly onAgain: () => void; readonly children?: ReactNode };

/** The link that was made, to be copied, and the way to the next. */
export const MadeLink = ({ link, onAgain, children }: MadeLinkProps) => {
  const t = useWords(linkWords);
  return (
    <div className={styles['made']} role="status">
      <h3>{t('made.title')}</h3>
      <p className={styles['link']}>
        <span>{link}</span>
        <CopyButton value={link} of={link} />
      </p>
      {children}
      <Button onClick={onAgain}>{t('made.again')}</Button>
    </div>
  );
};
