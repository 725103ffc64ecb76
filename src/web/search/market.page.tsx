import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import type { OutputOf } from '../../contract/kit/call.ts';
import type { marketCalls } from '../../contract/search/endpoints/market.ts';
import { offerPath } from '../../domain/kit/page/deal-paths.ts';
import { type Market, marketPath } from '../../domain/search/rules/market.ts';
import { nameWords } from '../../words/kit/names.ts';
import type { Lang } from '../../words/kit/words.ts';
import { listWords } from '../../words/search/list.ts';
import { marketWords } from '../../words/search/market.ts';
import { lazyPart } from '../kit/first-page/lazy-part.tsx';
import { barePath, publicPath } from '../kit/page/addresses.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, originOf } from '../kit/page/request.ts';
import { revalidateUnlessSignIn } from '../kit/page/revalidate.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { useFavourites } from '../offers/parts/favourite/use-favourites.ts';
import styles from './market.module.css';
import type { OfferCardData } from './parts/card/card-data.ts';
import { OfferCard } from './parts/card/offer-card.tsx';
import { readMarket } from './parts/market/read-market.ts';

// Comparing comes after the page; without it the page is whole.
const ListExtras = lazyPart(() => import('./parts/list-extras.tsx'));
const ignore = (): void => undefined;

/** The page is read and its links followed without scripts, so they are fetched late: docs/first-pages.md. */
export const handle = { scripts: 'deferred' };

export const shouldRevalidate = revalidateUnlessSignIn;

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const lang = langOf(context);
  const read = await readMarket(ask(context), params, { path: barePath(url.pathname), lang }, (path) => publicPath(lang, path));
  const shown = { lang, origin: originOf(context) };
  return 'init' in read ? data({ ...read.data, ...shown }, read.init ?? {}) : { ...read, ...shown };
};

type MarketData = OutputOf<typeof marketCalls.getMarket>;

const placeText = ({ province, city }: Market, lang: Lang): string => {
  const t = translatorOf(marketWords, lang);
  const name = translatorOf(nameWords, lang)(`province.${province}`);
  return city === null ? t('place.province', { province: name }) : t('place.city', { city, province: name });
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return [];
  const { market, found, lang, origin } = loaderData;
  const t = translatorOf(marketWords, lang);
  if (market === null || found === null) return pageMeta({ title: t(market ? 'unknown.city' : 'unknown'), noindex: true });
  const place = placeText(market, lang);
  const itemListElement = found.items.map(({ id, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: origin + publicPath(lang, offerPath(id)),
  }));
  return pageMeta({
    title: t(`title.${market.use}`, { place }),
    description: t(`description.${market.use}`, { place }),
    url: { origin, pathname: publicPath(lang, marketPath(market)), lang },
    schema: { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement },
    noindex: found.total === 0,
  });
};

type Data = {
  readonly market: Market;
  readonly found: Omit<MarketData, 'items'> & { readonly items: readonly OfferCardData[] };
  /** The query of the search with the filters of this market. */
  readonly search: string;
};

/** Whether anything is offered beside an empty market. */
const hasNeighbours = ({ use }: Market, { uses, cities }: Pick<MarketData, 'uses' | 'cities'>): boolean =>
  cities.length > 0 || uses.some((other) => other.use !== use);

/** Beside a town that is the only one of its province stands the province alone. */
const citiesTitle = ({ city }: Market, { cities }: Pick<MarketData, 'cities'>) =>
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

/** No use, no province or no town: says which, and leads to what is nearest. */
const Unknown = ({ market }: { readonly market: Market | null }) => {
  const t = useWords(marketWords);
  const name = useWords(nameWords);
  const lang = useLang();
  const province = market ? name(`province.${market.province}`) : '';
  const [to, act] = market ? [marketPath(market), t('province', { province })] : ['/offers', t('unknown.act')];
  return (
    <main id="content" className="wrap">
      <Empty
        heading="h1"
        title={t(market ? 'unknown.city' : 'unknown')}
        text={market ? t('unknown.city.text', { province }) : t('unknown.text')}
        picture="/art/blank-3.svg"
        action={<ButtonLink to={publicPath(lang, to)}>{act}</ButtonLink>}
      />
    </main>
  );
};

/** A use in a province or a town: how much there is, the newest offers, and the markets beside it. */
export default function MarketPage() {
  const { market, found, search } = useLoaderData<typeof loader>();
  return market && found ? <Known market={market} found={found} search={search} /> : <Unknown market={market} />;
}

const Known = ({ market, found, search }: Data) => {
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
          text={t(hasNeighbours(market, found) ? 'empty.text' : 'empty.alone')}
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
            <ButtonLink to={publicPath(lang, `/offers${search}`)}>{t('all')}</ButtonLink>
          </p>
        </>
      )}
      <Neighbours market={market} found={found} />
      <ListExtras recent={false} onLoadFailure={ignore} />
    </main>
  );
};
