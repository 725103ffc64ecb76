/** The page of an offer. */

import { IconMapPin, IconShare } from '@tabler/icons-react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { formatOf } from '../../words/kit/format.ts';
import { nameWords } from '../../words/kit/names.ts';
import { offerWords } from '../../words/offers/view.ts';
import { useToast } from '../kit/dialog/toasts.tsx';
import { useLive } from '../kit/live/use-live.ts';
import { PlacesMap } from '../kit/map/map.tsx';
import { publicPath } from '../kit/page/addresses.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage, originOf } from '../kit/page/request.ts';
import { revalidateUnlessSignIn } from '../kit/page/revalidate.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button } from '../kit/parts/button.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import styles from './offer.module.css';
import { OfferBooking } from './parts/page/booking.tsx';
import { OfferGallery } from './parts/page/gallery.tsx';
import { OfferKeys } from './parts/page/keys.tsx';
import { OfferCosts, OfferDetails } from './parts/page/server-only.ts';
import type { OfferViewData } from './parts/page/view.ts';

/** The page works without scripts (links, forms and disclosures are the browser's own), so they are fetched late: docs/first-pages.md. */
export const handle = { scripts: 'deferred' };

export const shouldRevalidate = revalidateUnlessSignIn;

export const loader = async (args: LoaderFunctionArgs) => {
  const offer = orErrorPage(await ask(args.context)(offersCalls.getOffer, { offerId: args.params['id'] ?? '' }));
  return { offer, lang: langOf(args.context), origin: originOf(args.context), pathname: args.url.pathname };
};

const addressOf = ({ address }: OfferViewData['form']): string =>
  [[address?.street, address?.houseNumber].filter(Boolean).join(' '), [address?.postCode, address?.city].filter(Boolean).join(' '), address?.district]
    .filter(Boolean)
    .join(', ');

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return [];
  const { offer, lang, origin, pathname } = loaderData;
  const name = offer.form.name ?? '';
  const address = addressOf(offer.form);
  const area = formatOf(lang).area(offer.form.areaDetails?.surface ?? 0);
  const picture = offer.images[0]?.smallUrl;
  const description = translatorOf(offerWords, lang)('description', { name, area, address });
  const place = {
    '@type': 'Place',
    name,
    address: { '@type': 'PostalAddress', streetAddress: offer.form.address?.street, addressLocality: offer.form.address?.city, addressCountry: 'PL' },
  };
  return pageMeta({
    title: name,
    description,
    url: { origin, pathname, lang },
    ...(picture ? { picture } : {}),
    schema: { '@context': 'https://schema.org', ...place },
  });
};

const Crumbs = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerWords);
  const name = useWords(nameWords);
  const lang = useLang();
  const use = offer.form.legalMainUse ?? 'office';
  const city = offer.form.address?.city;
  return (
    <nav className={styles['crumbs']} aria-label={t('crumb.label')}>
      <Link to={publicPath(lang, '/offers')}>{t('crumb.offers')}</Link>
      <Link to={publicPath(lang, `/offers?premisesPurpose=${use}`)}>{name(`mainUse.${use}`)}</Link>
      {city && <Link to={publicPath(lang, `/offers?premisesPurpose=${use}&city=${encodeURIComponent(city)}`)}>{city}</Link>}
      <span>{t('number', { number: String(offer.number) })}</span>
    </nav>
  );
};

const Share = () => {
  const t = useWords(offerWords);
  const toast = useToast();
  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast.good(t('shared'));
    } catch {
      toast.bad(t('share.failed'));
    }
  };
  return (
    <Button kind="quiet" onClick={() => void share()}>
      <IconShare size={20} stroke={1.5} aria-hidden />
      {t('share')}
    </Button>
  );
};

const PhoneBar = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerWords);
  const f = useFormat();
  if (!offer.private || !offer.allowed.includes('book')) return null;
  return (
    <div className={styles['phone']}>
      <div>
        <b>{f.wholeMoney(offer.private.price)}</b>
        <small>
          {t('book.perMonth')} · {f.area(offer.form.areaDetails?.surface ?? 0)}
        </small>
      </div>
      <a href="#book">{t('book.label')}</a>
    </div>
  );
};

export default function OfferPage() {
  const { offer } = useLoaderData<typeof loader>();
  const t = useWords(offerWords);
  useLive([`offer:${offer.id}`]);
  const marker = offer.form.geoMarker;
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
        <Share />
      </header>
      <div className={styles['columns']}>
        <div className={styles['first']}>
          <OfferGallery offer={offer} />
          <OfferKeys offer={offer} />
          {offer.private && <OfferCosts terms={offer.private} surface={offer.form.areaDetails?.surface ?? 0} />}
        </div>
        <div className={styles['rest']}>
          <OfferDetails offer={offer} />
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
                    label: offer.form.address?.city ?? '',
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
      <PhoneBar offer={offer} />
    </main>
  );
}
