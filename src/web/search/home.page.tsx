import { Suspense, useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import type { OutputOf } from '../../contract/kit/call.ts';
import { searchCalls } from '../../contract/search/endpoints.ts';
import { type MainUse, type Province, provinces } from '../../domain/kit/provinces.ts';
import { nameWords } from '../../words/kit/names.ts';
import { homeWords } from '../../words/search/home.ts';
import { listWords } from '../../words/search/list.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { GetForm } from '../kit/page/get-form.tsx';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage, originOf } from '../kit/page/request.ts';
import { revalidateUnlessSignIn } from '../kit/page/revalidate.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button } from '../kit/parts/button.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { useFavourites } from '../offers/parts/favourite/use-favourites.ts';
import styles from './home.module.css';
import { cardOf } from './parts/card/card-data.ts';
import { rememberedHome, useRememberProvince } from './parts/filters/user-filters.ts';
import { Banner } from './parts/home/banner.tsx';
import { Hero } from './parts/home/hero.tsx';
import { Rail } from './parts/home/rail.tsx';
import { FromOfferToKeys } from './parts/home/server-only-from-offer-to-keys.ts';

/** The page works without scripts (links, forms and disclosures are the browser's own), so they are fetched late: docs/first-pages.md. */
export const handle = { scripts: 'deferred' };

export const shouldRevalidate = revalidateUnlessSignIn;

type Whole = OutputOf<typeof searchCalls.getLanding>;

const shownOf = ({ interesting, warehouse, retail, office, guesses: _guesses, ...rest }: Whole) => ({
  ...rest,
  interesting: interesting.map(cardOf),
  warehouse: warehouse.map(cardOf),
  retail: retail.map(cardOf),
  office: office.map(cardOf),
});

export const loader = async ({ context, request, url }: LoaderFunctionArgs) => {
  const remembered = rememberedHome(url, request.headers.get('cookie') ?? '');
  if (remembered !== null) throw redirect(remembered);
  const asked = url.searchParams.get('province');
  const province = provinces.find((known) => known === asked) ?? null;
  const [first, preview] = await Promise.all([
    ask(context)(searchCalls.getLanding, province ? { province } : {}),
    ask(context)(searchCalls.getWantedPreview, {}),
  ]);
  const near = orErrorPage(first);
  // The page stands without it; the part that only the server draws reads it there.
  const wanted = preview.ok ? preview.value : { listings: [], total: 0 };
  const isBare = province !== null && near.interesting.length === 0;
  const landing = isBare ? orErrorPage(await ask(context)(searchCalls.getLanding, {})) : near;
  const here = { lang: langOf(context), origin: originOf(context), pathname: url.pathname };
  return { landing: shownOf(landing), wanted, province, isBare, guesses: near.guesses && asked === null, ...here };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return [];
  const { lang, origin, pathname } = loaderData;
  const t = translatorOf(homeWords, lang);
  return pageMeta({
    title: t('title'),
    description: t('description'),
    url: { origin, pathname, lang },
    schema: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Parter', url: origin + publicPath(lang, '/'), inLanguage: lang },
  });
};

const ProvinceNote = ({ province, isBare }: { readonly province: Province | null; readonly isBare: boolean }) => {
  const t = useWords(homeWords);
  const name = useWords(nameWords);
  const shown =
    province && !isBare ? t('interesting.province', { province: name(`province.${province}`) }) : t(isBare ? 'interesting.none' : 'interesting.all');
  return (
    <details className={styles['change']}>
      <summary>
        {shown} <b>{t('change')}</b>
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

type Landing = Awaited<ReturnType<typeof loader>>['landing'];
type UseRailProps = { readonly use: MainUse; readonly landing: Landing; readonly favouriteOf: ReturnType<typeof useFavourites> };

const UseRail = ({ use, landing, favouriteOf }: UseRailProps) => {
  const t = useWords(homeWords);
  const list = useWords(listWords);
  const lang = useLang();
  const n = landing.totals[use];
  if (landing[use].length === 0) return null;
  return (
    <Rail
      offers={landing[use]}
      favouriteOf={favouriteOf}
      grounded
      head={
        <>
          <img src={`/art/use-${use}.svg`} alt="" width={112} height={64} loading="lazy" />
          <h2>{list(`purpose.${use}`)}</h2>
        </>
      }
      end={<Link to={publicPath(lang, `/offers?premisesPurpose=${use}`)}>{t(n >= 1000 ? 'rail.capped' : 'rail.count', { n })}</Link>}
    />
  );
};

/** Apart from the page: an answer to the question about privacy draws no rail anew. */
const Around = ({ province, guesses }: { readonly province: Province | null; readonly guesses: boolean }) => {
  const navigate = useNavigate();
  useRememberProvince(province);
  useEffect(() => {
    if (guesses) void import('./parts/home/guess-province.ts').then(({ guessProvince }) => guessProvince(navigate), ignore);
  }, [guesses, navigate]);
  return null;
};
const ignore = (): void => undefined;

/** The landing page. React takes the rails over one by one, each in a task of its own. */
export default function HomePage() {
  const { landing, province, isBare, guesses } = useLoaderData<typeof loader>();
  const t = useWords(homeWords);
  const lang = useLang();
  const favouriteOf = useFavourites();
  return (
    <main id="content">
      <Around province={province} guesses={guesses} />
      <Hero offers={landing.totals.offers} />
      <Banner />
      <Suspense>
        <Rail
          offers={landing.interesting}
          favouriteOf={favouriteOf}
          head={
            <div>
              <h2>{t('interesting')}</h2>
              <ProvinceNote province={province} isBare={isBare} />
            </div>
          }
          end={<Link to={publicPath(lang, '/offers')}>{t('all')}</Link>}
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
