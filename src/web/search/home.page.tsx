import { Suspense, useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import type { OutputOf } from '../../contract/kit/call.ts';
import { searchCalls } from '../../contract/search/endpoints.ts';
import { isConfirmed } from '../../domain/accounts/permissions.ts';
import { type MainUse, type Province, provinces } from '../../domain/kit/provinces.ts';
import { nameWords } from '../../words/kit/names.ts';
import type { Lang } from '../../words/kit/words.ts';
import { aroundWords } from '../../words/search/around.ts';
import { homeWords } from '../../words/search/home.ts';
import { listWords } from '../../words/search/list.ts';
import { viewerOf } from '../accounts/parts/session.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { GetForm } from '../kit/page/get-form.tsx';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage, originOf } from '../kit/page/request.ts';
import { revalidateUnlessSignIn } from '../kit/page/revalidate.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button } from '../kit/parts/button.tsx';
import { translatorOf, useWords } from '../kit/words/words.ts';
import { useFavourites } from '../offers/parts/favourite/use-favourites.ts';
import styles from './home.module.css';
import { cardOf } from './parts/card/card-data.ts';
import { chipsOf } from './parts/filters/chips.ts';
import { readChosen } from './parts/filters/filters.ts';
import { namesHomeFilters, readHomeFilters, rememberedHome, rememberedHomeText } from './parts/filters/last-filters.ts';
import { useRememberFilters } from './parts/filters/use-remember-filters.ts';
import { Banner } from './parts/home/banner.tsx';
import { Hero } from './parts/home/hero.tsx';
import { Rail } from './parts/home/rail.tsx';
import { FromOfferToKeys } from './parts/home/server-only-from-offer-to-keys.ts';

/** The page works without scripts (links, forms and disclosures are the browser's own), so they are fetched late: docs/first-pages.md. */
export const handle = { scripts: 'deferred' };

export const shouldRevalidate = revalidateUnlessSignIn;

type LandingData = OutputOf<typeof searchCalls.getLanding>;

const shownOf = ({ interesting, warehouse, retail, office, guesses: _guesses, ...rest }: LandingData) => ({
  ...rest,
  interesting: interesting.map(cardOf),
  warehouse: warehouse.map(cardOf),
  retail: retail.map(cardOf),
  office: office.map(cardOf),
});

export const loader = async ({ context, request, url }: LoaderFunctionArgs) => {
  const remembered = rememberedHome(url, request.headers.get('cookie') ?? '');
  if (remembered !== null) throw redirect(remembered);
  const { searchParams: params } = url;
  const filters = readHomeFilters(params);
  const lang = langOf(context);
  const [first, preview] = await Promise.all([ask(context)(searchCalls.getLanding, filters), ask(context)(searchCalls.getWantedPreview, {})]);
  const near = orErrorPage(first);
  // The page stands without it; the part that only the server draws reads it there.
  const wanted = preview.ok ? preview.value : { listings: [], total: 0 };
  const isNarrowed = Object.keys(filters).length > 0;
  const isBare = isNarrowed && near.interesting.length === 0;
  const landing = isBare ? orErrorPage(await ask(context)(searchCalls.getLanding, {})) : near;
  const { province = null, ...more } = filters;
  // A province alone is the visitor's neighbourhood, anything else their last search, said as its chips say it.
  const last = Object.keys(more).length === 0 ? null : textOf(params, lang, isConfirmed(viewerOf(context))) || null;
  const around = aroundText({ province, last, isBare }, lang);
  const shown = { landing: shownOf(landing), wanted, province, around, guesses: near.guesses && !namesHomeFilters(params) };
  return { ...shown, remember: rememberedHomeText(params), lang, origin: originOf(context), pathname: publicPath(lang, '/') };
};

/** What the rails show offers of; written by the server alone. */
const aroundText = (of: { readonly province: Province | null; readonly last: string | null; readonly isBare: boolean }, lang: Lang): string => {
  const t = translatorOf(aroundWords, lang);
  if (of.isBare) return t(of.last === null ? 'none' : 'none.last');
  if (of.last !== null) return t('last', { filters: of.last });
  return of.province ? t('province', { province: translatorOf(nameWords, lang)(`province.${of.province}`) }) : t('all');
};

const textOf = (params: URLSearchParams, lang: Lang, seesTerms: boolean): string =>
  chipsOf(params, readChosen(params, lang), lang, seesTerms)
    .map(({ text }) => text)
    .join(', ');

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return [];
  const { lang, origin, pathname } = loaderData;
  const t = translatorOf(homeWords, lang);
  return pageMeta({
    title: t('title'),
    description: t('description'),
    url: { origin, pathname, lang },
    schema: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Parter', url: origin + pathname, inLanguage: lang },
  });
};

type Data = Awaited<ReturnType<typeof loader>>;
type Landing = Data['landing'];

const ProvinceNote = ({ around, province }: Pick<Data, 'around' | 'province'>) => {
  const t = useWords(homeWords);
  const name = useWords(nameWords);
  return (
    <details className={styles['change']}>
      <summary>
        {around} <b>{t('change')}</b>
      </summary>
      <GetForm preventScrollReset>
        <label>
          <span>{t('change.province')}</span>
          <select name="province" defaultValue={province ?? ''}>
            <option value="">{t('change.any')}</option>
            {provinces.map((known) => (
              <option key={known} value={known}>
                {name(`province.${known}`)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="s">
          {t('change.act')}
        </Button>
      </GetForm>
    </details>
  );
};

type UseRailProps = { readonly use: MainUse; readonly landing: Landing; readonly favouriteOf: ReturnType<typeof useFavourites> };

const UseRail = ({ use, landing, favouriteOf }: UseRailProps) => {
  const t = useWords(homeWords);
  const list = useWords(listWords);
  const n = landing.totals[use];
  if (landing[use].length === 0) return null;
  return (
    <Rail
      name={list(`purpose.${use}`)}
      offers={landing[use]}
      favouriteOf={favouriteOf}
      head={
        <>
          <img src={`/art/use-${use}.svg`} alt="" width={112} height={64} loading="lazy" />
          <h2>{list(`purpose.${use}`)}</h2>
        </>
      }
      end={<Link to={`/offers?premisesPurpose=${use}`}>{t(n > 1000 ? 'rail.capped' : 'rail.count', { n })}</Link>}
    />
  );
};

/** Apart from the page: an answer to the question about privacy draws no rail anew. */
const Remembered = ({ remember, guesses }: { readonly remember: string | null; readonly guesses: boolean }) => {
  const navigate = useNavigate();
  useRememberFilters(remember);
  useEffect(() => {
    if (guesses) void import('./parts/home/guess-province.ts').then(({ guessProvince }) => guessProvince(navigate), ignore);
  }, [guesses, navigate]);
  return null;
};
const ignore = (): void => undefined;

/** The landing page. React takes the rails over one by one, each in a task of its own. */
export default function HomePage() {
  const { landing, province, around, remember, guesses } = useLoaderData<typeof loader>();
  const t = useWords(homeWords);
  const favouriteOf = useFavourites();
  return (
    <main id="content">
      <Remembered remember={remember} guesses={guesses} />
      <Hero offers={landing.totals.offers} />
      <Banner />
      <Suspense>
        <Rail
          name={t('interesting')}
          offers={landing.interesting}
          favouriteOf={favouriteOf}
          head={
            <div>
              <h2>{t('interesting')}</h2>
              <ProvinceNote around={around} province={province} />
            </div>
          }
          end={<Link to="/offers">{t('all')}</Link>}
        />
      </Suspense>
      <FromOfferToKeys />
      {(['warehouse', 'retail', 'office'] as const).map((use) => (
        <Suspense key={use}>
          <UseRail use={use} landing={landing} favouriteOf={favouriteOf} />
        </Suspense>
      ))}
    </main>
  );
}
