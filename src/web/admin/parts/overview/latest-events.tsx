import type { eventCalls } from '../../../../contract/admin/endpoints/events.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { isEventMethod } from '../../../../domain/admin/rules/event-methods.ts';
import { offerPath } from '../../../../domain/kit/page/deal-paths.ts';
import { eventWords } from '../../../../words/admin/events.ts';
import { overviewWords } from '../../../../words/admin/overview.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './overview.module.css';

type Entry = OutputOf<typeof eventCalls.listEvents>['items'][number];

/** The newest entries of the event log: what happened, to whom or to which offer, and who did it. */
export const LatestEvents = ({ items }: { readonly items: readonly Entry[] }) => {
  const t = useWords(overviewWords);
  const e = useWords(eventWords);
  const f = useFormat();
  return (
    <section className={styles['events']} aria-labelledby="latest">
      <header>
        <h2 id="latest">{t('events.title')}</h2>
        <Link to="/admin/events">{t('events.all')}</Link>
      </header>
      {items.length === 0 ? (
        <p>{e('empty')}</p>
      ) : (
        <ol>
          {items.map((entry) => (
            <li key={entry.id}>
              <time dateTime={entry.at}>{f.shortInstant(entry.at)}</time>
              <span>
                {isEventMethod(entry.method) ? e(`method.${entry.method}`) : entry.method}
                <About entry={entry} />
              </span>
              <span>{entry.by === null ? e('system') : <Who who={entry.by} />}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

const Who = ({ who: { uid, name } }: { readonly who: NonNullable<Entry['by']> }) => (
  <Link to={`/admin/users/${encodeURIComponent(uid)}`}>{name}</Link>
);

const About = ({ entry: { about, offerId } }: { readonly entry: Entry }) => {
  const t = useWords(overviewWords);
  return (
    <>
      {about !== null && (
        <>
          {': '}
          <Who who={about} />
        </>
      )}
      {offerId !== null && (
        <>
          {', '}
          <Link to={offerPath(offerId)}>{t('events.offer')}</Link>
        </>
      )}
    </>
  );
};
