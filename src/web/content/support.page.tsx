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
  return pageMeta({ title: t('support.title'), description: t('support.description'), url });
};

/** Where help is found. */
export default function SupportPage() {
  const t = useWords(contentWords);
  const lang = useLang();
  const ways = [
    ['faq', '/faq'],
    ['mail', `/view-document/terms-${lang}.pdf`],
    ['check', '/check'],
  ] as const;
  return (
    <TextPage title={t('support.title')} lead={t('support.lead')}>
      {ways.map(([way, path]) => (
        <TextPart key={way} title={t(`support.${way}`)}>
          <p>{t(`support.${way}.text`)}</p>
          <Link to={publicPath(lang, path)}>{t(`support.${way}.act`)}</Link>
        </TextPart>
      ))}
    </TextPage>
  );
}
