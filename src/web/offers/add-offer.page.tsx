import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router';
import { entryWords } from '../../words/offers/entry.ts';
import { useViewer } from '../accounts/parts/session.ts';
import { NumberedSteps } from '../kit/lists/numbered-steps.tsx';
import { publicPath, signInSearch } from '../kit/page/addresses.ts';
import { langOf, originOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import styles from './add-offer.module.css';
import { useNewOffer } from './parts/form/use-new-offer.ts';

export const loader = ({ context, url }: LoaderFunctionArgs) => ({ lang: langOf(context), origin: originOf(context), pathname: url.pathname });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return [];
  const t = translatorOf(entryWords, loaderData.lang);
  return pageMeta({ title: t('title'), description: t('text'), url: loaderData });
};

const Start = () => {
  const t = useWords(entryWords);
  const { start, busy } = useNewOffer();
  return (
    <>
      <Button kind="main" size="l" onClick={() => void start()} busy={busy && t('busy')}>
        {t('act')}
      </Button>
      <ButtonLink size="l" to="/moja-tablica/my-offers/unsigned-offers">
        {t('drafts')}
      </ButtonLink>
    </>
  );
};

const SignInFirst = () => {
  const t = useWords(entryWords);
  const lang = useLang();
  const { search } = useLocation();
  return (
    <ButtonLink kind="main" size="l" to={signInSearch(search, publicPath(lang, '/add-offer'))} preventScrollReset>
      {t('signIn')}
    </ButtonLink>
  );
};

/** The way into a new offer. Opening the page makes nothing; the press does. */
export default function AddOfferPage() {
  useLoaderData<typeof loader>();
  const viewer = useViewer();
  const t = useWords(entryWords);
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <h1>{t('title')}</h1>
      <p className={styles['lead']}>{t('text')}</p>
      <div className={styles['steps']}>
        <NumberedSteps steps={[t('step.1'), t('step.2'), t('step.3')]} />
      </div>
      <div className={styles['acts']}>{viewer.kind === 'signed-in' ? <Start /> : <SignInFirst />}</div>
    </main>
  );
}
