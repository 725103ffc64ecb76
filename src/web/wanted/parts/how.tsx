/** How the board works: three tiles, and all of it in five steps. */

import { IconFileCheck, IconMailOpened, IconMapPin } from '@tabler/icons-react';
import { wantedWords } from '../../../words/wanted/page.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../board.module.css';

const tiles = [
  ['add', IconMapPin],
  ['receive', IconMailOpened],
  ['sign', IconFileCheck],
] as const;
const steps = ['1', '2', '3', '4', '5'] as const;

export const How = () => {
  const t = useWords(wantedWords);
  return (
    <div className={styles['how']}>
      <ol className={styles['tiles']}>
        {tiles.map(([key, Icon]) => (
          <li key={key}>
            <Icon size={32} stroke={1.5} aria-hidden />
            <b>{t(`how.${key}`)}</b>
            <span>{t(`how.${key}.text`)}</span>
          </li>
        ))}
      </ol>
      <details>
        <summary>{t('how.all')}</summary>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{t(`how.${step}`)}</li>
          ))}
        </ol>
      </details>
    </div>
  );
};
