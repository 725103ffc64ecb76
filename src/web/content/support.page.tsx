import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { contentCalls } from '../../contract/content/endpoints.ts';
import { noticeKinds } from '../../domain/content/rules/offer-notices.ts';
import { contentWords } from '../../words/content/pages.ts';
import { ask, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import { NoticeForm } from './parts/notice-form.tsx';
import { addressOf } from './parts/public-page.ts';
import { ReportForm } from './parts/report-form.tsx';
import { SupportWays } from './parts/support-ways.tsx';
import { TextPage, TextPart } from './parts/text-page.tsx';

/** What is written and sent before the page's code has come is sent afterwards: docs/first-pages.md. */
export const handle = { scripts: 'deferred' };

/** What somebody comes to report: an offer, or a listing of the wanted board. */
const noticed = (search: URLSearchParams) => {
  const kind = noticeKinds.find((one) => search.has(one));
  return kind === undefined ? null : { kind, id: search.get(kind) ?? '' };
};

export const loader = async (args: LoaderFunctionArgs) => ({
  ...addressOf(args),
  about: noticed(args.url.searchParams),
  contact: orErrorPage(await ask(args.context)(contentCalls.getContact, {})),
});

export const meta = ({ loaderData: url }: MetaArgs<typeof loader>) => {
  if (!url) return [];
  const t = translatorOf(contentWords, url.lang);
  return pageMeta({ title: t('support.title'), description: t('support.description'), url });
};

/** Where help is found, and where anybody reports something. */
export default function SupportPage() {
  const { contact, about } = useLoaderData<typeof loader>();
  const t = useWords(contentWords);
  return (
    <TextPage title={t('support.title')} lead={t('support.lead')}>
      {about && <NoticeForm key={about.id} {...about} />}
      <TextPart title={t('report.title')} id="report">
        <p>{t('report.lead')}</p>
        <ReportForm />
      </TextPart>
      <SupportWays {...contact} />
    </TextPage>
  );
}
