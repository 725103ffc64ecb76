import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import type { OutputOf } from '../../contract/kit/call.ts';
import { marketCalls } from '../../contract/search/endpoints/market.ts';
import { type Market, marketPath, provinceOfSlug, usageOfSlug } from '../../domain/search/rules/market.ts';
import { nameWords } from '../../words/kit/names.ts';
import type { Lang } from '../../words/kit/words.ts';
import { listWords } from '../../words/search/list.ts';
import { marketWords } from '../../words/search/market.ts';
import { lazyPart } from '../kit/first-page/lazy-part.tsx';
import { publicPath } from '../kit/page/addresses.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage, originOf } from '../kit/page/request.ts';
import { revalidateUnlessSignIn } from '../kit/page/revalidate.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { useFavourites } from '../offers/parts/favourite/use-favourites.ts';
import styles from './market.module.css';
import { cardOf } from './parts/card/card-data.ts';
import { OfferCard } from './parts/card/offer-card.tsx';

// Comparing comes after the page; without it the page is whole.
const ListExtras = lazyPart(() => import('./parts/list-extras.tsx'));
const ignore = (): void => undefined;

/** The page is read and its links followed without scripts, so they are fetched late: docs/first-pages.md. */
export const handle = { scripts: 'deferred' };

export const shouldRevalidate = revalidateUnlessSignIn;

type Found = OutputOf<typeof marketCalls.getMarket>;

const marketOf = ({ use = '', province = '' }: LoaderFunctionArgs['params']): Omit<Market, 'city'> => {
  const [knownUse, knownProvince] = [usageOfSlug(use), provinceOfSlug(province)];
  if (!knownUse || !knownProvince) throw data(null, { status: 404 });
  return { use: knownUse, province: knownProvince };
};

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const asked = marketOf(params);
  const found: Found = orErrorPage(await ask(context)(marketCalls.getMarket, { ...asked, ...(params['city'] && { city: params['city'] }) }));
  const market: Market = { ...asked, city: found.city };
  return { market, found: { ...found, items: found.items.map(cardOf) }, lang: langOf(context), origin: originOf(context) };
};

const placeText = ({ province, city }: Market, lang: Lang): string => {
  const t = translatorOf(marketWords, lang);
  const name = translatorOf(nameWords, lang)(`province.${province}`);
  return city === null ? t('place.province', { province: name }) : t('place.city', { city, province: name });
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return [];
  const { market, found, lang, origin } = loaderData;
  const t = translatorOf(marketWords, lang);
  const place = placeText(market, lang);
  const itemListElement = found.items.map(({ id, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: origin + publicPath(lang, `/offer/${id}`),
  }));
  return pageMeta({
    title: t(`title.${market.use}`, { place }),
    description: t(`description.${market.use}`, { place }),
    url: { origin, pathname: publicPath(lang, marketPath(market)), lang },
    schema: { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement },
    noindex: found.total === 0,
  });
};

type Data = Awaited<ReturnType<typeof loader>>;

/** The search with the filters of this market, where more can be set. */
const searchPath = ({ use, province, city }: Market): string => {
  const params = new URLSearchParams({ premisesPurpose: use, offerType: 'rent', ...(city === null ? { province } : { place: city }) });
  return `/offers?${params}`;
};

/** Beside a town that is the only one of its province stands the province alone. */
const citiesTitle = ({ city }: Market, { cities }: Pick<Found, 'cities'>) =>
  city === null ? 'cities.province' : cities.length > 0 ? 'cities' : 'cities.none';

const Neighbours = ({ market, found }: Pick<Data, 'market' | 'found'>) => {
  const t = useWords(marketWords);
  const list = useWords(listWords);
  const name = useWords(nameWords);
  const lang = useLang();
  const uses = found.uses.filter(({ use }) => use !== market.use);
  return (
    <div className={styles['neighbours']}>
      {uses.length > 0 && (
        <nav aria-labelledby="market-uses">
          <h2 id="market-uses">{t('uses')}</h2>
          <ul>
            {uses.map(({ use, count }) => (
              <li key={use}>
                <Link to={publicPath(lang, marketPath({ ...market, use }))}>{t('link.use', { use: list(`purpose.${use}`), n: count })}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {(found.cities.length > 0 || market.city !== null) && (
        <nav aria-labelledby="market-cities">
          <h2 id="market-cities">{t(citiesTitle(market, found))}</h2>
          <ul>
            {market.city !== null && (
              <li>
                <Link to={publicPath(lang, marketPath({ ...market, city: null }))}>
                  {t('province', { province: name(`province.${market.province}`) })}
                </Link>
              </li>
            )}
            {found.cities.map(({ city, count }) => (
              <li key={city}>
                <Link to={publicPath(lang, marketPath({ ...market, city }))}>{t('link.city', { city, n: count })}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
};

/** A use in a province or a town: how much there is, the newest offers, and the markets beside it. */
export default function MarketPage() {
  const { market, found } = useLoaderData<typeof loader>();
  const t = useWords(marketWords);
  const lang = useLang();
  const favouriteOf = useFavourites();
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <header>
        <h1>{t(`title.${market.use}`, { place: placeText(market, lang) })}</h1>
        <p>{t('count', { n: found.total })}</p>
      </header>
      {found.items.length === 0 ? (
        <Empty
          title={t('empty')}
          text={t('empty.text')}
          picture="/art/blank-3.svg"
          action={<ButtonLink to={publicPath(lang, `/offers?premisesPurpose=${market.use}`)}>{t('empty.act')}</ButtonLink>}
        />
      ) : (
        <>
          <div className={styles['grid']}>
            {found.items.map((offer, at) => (
              <OfferCard key={offer.id} offer={offer} heading="h2" eager={at === 0} favourite={favouriteOf(offer)} />
            ))}
          </div>
          <p className={styles['all']}>
            <ButtonLink to={publicPath(lang, searchPath(market))}>{t('all')}</ButtonLink>
          </p>
        </>
      )}
      <Neighbours market={market} found={found} />
      <ListExtras recent={false} onLoadFailure={ignore} />
    </main>
  );
}
