/** The wanted listings of the reader's company. */

import { IconListSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import type { Ask } from '../../contract/kit/client.ts';
import { placeAlertCalls } from '../../contract/wanted/endpoints/place-alerts.ts';
import { wantedCalls } from '../../contract/wanted/endpoints.ts';
import type { OwnWantedListing } from '../../contract/wanted/schema.ts';
import { isCompanyAccepted } from '../../domain/accounts/rules/verification-status.ts';
import { type AlertFrequency, alertFrequencies } from '../../domain/search/rules/alert.ts';
import { alertNumbers } from '../../domain/search/rules/alert-numbers.ts';
import { wantedNumbers } from '../../domain/wanted/rules/wanted-numbers.ts';
import { wantedWords } from '../../words/wanted/page.ts';
import { boardPath, requireSession, useViewer } from '../accounts/parts/session.ts';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { Dialog } from '../kit/dialog/dialog.tsx';
import { useToast } from '../kit/dialog/toasts.tsx';
import { useLive } from '../kit/live/use-live.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { Note } from '../kit/parts/note.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { InstantSelect } from '../kit/parts/switch/instant-select.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import styles from './own.module.css';
import { useOffersWay } from './parts/empty/nothing.tsx';
import { offerTotalOf } from './parts/empty/offer-total.ts';
import { type Way, Ways } from './parts/empty/ways.tsx';
import { entryOf, newEntry } from './parts/entry.ts';
import { OwnListing } from './parts/own-listing.tsx';
import { AlertList } from './parts/place-alerts/alert-list.tsx';
import WantedForm from './parts/wanted-form.tsx';

/** How much stands elsewhere: offers, and what others look for. */
const aroundOf = async (asking: Ask) => {
  const [offers, board] = await Promise.all([
    offerTotalOf(asking),
    asking(wantedCalls.listWantedListings, { radius: wantedNumbers.boardRadiusKm, page: 1 }),
  ]);
  return { offers, board: board.ok ? board.value.total : null };
};

export const loader = async (args: LoaderFunctionArgs) => {
  const viewer = requireSession(args);
  const [read, places] = await Promise.all([
    ask(args.context)(wantedCalls.listOwnWanted, {}),
    ask(args.context)(placeAlertCalls.listPlaceAlerts, {}),
  ]);
  const [own, alerts] = [orErrorPage(read), orErrorPage(places)];
  const around = own.listings.length > 0 ? null : await aroundOf(ask(args.context));
  const company = viewer.company !== null && isCompanyAccepted(viewer) ? [`company:${viewer.company.id}`] : [];
  return { ...own, alerts, around, topics: [`user:${viewer.uid}`, ...company], lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(wantedWords, loaderData.lang)('mine.title'), noindex: true }) : [];

/** What the form is open for. */
type Editing = { readonly listing: OwnWantedListing | null };

export default function OwnPage() {
  const { companyName, listings, max, blocker, seekerFrequency, seekerMails, alerts, topics } = useLoaderData<typeof loader>();
  const t = useWords(wantedWords);
  const lang = useLang();
  const toast = useToast();
  const [editing, setEditing] = useState<Editing | null>(null);
  useLive(topics);
  const close = (): void => setEditing(null);
  const saved = (location: string): void => {
    toast.good(t(editing?.listing ? 'form.saved' : 'form.published', { location }));
    close();
  };
  const add = (): void => setEditing({ listing: null });
  const n = listings.length;
  const ways = useOtherPlaces();
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1>{t('mine.title')}</h1>
          <p>{n > 0 ? t('mine.lead', { company: companyName ?? '', n, max }) : t('mine.lead.none')}</p>
        </div>
        {n > 0 && blocker === null && (
          <Button kind="main" onClick={add}>
            {t('mine.add')}
          </Button>
        )}
      </header>
      <Blocked />
      {n > 0 ? (
        <ul className={styles['grid']}>
          {listings.map((listing) => (
            <li key={listing.id}>
              <OwnListing listing={listing} onEdit={() => setEditing({ listing })} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          title={t('mine.empty')}
          text={t('mine.empty.text')}
          picture="/art/blank-2.svg"
          action={
            <>
              {blocker === null && (
                <Button kind="main" onClick={add}>
                  {t('mine.empty.act')}
                </Button>
              )}
              <Ways ways={ways} />
            </>
          }
        />
      )}
      {seekerMails.isOn ? <SeekerMails frequency={seekerFrequency} /> : <NoSeekerMails />}
      <AlertList {...alerts} />
      {editing && (
        <Dialog open onClose={close} size="xl" title={editing.listing ? t('form.edit', { location: editing.listing.location }) : t('form.title')}>
          <WantedForm
            first={editing.listing ? entryOf(editing.listing, lang) : newEntry()}
            {...(editing.listing && { listingId: editing.listing.id })}
            onSaved={saved}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  );
}

/** Where there is something while the reader's company looks for nothing. */
const useOtherPlaces = (): readonly Way[] => {
  const { around } = useLoaderData<typeof loader>();
  const t = useWords(wantedWords);
  const offers = useOffersWay(around?.offers ?? null);
  const board = around?.board ?? null;
  const others: Way = {
    ...{ icon: IconListSearch, to: '/wanted-listings', text: t('mine.board') },
    note: board === null ? '' : t('count.all', { n: board }),
  };
  return offers === null ? [others] : [offers, others];
};

/** Why nothing can be added now, and where that is changed. */
const Blocked = () => {
  const { blocker, max } = useLoaderData<typeof loader>();
  const t = useWords(wantedWords);
  const viewer = useViewer();
  if (blocker === null) return null;
  const next = boardPath(viewer);
  return (
    <div className={styles['note']}>
      <Note tone="amber">
        {blocker === 'wanted.limit' ? t('mine.limit', { max }) : t('add.steps')}{' '}
        {blocker !== 'wanted.limit' && (
          <ButtonLink size="s" to={next}>
            {t('add.steps.act')}
          </ButtonLink>
        )}
      </Note>
    </div>
  );
};

/** Mails of this kind are switched off as a whole, whatever is chosen here. */
const NoSeekerMails = () => {
  const t = useWords(wantedWords);
  return (
    <p className={styles['mails']}>
      {t('mine.seekers.off')} <Link to="/moja-tablica/advanced/notifications">{t('mine.seekers.on')}</Link>
    </p>
  );
};

/** How often an owner hears of companies that look for premises like theirs. */
const SeekerMails = ({ frequency }: { readonly frequency: AlertFrequency }) => {
  const t = useWords(wantedWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const change = async (chosen: AlertFrequency): Promise<void> => {
    const answer = await act(wantedCalls.setSeekerAlert, { frequency: chosen });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select stands in it
    <label className={styles['mails']}>
      {t('mine.seekers')}
      <InstantSelect
        value={frequency}
        choices={alertFrequencies}
        nameOf={(one) => t(`frequency.${one}`, { n: alertNumbers.collectMinutes })}
        onChange={change}
      />
    </label>
  );
};
