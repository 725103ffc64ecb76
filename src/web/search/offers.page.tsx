import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData, useNavigation } from 'react-router';
import { isConfirmed } from '../../domain/accounts/permissions.ts';
import { offerPath } from '../../domain/kit/page/deal-paths.ts';
import { listWords } from '../../words/search/list.ts';
import { viewerOf } from '../accounts/parts/session.ts';
import { lazyPart } from '../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../kit/first-page/use-load-failure.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { ask, langOf, originOf } from '../kit/page/request.ts';
import { revalidateUnlessSignIn } from '../kit/page/revalidate.ts';
import { pageMeta } from '../kit/page/title.ts';
import { useWide } from '../kit/use-wide.ts';
import { useFormat } from '../kit/words/format.ts';
import { useWords } from '../kit/words/words.ts';
import styles from './offers.module.css';
import { FilterBar, fieldValues } from './parts/filters/filter-bar.tsx';
import { FilterPanel } from './parts/filters/server-only-filter-panel.ts';
import { useFilterForm } from './parts/filters/use-filter-form.ts';
import { useRememberFilters } from './parts/filters/use-remember-filters.ts';
import { HowItWorks } from './parts/home/server-only-how-it-works.ts';
import { MarketLinks } from './parts/market/server-only-market-links.ts';
import { readList } from './parts/results/list-data.ts';
import { listTitle } from './parts/results/list-title.ts';
import { wantsPinsToo } from './parts/results/pins.ts';
import { PhoneSwitch, ResultHead } from './parts/results/result-head.tsx';
import { ResultList } from './parts/results/result-list.tsx';

// Comparing and the offers looked at last come after the page; without them it is whole.
const ListExtras = lazyPart(() => import('./parts/list-extras.tsx'));
const ignore = (): void => undefined;
const ResultMap = lazyPart(() => import('./parts/results/result-map.tsx'));

/** The page works without scripts (links, forms and disclosures are the browser's own), so they are fetched late: docs/first-pages.md. */
export const handle = { scripts: 'deferred' };

export const shouldRevalidate = revalidateUnlessSignIn;

export const loader = async ({ context, request, url }: LoaderFunctionArgs) => {
  const lang = langOf(context);
  const reader = { lang, seesTerms: isConfirmed(viewerOf(context)), wantsPins: wantsPinsToo(request) };
  const list = await readList(ask(context), url.searchParams, reader);
  if (list.to) throw redirect(`${url.pathname}?${list.to}`);
  return { ...list, named: listTitle(list.chosen, list.placeName, lang), lang, origin: originOf(context), pathname: url.pathname };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return [];
  const { named, found, lang, origin } = loaderData;
  // The router takes other capitals and a slash at the end, too: the page has one name.
  const pathname = publicPath(lang, '/offers');
  const itemListElement = found.items.map(({ id, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: origin + publicPath(lang, offerPath(id)),
  }));
  return pageMeta({
    ...named,
    url: { origin, pathname, lang },
    schema: { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement },
  });
};

type Data = Awaited<ReturnType<typeof loader>>;

const Panel = ({
  data: { panel },
  form,
  onInput,
}: {
  readonly data: Data;
  readonly form: string;
  readonly onInput: (event: FormEvent<HTMLElement>) => void;
}) =>
  panel && (
    <section onInput={onInput}>
      <FilterPanel form={form} {...panel} />
    </section>
  );

const useTitle = ({ placeName, found }: Data): string => {
  const t = useWords(listWords);
  const count = t(found.capped ? 'count.capped' : 'count', { n: found.total });
  return placeName ? t('count.place', { count, place: placeName }) : count;
};

/** The search: filters that apply as they change, the list, and the map beside it. */
export default function OffersPage() {
  const data = useLoaderData<typeof loader>();
  const { chosen, filters, pins } = data;
  const f = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const wide = useWide();
  const { state, location } = useNavigation();
  const [active, setActive] = useState<string | null>(null);
  const values = useMemo(() => fieldValues(chosen, f), [chosen, f]);
  const { apply, ...handlers } = useFilterForm(form, values);
  const onMapFailure = useLoadFailure(ignore);
  useRememberFilters(data.remember);
  const searching = state === 'loading' && location.pathname === data.pathname;
  const showsMap = wide === null ? false : wide ? chosen.view !== 'list' : chosen.view === 'map';
  return (
    <main id="content">
      <FilterBar data={data} id={id} form={form} filters={handlers} />
      <div className="wrap">
        <ResultHead data={data} title={useTitle(data)} formId={id} onSort={apply} />
        <div className={styles['duo']} data-view={chosen.view} data-panel={data.panel ? true : undefined} aria-busy={searching || undefined}>
          <Panel data={data} form={id} onInput={handlers.onInput} />
          <div className={styles['list']}>
            <ResultList data={data} active={active} onActive={setActive} />
          </div>
          <aside className={styles['map']} data-map-shown={showsMap || undefined}>
            {showsMap && (
              <ResultMap filters={filters} brought={pins} active={active} spots={data.spots} onActive={setActive} onLoadFailure={onMapFailure} />
            )}
          </aside>
        </div>
        <PhoneSwitch data={data} floats={showsMap || data.panel !== null || data.found.items.length > 0} />
      </div>
      <ListExtras recent onLoadFailure={ignore} />
      <HowItWorks />
      {chosen.type !== 'sell' && <MarketLinks use={chosen.purpose ?? 'office'} />}
    </main>
  );
}
