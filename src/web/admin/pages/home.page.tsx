/** The console's first page: what waits, and the state of the system. */

import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from 'react-router';
import { adminCalls } from '../../../contract/admin/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { overviewWords } from '../../../words/admin/overview.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Card } from '../../kit/parts/card.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import type { ConsoleContext } from '../console.page.tsx';
import { WaitingList } from '../parts/waiting-list.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(adminCalls.getSystemState, {}));
};

/** What the operator has to see to, or that there is nothing. */
const SystemCard = ({ mails, trustList }: OutputOf<typeof adminCalls.getSystemState>) => {
  const t = useWords(adminWords);
  const f = useFormat();
  const troubles = [
    ...(mails.count > 0 && mails.since !== null
      ? [t('system.mails', { n: mails.count, since: f.instant(mails.since), reason: mails.reason ?? t('system.mails.silent') })]
      : []),
    ...(trustList.at === 'unreadable' ? [t('system.trustList', { reason: trustList.reason ?? '' })] : []),
  ];
  return (
    <Card title={t('system.title')}>
      {troubles.length === 0 && <p>{t('system.good')}</p>}
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
  const system = useLoaderData<typeof loader>();
  const { overview } = useOutletContext<ConsoleContext>();
  const t = useWords(adminWords);
  const waits = useWords(overviewWords);
  return (
    <>
      <header className={styles['head']}>
        <h1>{t('home.title')}</h1>
      </header>
      <div className={styles['home']}>
        <Card title={waits('title')}>
          <WaitingList overview={overview} />
        </Card>
        <SystemCard {...system} />
      </div>
    </>
  );
}
