import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { contentCalls } from '../../contract/content/endpoints.ts';
import { contentWords } from '../../words/content/pages.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { addressOf } from './parts/public-page.ts';
import { TextPage, TextPart } from './parts/text-page.tsx';

export const loader = async (args: LoaderFunctionArgs) => ({
  ...addressOf(args),
  contact: orErrorPage(await ask(args.context)(contentCalls.getContact, {})),
});

export const meta = ({ loaderData: url }: MetaArgs<typeof loader>) => {
  if (!url) return [];
  const t = translatorOf(contentWords, url.lang);
  return pageMeta({ title: t('a11y.title'), description: t('a11y.description'), url });
};

const works = ['1', '2', '3', '4', '5'] as const;
const lacks = ['1', '2', '3', '4'] as const;

/** The statement on accessibility. */
export default function AccessibilityPage() {
  const t = useWords(contentWords);
  const lang = useLang();
  const { operator, email } = useLoaderData<typeof loader>().contact;
  return (
    <TextPage title={t('a11y.title')} lead={t('a11y.lead')}>
      <TextPart title={t('a11y.service')}>
        <p>{t('a11y.service.text', { operator: operator.replace(/\.$/, '') })}</p>
      </TextPart>
      <TextPart title={t('a11y.status')}>
        <p>{t('a11y.status.text')}</p>
      </TextPart>
      <TextPart title={t('a11y.works')}>
        <ul>
          {works.map((n) => (
            <li key={n}>{t(`a11y.works.${n}`)}</li>
          ))}
        </ul>
      </TextPart>
      <TextPart title={t('a11y.lacks')}>
        <ul>
          {lacks.map((n) => (
            <li key={n}>{t(`a11y.lacks.${n}`)}</li>
          ))}
        </ul>
      </TextPart>
      {(['method', 'other'] as const).map((part) => (
        <TextPart key={part} title={t(`a11y.${part}`)}>
          <p>{t(`a11y.${part}.text`)}</p>
        </TextPart>
      ))}
      <TextPart title={t('a11y.report')}>
        <p>{t('a11y.report.text')}</p>
        <Link to={publicPath(lang, '/pomoc')}>{t('a11y.report.act')}</Link>
        <a href={`mailto:${email}`}>{email}</a>
      </TextPart>
      <TextPart title={t('a11y.appeal')}>
        <p>{t('a11y.appeal.text')}</p>
      </TextPart>
    </TextPage>
  );
}
