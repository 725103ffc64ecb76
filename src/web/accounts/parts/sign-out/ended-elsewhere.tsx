/** Stands over a page whose account was signed out in another tab, while something that somebody typed or chose is on it. */

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { signOutWords } from '../../../../words/accounts/sign-out.ts';
import { useConfirm } from '../../../kit/dialog/confirm.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './ended-elsewhere.module.css';

const leave = (): void => location.reload();

/** Says so in a dialog; whoever stays finds the way out below the page, and every other address is loaded anew, as a visitor's. */
export default function EndedElsewhere() {
  const t = useWords(signOutWords);
  const confirm = useConfirm();
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) leave();
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    void confirm({ title: t('ended.title'), text: t('ended.text'), act: t('ended.act') }).then((isLeaving) => isLeaving && leave());
  }, []);
  return (
    <div className={styles['ended']} role="status">
      <span>{t('ended.note')}</span>
      <Button size="s" onClick={leave}>
        {t('ended.act')}
      </Button>
    </div>
  );
}
