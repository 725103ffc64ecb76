/** The notes of the bell, the newest first. */

import { IconBuildingStore, IconHeart, IconMessage, IconSearch, IconSettings, IconShieldCheck, IconUser, type TablerIcon } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { bellCalls } from '../../../../contract/accounts/endpoints/bell.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { MailKind } from '../../../../domain/accounts/rules/mail-kinds.ts';
import { bellWords } from '../../../../words/accounts/bell.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { Link } from '../../../kit/page/link.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './bell.module.css';

type Entry = OutputOf<typeof bellCalls.listBell>['entries'][number];

const icons = {
  account: IconUser,
  verification: IconShieldCheck,
  deals: IconBuildingStore,
  letters: IconMessage,
  favourites: IconHeart,
  savedSearches: IconSearch,
} satisfies Record<MailKind, TablerIcon>;

export default function Notes({ unread, close }: { readonly unread: number; readonly close: () => void }) {
  const t = useWords(bellWords);
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [isMore, setMore] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('busy');
  const load = useCallback(async (after: readonly Entry[]): Promise<void> => {
    setState('busy');
    const last = after.at(-1);
    const answer = await browserAsk(bellCalls.listBell, last ? { before: last.id } : {});
    if (!answer.ok) return setState('failed');
    setEntries([...after, ...answer.value.entries]);
    setMore(answer.value.isMore);
    setState('idle');
  }, []);
  // Counted anew, there is something new: the list begins anew with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number stands for what has come
  useEffect(() => {
    void load([]);
  }, [unread, load]);
  const mark = (ids?: readonly string[]): void => {
    void browserAsk(bellCalls.markBellRead, ids ? { ids: [...ids] } : {});
  };
  return (
    <section className={styles['panel']} aria-label={t('list')}>
      <header>
        <h2>{t('title')}</h2>
        {unread > 0 && (
          <button type="button" className={styles['all']} onClick={() => mark()}>
            {t('all')}
          </button>
        )}
        <Link to="/moja-tablica/advanced/notifications" className={styles['settings']} aria-label={t('settings')} title={t('settings')}>
          <IconSettings size={20} stroke={1.5} aria-hidden />
        </Link>
      </header>
      {entries?.length === 0 && (
        <div className={styles['empty']}>
          <b>{t('empty')}</b>
          <p>{t('empty.text')}</p>
        </div>
      )}
      {entries && entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <Note
              key={entry.id}
              entry={entry}
              press={() => {
                if (!entry.isRead) mark([entry.id]);
                close();
              }}
            />
          ))}
        </ul>
      )}
      {state === 'failed' && (
        <div role="alert" className={styles['empty']}>
          <p>{t('failed')}</p>
          <Button size="s" onClick={() => void load(entries ?? [])}>
            {t('again')}
          </Button>
        </div>
      )}
      {entries === null && state === 'busy' && <p className={styles['empty']}>{t('loading')}</p>}
      {isMore && state !== 'failed' && (
        <div className={styles['more']}>
          <Button size="s" kind="quiet" onClick={() => void load(entries ?? [])} busy={state === 'busy' && t('loading')}>
            {t('older')}
          </Button>
        </div>
      )}
    </section>
  );
}

const Note = ({ entry: { kind, title, text, path, at, isRead }, press }: { readonly entry: Entry; readonly press: () => void }) => {
  const t = useWords(bellWords);
  const f = useFormat();
  const Icon = icons[kind];
  const content = (
    <>
      <span className={styles['icon']}>
        <Icon size={20} stroke={1.5} aria-hidden />
      </span>
      <span>
        <b>{title}</b>
        <small>{text}</small>
        <time dateTime={at}>{f.shortInstant(at)}</time>
        {!isRead && <span className="sr">, {t('new')}</span>}
      </span>
      {!isRead && <i aria-hidden />}
    </>
  );
  return (
    <li className={isRead ? undefined : styles['unread']}>
      {path === null ? (
        <button type="button" onClick={press}>
          {content}
        </button>
      ) : (
        <Link to={path} onClick={press}>
          {content}
        </Link>
      )}
    </li>
  );
};
