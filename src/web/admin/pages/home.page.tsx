/** The console's first page: what waits, what happened last, the figures of the day, and the state of the system. */

import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from 'react-router';
import { eventCalls } from '../../../contract/admin/endpoints/events.ts';
import { adminCalls } from '../../../contract/admin/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { consoleNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Card } from '../../kit/parts/card.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import type { ConsoleContext } from '../console.page.tsx';
import { CaseList } from '../parts/overview/case-list.tsx';
import { DayRuler } from '../parts/overview/day-ruler.tsx';
import { DayCard, MoneyCard } from '../parts/overview/figures.tsx';
import { LatestEvents } from '../parts/overview/latest-events.tsx';
import parts from '../parts/overview/overview.module.css';
import { ServicesCard } from '../parts/overview/services.tsx';
import { useSystemState } from '../parts/overview/use-system-state.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const mine = args.url.searchParams.has('mine');
  const asked = ask(args.context);
  const [system, overview, events] = await Promise.all([
    asked(adminCalls.getSystemState, {}).then(orErrorPage),
    asked(adminCalls.getOverview, { mine }).then(orErrorPage),
    asked(eventCalls.listEvents, {}).then(orErrorPage),
  ]);
  return { system, overview, mine, events: events.items.slice(0, consoleNumbers.eventsShown) };
};

/** What the operator has to see to, or that there is nothing. */
const SystemCard = ({ mails, trustList, services }: OutputOf<typeof adminCalls.getSystemState>) => {
  const t = useWords(adminWords);
  const f = useFormat();
  // Without a mail server none can be silent: what waits is sent by this program itself.
  const isEmbedded = services.some(({ name, mode }) => name === 'mail' && mode === 'embedded');
  const troubles = [
    ...(mails.count > 0 && mails.since !== null && !isEmbedded
      ? [t('system.mails', { n: mails.count, since: f.instant(mails.since), reason: mails.reason ?? t('system.mails.silent') })]
      : []),
    ...(trustList.at === 'unreadable' ? [t('system.trustList', { reason: trustList.reason ?? '' })] : []),
  ];
  return (
    <Card title={t('system.title')}>
      {troubles.length === 0 && <p>{isEmbedded && mails.count > 0 ? t('system.mails.embedded', { n: mails.count }) : t('system.good')}</p>}
      {troubles.map((text) => (
        <p key={text} role="alert">
          {text}
        </p>
      ))}
      {trustList.at === 'none' && <p>{t('system.trustList.none')}</p>}
    </Card>
  );
};

export default function AdminHomePage() {
  const { system: loaded, overview, mine, events } = useLoaderData<typeof loader>();
  const system = useSystemState(loaded);
  const { waiting } = useOutletContext<ConsoleContext>();
  const t = useWords(adminWords);
  const f = useFormat();
  return (
    <>
      <header className={styles['head']}>
        <h1>{t('home.title')}</h1>
        <p>{f.longDay(dayOf(overview.now))}</p>
      </header>
      <div className={parts['page']}>
        <div className={parts['main']}>
          <DayRuler now={overview.now} meetings={overview.meetings} />
          <CaseList waiting={waiting} overview={overview} mine={mine} />
          <LatestEvents items={events} />
        </div>
        <div className={parts['aside']}>
          <DayCard day={overview.day} />
          <MoneyCard money={overview.money} />
          <SystemCard {...system} />
          <ServicesCard services={system.services} />
        </div>
      </div>
    </>
  );
}
