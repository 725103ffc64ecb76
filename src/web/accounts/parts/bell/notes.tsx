/** The notes of the bell, the newest first. */

import {
  IconBuildingStore,
  IconHeart,
  IconMail,
  IconMapPin,
  IconMessage,
  IconSearch,
  IconSend,
  IconSettings,
  IconShieldCheck,
  IconSpeakerphone,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
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
import { type NoteList, withNewest } from './note-list.ts';

type Entry = OutputOf<typeof bellCalls.listBell>['entries'][number];

const icons = {
  account: IconUser,
  verification: IconShieldCheck,
  deals: IconBuildingStore,
  letters: IconMessage,
  favourites: IconHeart,
  savedSearches: IconSearch,
  newOffers: IconMail,
  wanted: IconSpeakerphone,
  placeAlerts: IconMapPin,
  outreach: IconSend,
} satisfies Record<MailKind, TablerIcon>;

export default function Notes({ unread, rung, close }: { readonly unread: number; readonly rung: number; readonly close: () => void }) {
  const t = useWords(bellWords);
  const [list, setList] = useState<NoteList<Entry> | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('busy');
  const asked = useRef(0);
  /** Reads the page after `before`, or the newest one. Only the answer to the latest question counts. */
  const load = useCallback(async (before?: string): Promise<void> => {
    const turn = ++asked.current;
    setState('busy');
    const answer = await browserAsk(bellCalls.listBell, before ? { before } : {});
    if (turn !== asked.current) return;
    if (!answer.ok) return setState('failed');
    const { entries: page, isMore: more } = answer.value;
    setList((list) => (before ? { entries: [...(list?.entries ?? []), ...page], isMore: more } : withNewest(list, { entries: page, isMore: more })));
    setState('idle');
  }, []);
  // With every notice the newest page is read again; older pages that were opened stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number stands for what has come
  useEffect(() => {
    void load();
  }, [rung, load]);
  const entries = list?.entries ?? null;
  const older = (): void => void load(entries?.at(-1)?.id);
  const mark = (what: { readonly ids: string[] } | { readonly until: string }): void => {
    void browserAsk(bellCalls.markBellRead, what);
  };
  const newest = entries?.[0];
  return (
    <section className={styles['panel']} aria-label={t('list')}>
      <header>
        <h2>{t('title')}</h2>
        {unread > 0 && newest && (
          <button type="button" className={styles['all']} onClick={() => mark({ until: newest.id })}>
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
                if (!entry.isRead) mark({ ids: [entry.id] });
                close();
              }}
            />
          ))}
        </ul>
      )}
      {state === 'failed' && (
        <div role="alert" className={styles['empty']}>
          <p>{t('failed')}</p>
          <Button size="s" onClick={older}>
            {t('again')}
          </Button>
        </div>
      )}
      {entries === null && state === 'busy' && <p className={styles['empty']}>{t('loading')}</p>}
      {list?.isMore && state !== 'failed' && (
        <div className={styles['more']}>
          <Button size="s" kind="quiet" onClick={older} busy={state === 'busy' && t('loading')}>
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
