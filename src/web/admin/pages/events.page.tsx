/** The console's event log: who did what, narrowed by a filter, and handed out as a table. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { eventCalls } from '../../../contract/admin/endpoints/events.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { allEventMethods, type EventKind, type EventMethod, eventKinds, isEventMethod } from '../../../domain/admin/rules/event-methods.ts';
import { accountNumbers, consoleNumbers } from '../../../domain/kit/numbers.ts';
import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
import { parseDay, parseInstant } from '../../../domain/kit/time.ts';
import { eventWords } from '../../../words/admin/events.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { ConsoleTable } from '../parts/console-table.tsx';
import { EventFilter, type Filter } from '../parts/events/event-filter.tsx';
import { OlderNav } from '../parts/older-nav.tsx';

type Query = InputOf<typeof eventCalls.listEvents>;

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const { filter, asked } = readFilter(args.url.searchParams);
  const isWrong = filter.wrong.offerId || filter.wrong.to;
  const list = isWrong ? { items: [], next: null } : orErrorPage(await ask(args.context)(eventCalls.listEvents, asked));
  return { ...list, filter, isWrong, isFirst: asked.before === undefined };
};

const readFilter = (params: URLSearchParams): { readonly filter: Filter; readonly asked: Query } => {
  const text = (name: string): string => params.get(name)?.trim().slice(0, accountNumbers.emailMax) ?? '';
  const kind = eventKinds.find((one): one is EventKind => one === text('kind'));
  const method = allEventMethods.find((one): one is EventMethod => one === text('method'));
  const [person, offerId, from, to] = [text('person'), text('offerId'), parseDay(text('from')), parseDay(text('to'))];
  const before = Number(text('before'));
  return {
    filter: {
      given: { kind: kind ?? '', method: method ?? '', person, offerId, from: from ?? '', to: to ?? '' },
      wrong: { offerId: offerId !== '' && !/^[A-Za-z0-9]{20}$/.test(offerId), to: from !== null && to !== null && to < from },
    },
    asked: {
      ...(kind && { kind }),
      ...(method && { method }),
      ...(person && { person }),
      ...(offerId && { offerId }),
      ...(from && { from }),
      ...(to && { to }),
      ...(Number.isInteger(before) && before > 0 && { before }),
    },
  };
};

export default function EventsPage() {
  const { items, next, filter, isWrong, isFirst } = useLoaderData<typeof loader>();
  const t = useWords(eventWords);
  const kept = Object.entries(filter.given).filter(([, value]) => value !== '');
  return (
    <>
      <ConsoleTable
        title={t('title')}
        text={t('text')}
        list={{ items }}
        keyOf={({ id }) => String(id)}
        empty={t('empty')}
        columns={[
          { head: t('when'), kind: 'unbroken', cell: (entry) => <When entry={entry} /> },
          { head: t('act'), cell: (entry) => <Act entry={entry} /> },
          { head: t('by'), named: true, cell: ({ by }) => (by === null ? t('system') : <Who who={by} />) },
          { head: t('about'), named: true, cell: (entry) => <About entry={entry} /> },
          { head: t('details'), named: true, cell: (entry) => <Details entry={entry} /> },
        ]}
      >
        <EventFilter filter={filter} />
      </ConsoleTable>
      <OlderNav kept={kept} next={next} isFirst={isFirst} />
      {!isWrong && <Export kept={kept} />}
    </>
  );
}

/** The answer is a file: the browser's own way fetches it, also before the page's code has come. */
const Export = ({ kept }: { readonly kept: readonly (readonly [name: string, value: string])[] }) => {
  const t = useWords(eventWords);
  return (
    <form method="post" action="/admin/events/export" className={styles['export']}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{t('export.text', { n: consoleNumbers.exportRows })}</p>
      <Button type="submit">{t('export')}</Button>
    </form>
  );
};

type Entry = OutputOf<typeof eventCalls.listEvents>['items'][number];

const When = ({ entry: { id, at } }: { readonly entry: Entry }) => {
  const f = useFormat();
  return (
    <>
      {f.instant(at)}
      <small>{id}</small>
    </>
  );
};

const Act = ({ entry: { method } }: { readonly entry: Entry }) => {
  const t = useWords(eventWords);
  return (
    <>
      {isEventMethod(method) ? t(`method.${method}`) : method}
      <small>
        <code>{method}</code>
      </small>
    </>
  );
};

const Who = ({ who: { uid, name } }: { readonly who: NonNullable<Entry['by']> }) => (
  <Link to={`/admin/users/${encodeURIComponent(uid)}`}>{name}</Link>
);

const About = ({ entry: { about, offerId } }: { readonly entry: Entry }) => {
  const t = useWords(eventWords);
  if (about === null && offerId === null) return '–';
  return (
    <>
      {about !== null && <Who who={about} />}
      {offerId !== null && (
        <small>
          <Link to={offerPath(offerId)}>{t('offer')}</Link>
        </small>
      )}
    </>
  );
};

/** Details that are amounts in grosze. */
const amounts: ReadonlySet<string> = new Set(['amount', 'newPrice']);

/** Names stand as in the log; moments and amounts, which it keeps in UTC and in grosze, as people read them. */
const Details = ({ entry: { details } }: { readonly entry: Entry }) => {
  const f = useFormat();
  const readable = ({ name, value }: Entry['details'][number]): string => {
    const at = parseInstant(value);
    if (at !== null) return f.instant(at);
    return amounts.has(name) && /^\d+$/.test(value) ? f.money(Number(value)) : value;
  };
  return details.map((one) => (
    <small key={one.name}>
      {one.name}: {readable(one)}
    </small>
  ));
};
