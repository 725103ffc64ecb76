import { IconPrinter, IconShare } from '@tabler/icons-react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { dayOf, instantOf } from '../../domain/kit/time.ts';
import { comparedIds } from '../../domain/search/rules/compare.ts';
import { compareWords } from '../../words/search/compare.ts';
import { useViewer } from '../accounts/parts/session.ts';
import { lazyPart } from '../kit/first-page/lazy-part.tsx';
import { signInSearch } from '../kit/page/addresses.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { revalidateUnlessSignIn } from '../kit/page/revalidate.ts';
import { pageMeta } from '../kit/page/title.ts';
import { useShareLink } from '../kit/page/use-share-link.ts';
import { Button } from '../kit/parts/button.tsx';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './compare.module.css';
import { compareSearch } from './parts/compare/chosen-offers.ts';
import { CompareGrid } from './parts/compare/compare-grid.tsx';
import { comparisonOf } from './parts/compare/compare-table.ts';
import { verdictsOf } from './parts/compare/compare-verdict.ts';
import { comparedPlace } from './parts/compare/compared-place.ts';
import { NothingChosen } from './parts/compare/nothing-chosen.tsx';

/** Where nothing is compared: offers looked at last, each with its button, and what was chosen in this tab. The page is whole without it. */
const ListExtras = lazyPart(() => import('./parts/list-extras.tsx'));
const ignore = (): void => undefined;

export const shouldRevalidate = revalidateUnlessSignIn;

/** Each offer is read as its own page would read it, so a column never holds more than that page shows this viewer. */
export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const lang = langOf(context);
  const ids = comparedIds(url.searchParams.get('ids'));
  const answers = await Promise.all(ids.map((offerId) => ask(context)(offersCalls.getOffer, { offerId })));
  // Only an offer that is not there is gone: one that could not be read is told as that, and the address keeps it.
  const offers = answers.flatMap((answer) => (!answer.ok && answer.refusal.code === 'offer.not_found' ? [] : [orErrorPage(answer)]));
  const today = dayOf(instantOf(Date.now()));
  const place = await comparedPlace(ask(context), url.searchParams);
  return {
    lang,
    gone: ids.length - offers.length,
    seesTerms: offers.some((offer) => offer.private !== null),
    ids: offers.map(({ id }) => id),
    place: place?.text ?? null,
    comparison: comparisonOf(offers, lang, today),
    verdicts: verdictsOf(offers, lang, today, place),
  };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(compareWords, loaderData.lang)('table'), noindex: true }) : [];

type Data = Awaited<ReturnType<typeof loader>>;

const Acts = () => {
  const t = useWords(compareWords);
  const share = useShareLink({ shared: t('shared'), failed: t('share.failed') });
  return (
    <div className={styles['acts']}>
      <Button size="s" onClick={() => window.print()}>
        <IconPrinter size={20} stroke={1.5} aria-hidden />
        {t('print')}
      </Button>
      <Button size="s" onClick={share}>
        <IconShare size={20} stroke={1.5} aria-hidden />
        {t('share')}
      </Button>
    </div>
  );
};

/** What is behind signing in is named, without a value of it. */
const Lead = ({ data }: { readonly data: Data }) => {
  const t = useWords(compareWords);
  const viewer = useViewer();
  if (data.seesTerms) return <p>{t('lead')}</p>;
  return (
    <p>
      {t(viewer.kind === 'visitor' ? 'lead.visitor' : 'lead.unconfirmed')}{' '}
      {viewer.kind === 'visitor' && <Link to={signInSearch(compareSearch(data.ids, data.place))}>{t('signin.act')}</Link>}
    </p>
  );
};

/** What follows from the table below, said before it. */
const Verdicts = ({ verdicts }: Pick<Data, 'verdicts'>) => {
  const t = useWords(compareWords);
  if (verdicts.length === 0) return null;
  return (
    <section aria-label={t('verdict')}>
      <dl className={styles['verdicts']}>
        {verdicts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Up to four offers side by side; without any, how to choose them. */
export default function ComparePage() {
  const data = useLoaderData<typeof loader>();
  const t = useWords(compareWords);
  const count = data.ids.length;
  return (
    <main id="content" className={styles['page']}>
      <div className="wrap">
        <header className={styles['head']}>
          <div>
            <h1>{count === 0 ? t('table') : t('title', { n: count })}</h1>
            {count > 0 && <Lead data={data} />}
          </div>
          {count > 0 && <Acts />}
        </header>
        {data.gone > 0 && (
          <p role="status" className={styles['gone']}>
            {t('gone', { n: data.gone })}
          </p>
        )}
        {count === 0 ? (
          <NothingChosen />
        ) : (
          <>
            <Verdicts verdicts={data.verdicts} />
            <CompareGrid comparison={data.comparison} place={data.place} />
          </>
        )}
      </div>
      {count === 0 && <ListExtras recent onLoadFailure={ignore} />}
    </main>
  );
}
