/** The page of an offer. */

import { IconMapPin, IconPrinter, IconShare } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { isAdmin } from '../../domain/accounts/permissions.ts';
import { offerPath } from '../../domain/kit/page/deal-paths.ts';
import { isSale } from '../../domain/offers/rules/sale.ts';
import { nameWords } from '../../words/kit/names.ts';
import { outcomeWords } from '../../words/offers/outcome.ts';
import { offerWords } from '../../words/offers/view.ts';
import { useViewer } from '../accounts/parts/session.ts';
import { lazyPart } from '../kit/first-page/lazy-part.tsx';
import { useNear } from '../kit/first-page/use-near.ts';
import { ownTopics } from '../kit/live/own-topics.ts';
import { useLive } from '../kit/live/use-live.ts';
import { PlacesMap } from '../kit/map/map.tsx';
import { publicPath } from '../kit/page/addresses.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage, originOf } from '../kit/page/request.ts';
import { revalidateUnlessSignIn } from '../kit/page/revalidate.ts';
import { pageMeta } from '../kit/page/title.ts';
import { useShareLink } from '../kit/page/use-share-link.ts';
import { Button } from '../kit/parts/button.tsx';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './offer.module.css';
import { readSimilar } from './parts/outcome/read-similar.ts';
import { addressOf } from './parts/page/address.ts';
import { OfferBooking } from './parts/page/booking.tsx';
import { OfferGallery } from './parts/page/gallery/gallery.tsx';
import { offerHead } from './parts/page/head.ts';
import {
  GuestDoor,
  HeartOfVisitor,
  OfferCosts,
  OfferDetails,
  OfferGone,
  OfferGoneOfReader,
  OfferHeart,
  OfferKeys,
  OfferQuestion,
  PhoneBar,
  QuestionOfVisitor,
} from './parts/page/server-only.ts';
import type { OfferViewData } from './parts/page/view.ts';

/** The page works without scripts (links, forms and disclosures are the browser's own), so they are fetched late: docs/first-pages.md. */
export const handle = { scripts: 'deferred' };

export const shouldRevalidate = revalidateUnlessSignIn;

export const loader = async (args: LoaderFunctionArgs) => {
  const offerId = args.params['id'] ?? '';
  const lang = langOf(args.context);
  const here = { lang, origin: originOf(args.context), pathname: publicPath(lang, offerPath(offerId)) };
  const answer = await ask(args.context)(offersCalls.getOffer, { offerId });
  // Somebody may be reading the page just now: it says what became of the offer and does not vanish.
  const outcome = answer.ok || answer.refusal.kind !== 'missing' ? null : await ask(args.context)(offersCalls.getOfferOutcome, { offerId });
  if (!outcome?.ok) {
    const offer = orErrorPage(answer);
    return data({ offer, outcome: null, head: offerHead(offer, here) });
  }
  const similar = await readSimilar(ask(args.context), outcome.value);
  const head = pageMeta({ title: translatorOf(outcomeWords, here.lang)(`title.${outcome.value.outcome}`), noindex: true });
  return data({ offer: null, outcome: { ...outcome.value, similar }, head }, { status: 410 });
};

/** What the pin of the building says: its street and number, in a village without streets its name. */
const pinLabel = ({ address }: OfferViewData['form']): string =>
  [address?.street, address?.houseNumber].filter(Boolean).join(' ') || (address?.city ?? '');

/** Written by the server alone: what programs read of a page costs the first visit nothing. */
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.head ?? [];

const Crumbs = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerWords);
  const name = useWords(nameWords);
  const use = offer.form.legalMainUse ?? 'office';
  const city = offer.form.address?.city;
  return (
    <nav className={styles['crumbs']} aria-label={t('crumb.label')}>
      <Link to="/offers">{t('crumb.offers')}</Link>
      <Link to={`/offers?premisesPurpose=${use}`}>{name(`mainUse.${use}`)}</Link>
      {city && <Link to={`/offers?premisesPurpose=${use}&city=${encodeURIComponent(city)}`}>{city}</Link>}
      <span>{t('number', { number: String(offer.number) })}</span>
    </nav>
  );
};

const Share = () => {
  const t = useWords(offerWords);
  const share = useShareLink({ shared: t('shared'), failed: t('share.failed') });
  return (
    <>
      <Button kind="quiet" onClick={share}>
        <IconShare size={20} stroke={1.5} aria-hidden />
        {t('share')}
      </Button>
      <Button kind="quiet" onClick={() => print()}>
        <IconPrinter size={20} stroke={1.5} aria-hidden />
        {t('print')}
      </Button>
    </>
  );
};

const RememberVisit = lazyPart(() => import('./parts/recent/remember-visit.tsx'));
const SimilarToOffer = lazyPart(() => import('./parts/outcome/similar-to-offer.tsx'));
const nothing = (): void => undefined;

/** Fetched when it is nearly in sight; the page misses nothing without it. */
const Similar = ({ offer: { id } }: { readonly offer: OfferViewData }) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return <div ref={place}>{isNear && <SimilarToOffer offerId={id} onLoadFailure={nothing} />}</div>;
};

export default function OfferPage() {
  const { offer, outcome } = useLoaderData<typeof loader>();
  const viewer = useViewer();
  // What was chosen, ticked and typed for one offer is not for the next one, which a link on its page leads to.
  if (offer !== null) return <OpenOffer key={offer.id} offer={offer} />;
  if (viewer.kind === 'visitor') return <OfferGone outcome={outcome} />;
  return (
    <Suspense>
      <OfferGoneOfReader outcome={outcome} />
    </Suspense>
  );
}

const OpenOffer = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerWords);
  const viewer = useViewer();
  useLive([
    `public-offer:${offer.id}`,
    ...(viewer.kind === 'visitor' ? [] : [`offer:${offer.id}`, ...ownTopics(viewer)]),
    // Questions that wait are shown to admins, too.
    ...(isAdmin(viewer) ? ['admin'] : []),
  ]);
  const marker = offer.form.geoMarker;
  // A visitor is shown published offers only.
  const isOpen = viewer.kind === 'visitor' || offer.allowed.includes('favourite');
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <Crumbs offer={offer} />
      <header className={styles['title']}>
        <div>
          <h1>{offer.form.name}</h1>
          <p>
            <IconMapPin size={18} stroke={1.5} aria-hidden />
            {addressOf(offer.form)}
          </p>
        </div>
        <div className={styles['acts']}>
          {viewer.kind === 'visitor' ? <HeartOfVisitor offer={offer} /> : <Suspense>{!offer.isOwner && <OfferHeart offer={offer} />}</Suspense>}
          {isOpen && <div data-compare={offer.id} data-name={offer.form.name} />}
          <Share />
        </div>
      </header>
      <div className={styles['columns']}>
        <div className={styles['first']}>
          <OfferGallery offer={offer} />
          <OfferKeys offer={offer} />
          {offer.private && !isSale(offer.form) && (
            <Suspense>
              <OfferCosts terms={offer.private} surface={offer.form.areaDetails?.surface ?? 0} />
            </Suspense>
          )}
          {viewer.kind === 'visitor' && !offer.expired && <GuestDoor offer={offer} />}
        </div>
        <div className={styles['rest']}>
          <OfferDetails offer={offer} />
          {viewer.kind === 'visitor' ? (
            <QuestionOfVisitor offer={offer} />
          ) : (
            <Suspense>
              <OfferQuestion offer={offer} />
            </Suspense>
          )}
          {marker && (
            <section className={styles['place']}>
              <h2>{t('place')}</h2>
              <PlacesMap
                single
                pins={[
                  {
                    id: offer.id,
                    lat: marker.lat,
                    lng: marker.lng,
                    label: pinLabel(offer.form),
                    booked: false,
                    name: offer.form.name ?? '',
                  },
                ]}
              />
            </section>
          )}
        </div>
        <div className={styles['aside']}>
          <OfferBooking offer={offer} />
        </div>
      </div>
      <Similar offer={offer} />
      <PhoneBar offer={offer} />
      <RememberVisit offerId={offer.id} onLoadFailure={nothing} />
    </main>
  );
};
