/** A list of the workspace. */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router';
import type { Ask } from '../../contract/kit/client.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { workspaceCalls } from '../../contract/workspace/endpoints.ts';
import { isConfirmed } from '../../domain/accounts/permissions.ts';
import { boardWords } from '../../words/workspace/board.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { useToast } from '../kit/dialog/toasts.tsx';
import { ownTopics } from '../kit/live/own-topics.ts';
import { useLive } from '../kit/live/use-live.ts';
import { Link } from '../kit/page/link.tsx';
import { Pager } from '../kit/page/pager.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { translatorOf, useWords } from '../kit/words/words.ts';
import { useFavourites } from '../offers/parts/favourite/use-favourites.ts';
import { useNewOffer } from '../offers/parts/form/use-new-offer.ts';
import CompareTray from '../search/parts/compare/compare-tray.tsx';
import styles from './board.module.css';
import { type BoardList, boardQuery, type SortOption, sortOptionsFor } from './parts/board.ts';
import { BoardCard, type BoardCardData } from './parts/card.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const viewer = requireSession(args);
  const seesPrices = isConfirmed(viewer);
  const query = boardQuery(args.url, seesPrices);
  const cards = orErrorPage(await ask(args.context)(workspaceCalls.listOffers, query));
  const reserved = query.list === 'active' ? await countReserved(ask(args.context)) : 0;
  return {
    cards,
    query,
    reserved,
    orders: sortOptionsFor(query.list, seesPrices),
    topics: ownTopics(viewer),
    lang: langOf(args.context),
  };
};

/** How many offers of one's own somebody has reserved: they have left the list of offers, and it says so. */
const countReserved = async (asking: Ask): Promise<number> => {
  const counts = await asking(workspaceCalls.countOffers, {});
  return counts.ok ? counts.value.reserved : 0;
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(boardWords, loaderData.lang)(`${loaderData.query.list}.title`), noindex: true }) : [];

const AddButton = () => {
  const t = useWords(boardWords);
  const { start, busy } = useNewOffer();
  return (
    <Button kind="main" busy={busy && t('adding')} onClick={() => void start()}>
      {t('add')}
    </Button>
  );
};

type SortProps = { readonly list: BoardList; readonly value: SortOption; readonly orders: readonly SortOption[] };

const Sort = ({ list, value, orders }: SortProps) => {
  const t = useWords(boardWords);
  const [params, setParams] = useSearchParams();
  return (
    <label className={styles['sort']}>
      {t('sort')}
      <select value={value} onChange={(event) => setParams({ ...Object.fromEntries(params), sort: event.currentTarget.value, page: '1' })}>
        {orders.map((option) => (
          <option key={option} value={option}>
            {t(list === 'favorites' && isByKeeping(option) ? `sort.kept.${option}` : `sort.${option}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Of favourites it is when they were kept, not when somebody began to write the offer. */
const isByKeeping = (option: SortOption): option is 'createdAt-asc' | 'createdAt-desc' => option.startsWith('createdAt');

const isOwners = (list: BoardList): boolean => list === 'unsigned' || list === 'active';

/** What fills a list: premises of one's own, or an offer of somebody else. */
const isFilledByAdding = (list: BoardList): boolean => isOwners(list) || list === 'signed-landlord';

const NothingYet = ({ list, reserved }: { readonly list: BoardList; readonly reserved: number }) => {
  const t = useWords(boardWords);
  const isAllReserved = reserved > 0;
  return (
    <Empty
      title={isAllReserved ? t('active.reserved') : t(`${list}.empty`)}
      text={isAllReserved ? t('active.reserved.text') : t(`${list}.empty.text`)}
      picture="/art/blank-2.svg"
      action={isFilledByAdding(list) ? <AddButton /> : <ButtonLink to="/offers">{t('browse')}</ButtonLink>}
    />
  );
};

/** Tells about a deletion and offers to undo it while the server still allows it. */
const useUndo = () => {
  const t = useWords(boardWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const undo = (offerId: string) => ({ label: t('undo'), onPress: () => void restore(offerId) });
  const restore = async (offerId: string): Promise<void> => {
    const answer = await act(offersCalls.restoreOffer, { offerId });
    if (answer.ok) return toast.good(t('restored'));
    // What did not reach the server can be undone by another press, as long as the server allows it.
    toast.bad(refusalText(answer.refusal), undefined, answer.refusal.kind === 'network' ? undo(offerId) : undefined);
  };
  return (card: BoardCardData): void => toast.good(t('deleted', { name: card.name || t('unnamed') }), undefined, undo(card.id));
};

export default function BoardPage() {
  const { cards, query, reserved, orders, topics } = useLoaderData<typeof loader>();
  const t = useWords(boardWords);
  const offerUndo = useUndo();
  const favouriteOf = useFavourites();
  useLive(topics);
  const { list } = query;
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1>{t(`${list}.title`)}</h1>
          <p>{t(`${list}.text`)}</p>
        </div>
        {isOwners(list) && cards.total > 0 && <AddButton />}
      </header>
      {reserved > 0 && (
        <p className={styles['reserved']}>
          <Link to="/moja-tablica/my-offers/booked-offers">{t('active.reserved.link', { n: reserved })}</Link>
        </p>
      )}
      {cards.total === 0 ? (
        <NothingYet list={list} reserved={reserved} />
      ) : (
        <>
          <div className={styles['bar']}>
            <span>{t('count', { n: cards.total })}</span>
            <Sort list={list} value={`${query.sort}-${query.direction}`} orders={orders} />
          </div>
          <ul className={styles['grid']}>
            {cards.items.map((card) => (
              <BoardCard key={card.id} card={card} onDeleted={offerUndo} {...(list === 'favorites' && { favourite: favouriteOf(card) })} />
            ))}
          </ul>
          <Pager page={cards.page} pages={cards.pages} />
          {list === 'favorites' && <CompareTray />}
        </>
      )}
    </>
  );
}
