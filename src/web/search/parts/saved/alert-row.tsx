/** A row of what its person is mailed about: a saved search, a place of the wanted board. What it does changes at once. */

import type { ReactNode, Ref } from 'react';
import { type AlertFrequency, alertFrequencies } from '../../../../domain/search/rules/alert.ts';
import { savedWords } from '../../../../words/search/saved.ts';
import { InstantSelect } from '../../../kit/parts/switch/instant-select.tsx';
import { Switch } from '../../../kit/parts/switch/switch.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './alert-row.module.css';

type Alert = { readonly frequency: AlertFrequency; readonly pausedAt: string | null; readonly mailedAt: string | null };

/** What of an alert changes in its row. */
export type AlertChange = { readonly frequency?: AlertFrequency; readonly isPaused?: boolean };

type AlertRowProps = {
  readonly alert: Alert;
  /** What it is about: its heading, and what stands below. */
  readonly what: ReactNode;
  /** Names of the choice and of the switch, which say what they are about. */
  readonly labels: { readonly often: string; readonly mails: string };
  readonly nameOf: (frequency: AlertFrequency) => string;
  /** Below the last mail: what came since. */
  readonly news?: ReactNode;
  readonly change: (what: AlertChange) => Promise<void>;
  readonly busy: boolean;
  /** The acts beside the switch. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLLIElement>;
};

export const AlertRow = ({ alert, what, labels, nameOf, news, change, busy, children, ref }: AlertRowProps) => {
  const t = useWords(savedWords);
  const f = useFormat();
  const { frequency, pausedAt, mailedAt } = alert;
  return (
    <li ref={ref} className={`${styles['row']} ${pausedAt ? styles['paused'] : ''}`}>
      <div className={styles['what']}>{what}</div>
      <InstantSelect
        className={styles['frequency']}
        label={labels.often}
        value={frequency}
        choices={alertFrequencies}
        nameOf={nameOf}
        onChange={(next) => change({ frequency: next })}
      />
      <div className={styles['found']}>
        <small>{t(pausedAt ? 'paused' : 'lastMail')}</small>
        <b>{pausedAt ? t('paused.since', { day: f.instant(pausedAt) }) : mailedAt ? f.instant(mailedAt) : t('lastMail.none')}</b>
        {news}
      </div>
      <div className={styles['acts']}>
        <Switch
          isOn={pausedAt === null}
          label={labels.mails}
          text={t(pausedAt ? 'paused' : 'on')}
          busy={busy}
          onChange={(isOn) => void change({ isPaused: !isOn })}
        />
        {children}
      </div>
    </li>
  );
};
