/** Support and the report form inside "my board". */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { contentCalls } from '../../contract/content/endpoints.ts';
import { contentWords } from '../../words/content/pages.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import { ReportForm } from './parts/report-form.tsx';
import { SupportWays } from './parts/support-ways.tsx';
import styles from './parts/text-page.module.css';
import { TextPart } from './parts/text-page.tsx';

/** Both pages stand in one file: the last part of the address says which is meant. */
const isReport = (pathname: string): boolean => /\/report\/?$/.test(pathname);

export const loader = async ({ context, url }: LoaderFunctionArgs) => ({
  report: isReport(url.pathname),
  contact: orErrorPage(await ask(context)(contentCalls.getContact, {})),
  lang: langOf(context),
});

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta({ title: translatorOf(contentWords, loaderData.lang)(loaderData.report ? 'report.title' : 'support.title'), noindex: true })
    : [];

export default function BoardSupportPage() {
  const { report, contact } = useLoaderData<typeof loader>();
  const t = useWords(contentWords);
  if (report)
    return (
      <div className={styles['board']}>
        <h1>{t('report.title')}</h1>
        <p className={styles['lead']}>{t('report.lead')}</p>
        <ReportForm />
      </div>
    );
  return (
    <div className={styles['board']}>
      <h1>{t('support.title')}</h1>
      <p className={styles['lead']}>{t('support.lead')}</p>
      <TextPart title={t('report.title')}>
        <p>{t('report.lead')}</p>
        <Link to="/moja-tablica/advanced/report">{t('report.open')}</Link>
      </TextPart>
      <SupportWays {...contact} />
    </div>
  );
}
