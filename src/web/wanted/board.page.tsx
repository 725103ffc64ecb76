/** The public board of what companies look for. */

import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useRevalidator } from 'react-router';
import { searchCalls } from '../../contract/search/endpoints.ts';
import { wantedCalls } from '../../contract/wanted/endpoints.ts';
import type { WantedCard as Card } from '../../contract/wanted/schema.ts';
import { workspacePath } from '../../domain/kit/page/paths.ts';
import { wantedNumbers } from '../../domain/wanted/rules/wanted-numbers.ts';
import { wantedWords } from '../../words/wanted/page.ts';
import { boardPath, viewerOf } from '../accounts/parts/session.ts';
import { refusalTextOf } from '../kit/calls/use-refusal.ts';
import { lazyPart } from '../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../kit/first-page/use-load-failure.ts';
import { useLive } from '../kit/live/use-live.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { Pager } from '../kit/page/pager.tsx';
import { ask, langOf, originOf } from '../kit/page/request.ts';
import { revalidateUnlessSignIn } from '../kit/page/revalidate.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button } from '../kit/parts/button.tsx';
import { Note } from '../kit/parts/note.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './board.module.css';
import { AddPanel } from './parts/add-panel.tsx';
import { BoardFilter } from './parts/board-filter.tsx';
import { BoardMap } from './parts/board-map.tsx';
import { type BoardQuery, readBoardQuery } from './parts/board-query.ts';
import { Nothing, type SeekerMails } from './parts/empty/nothing.tsx';
import { offerTotalOf } from './parts/empty/offer-total.ts';
import { How } from './parts/how.tsx';
import { AlertButton } from './parts/place-alerts/alert-button.tsx';
import { type OwnAlert, ownAlertOf } from './parts/place-alerts/own-alert.ts';
import type { ToEnd } from './parts/to-end.tsx';
import { WantedCard } from './parts/wanted-card.tsx';

export const shouldRevalidate = revalidateUnlessSignIn;

// Who only reads the board does not fetch the dialog.
const SendOffer = lazyPart(() => import('./parts/send-offer.tsx'));

type BoardPlace = {
  readonly query: BoardQuery;
  /** Why a place that was asked for narrows nothing. */
  readonly trouble: 'none' | 'internal' | null;
};

/** A place that was sent without its point (no scripts, or typed and not chosen) is the first that answers its name. */
const withPoint = async (context: LoaderFunctionArgs['context'], query: BoardQuery): Promise<BoardPlace> => {
  if (query.point !== null || query.place === '') return { query, trouble: null };
  if (query.place.length < wantedNumbers.searchFrom) return { query, trouble: 'none' };
  const found = await ask(context)(searchCalls.suggestPlaces, { input: query.place.slice(0, wantedNumbers.searchMax) });
  if (!found.ok) return { query, trouble: 'internal' };
  const first = found.value.predictions[0];
  const place = first && (await ask(context)(searchCalls.getPlace, { place_id: first.place_id }));
  return place?.ok ? { query: { ...query, point: place.value.location }, trouble: null } : { query, trouble: 'none' };
};

/** What the board knows of a reader with a workspace. */
type OwnListings = {
  /** Their company's listings, where it has as many as it may: said before the form is filled in. */
  readonly full: readonly ToEnd[] | null;
  readonly mails: SeekerMails;
};

const ownOf = async (context: LoaderFunctionArgs['context']): Promise<OwnListings | null> => {
  if (boardPath(viewerOf(context)) !== workspacePath || viewerOf(context).kind === 'visitor') return null;
  const own = await ask(context)(wantedCalls.listOwnWanted, {});
  if (!own.ok) return null;
  const { blocker, listings, seekerFrequency: frequency, seekerMails } = own.value;
  const full = blocker === 'wanted.limit' ? listings.map(({ id, location, use, createdAt, sent }) => ({ id, location, use, createdAt, sent })) : null;
  return { full, mails: { frequency, ...seekerMails } };
};

/** A visitor has no alerts. */
const nobodys: OwnAlert = { alert: null, mailsOn: true };

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { query, trouble } = await withPoint(context, readBoardQuery(url.searchParams));
  const { point, radius, use, page } = query;
  const [answer, own, ownAlert] = await Promise.all([
    ask(context)(wantedCalls.listWantedListings, { ...(point ?? {}), radius, page, ...(use === null ? {} : { use }) }),
    ownOf(context),
    viewerOf(context).kind === 'visitor' ? nobodys : ownAlertOf(ask(context), query),
  ]);
  const lang = langOf(context);
  // The page stands without its list: what went wrong is said in the list's place.
  const board = answer.ok
    ? { ...answer.value, failure: null }
    : { items: [], page: 1, pages: 1, total: 0, beyond: null, failure: refusalTextOf(answer.refusal, lang) };
  const offers = board.beyond?.all === 0 ? await offerTotalOf(ask(context)) : null;
  return {
    board,
    query,
    trouble,
    offers,
    own,
    ownAlert,
    lang,
    origin: originOf(context),
    pathname: url.pathname,
    isNarrowed: url.searchParams.size > 0,
  };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return [];
  const { board, lang, origin, pathname, isNarrowed } = loaderData;
  const t = translatorOf(wantedWords, lang);
  const url = { origin, pathname, lang };
  const itemListElement = board.items.map(({ id, location, description }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: { '@type': 'Demand', identifier: id, name: location, ...(description !== '' && { description }) },
  }));
  return pageMeta({
    title: t('title.meta'),
    description: t('description'),
    url,
    schema: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: t('title.meta'),
      url: origin + publicPath(lang, '/wanted-listings'),
      itemListElement,
    },
    noindex: isNarrowed,
  });
};

export default function BoardPage() {
  const { board, query, trouble, offers, own, ownAlert } = useLoaderData<typeof loader>();
  const t = useWords(wantedWords);
  useLive(['wanted']);
  // Not within its card: a listing that ends meanwhile goes from the list, and the dialog stays to say so.
  const [sending, setSending] = useState<Card | null>(null);
  const loadFailed = useLoadFailure(() => setSending(null));
  const version = board.items.map(({ id }) => id).join();
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <How />
      </header>
      <AddPanel full={own?.full ?? null} />
      <BoardFilter query={query} />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {trouble && (
            <div role="alert">
              <Note tone="amber" title={t(`place.${trouble}`)}>
                {t('filter.place.ignored', { place: query.place })}
              </Note>
            </div>
          )}
          {board.failure === null ? (
            <Listings board={board} query={query} offers={offers} own={own} ownAlert={ownAlert} onSend={setSending} />
          ) : (
            <Failed reason={board.failure} />
          )}
          <Pager page={board.page} pages={board.pages} />
        </div>
        <BoardMap query={query} version={version} />
      </div>
      {sending && <SendOffer listing={sending} onClose={() => setSending(null)} onLoadFailure={loadFailed} />}
    </main>
  );
}

type Data = Awaited<ReturnType<typeof loader>>;

const Listings = ({
  board,
  query,
  offers,
  own,
  ownAlert,
  onSend,
}: Pick<Data, 'board' | 'query' | 'offers' | 'own' | 'ownAlert'> & { readonly onSend: (listing: Card) => void }) => {
  const t = useWords(wantedWords);
  if (board.beyond !== null) return <Nothing query={query} beyond={board.beyond} offers={offers} mails={own?.mails ?? null} ownAlert={ownAlert} />;
  return (
    <>
      <div className={styles['count']}>
        <div role="status">
          <h2>{query.point === null ? t('count.all', { n: board.total }) : t('count.near', { n: board.total, km: query.radius })}</h2>
        </div>
        <AlertButton query={query} ownAlert={ownAlert} />
      </div>
      <ul className={styles['list']}>
        {board.items.map((listing) => (
          <li key={listing.id}>
            <WantedCard listing={listing} onSend={() => onSend(listing)} />
          </li>
        ))}
      </ul>
    </>
  );
};

const Failed = ({ reason }: { readonly reason: string }) => {
  const t = useWords(wantedWords);
  const { revalidate } = useRevalidator();
  return (
    <div role="alert">
      <Empty title={t('failed.text', { reason })} action={<Button onClick={() => void revalidate()}>{t('failed.again')}</Button>} />
    </div>
  );
};
