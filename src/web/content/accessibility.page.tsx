import type { MetaArgs } from 'react-router';
import { contentWords } from '../../words/content/pages.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { Link } from '../kit/page/link.tsx';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { addressOf } from './parts/public-page.ts';
import { TextPage, TextPart } from './parts/text-page.tsx';

export const loader = addressOf;

export const meta = ({ loaderData: url }: MetaArgs<typeof loader>) => {
  if (!url) return [];
  const t = translatorOf(contentWords, url.lang);
  return pageMeta({ title: t('a11y.title'), description: t('a11y.description'), url });
};

const works = ['1', '2', '3', '4', '5'] as const;
const lacks = ['1', '2'] as const;

/** The statement on accessibility. */
export default function AccessibilityPage() {
  const t = useWords(contentWords);
  const lang = useLang();
  return (
    <TextPage title={t('a11y.title')} lead={t('a11y.lead')}>
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
      <TextPart title={t('a11y.report')}>
        <p>{t('a11y.report.text')}</p>
        <Link to={publicPath(lang, '/pomoc')}>{t('a11y.report.act')}</Link>
      </TextPart>
    </TextPage>
  );
}
