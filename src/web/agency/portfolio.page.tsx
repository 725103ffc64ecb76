/** The agreements of the reader: an agent's clients with the insurance, and what an owner has agreed with agents. */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { agencyCalls } from '../../contract/agency/endpoints.ts';
import type { OutputOf } from '../../contract/kit/call.ts';
import { agencyPageWords } from '../../words/agency/page.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { Link } from '../kit/page/link.tsx';
import { Pager } from '../kit/page/pager.tsx';
import { pageIn } from '../kit/page/pages.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Badge } from '../kit/parts/badge.tsx';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './agency.module.css';
import { InsureForm } from './parts/insure-form.tsx';
import { StatusBadge } from './parts/status-badge.tsx';

type Item = OutputOf<typeof agencyCalls.listAgreements>['list']['items'][number];

export const loader = async (args: LoaderFunctionArgs) => {
  const { uid, isAgent } = requireSession(args);
  const found = orErrorPage(await ask(args.context)(agencyCalls.listAgreements, { page: pageIn(args.url) }));
  return { ...found, uid, isAgent, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta({ title: translatorOf(agencyPageWords, loaderData.lang)(`list.title.${loaderData.isAgent ? 'agent' : 'owner'}`), noindex: true })
    : [];

export default function PortfolioPage() {
  const { list, insurance, isAgent, uid } = useLoaderData<typeof loader>();
  const t = useWords(agencyPageWords);
  // An owner hears as a person only of what they accepted.
  useLive([`user:${uid}`, ...list.items.map(({ id }) => `agreement:${id}`)]);
  const who = isAgent ? 'agent' : 'owner';
  return (
    <>
      <header className={styles['head']}>
        <h1>{t(`list.title.${who}`)}</h1>
        <p>{t(`list.text.${who}`)}</p>
      </header>
      {isAgent && <InsureForm insurance={insurance} />}
      {list.total === 0 ? (
        <Empty
          title={t('list.empty')}
          text={t(`list.empty.${who}`)}
          action={<ButtonLink to="/moja-tablica/my-offers/unsigned-offers">{t('list.empty.act')}</ButtonLink>}
        />
      ) : (
        <>
          <ul className={styles['list']}>
            {list.items.map((item) => (
              <AgreementItem key={item.id} item={item} />
            ))}
          </ul>
          <Pager page={list.page} pages={list.pages} />
        </>
      )}
    </>
  );
}

const AgreementItem = ({ item }: { readonly item: Item }) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  const { id, offerName, offerAddress, other, side, rent, lastDay, answerUntil, status, needsForm } = item;
  return (
    <li>
      <div className={styles['stack']}>
        <h2>
          <Link to={`/agency-agreement/accept/${id}`}>{offerName}</Link>
        </h2>
        <p className={styles['small']}>
          {offerAddress} · {t(`list.other.${side}`, { name: other })} · {t('rentValue', { rent: f.money(rent) })}
          {status === 'pending' && answerUntil !== null && ` · ${t('list.answer', { until: f.instant(answerUntil) })}`}
          {status === 'signed' && ` · ${t('list.lastDay', { day: f.day(lastDay) })}`}
        </p>
      </div>
      <div className={styles['tags']}>
        <StatusBadge agreement={item} />
        {needsForm && <Badge tone="amber">{t('list.form')}</Badge>}
      </div>
    </li>
  );
};
