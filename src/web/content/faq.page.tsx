/** Questions and answers. */

import { IconChevronDown } from '@tabler/icons-react';
import type { MetaArgs } from 'react-router';
import { faqWords } from '../../words/content/faq.ts';
import type { Lang } from '../../words/kit/words.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { Link } from '../kit/page/link.tsx';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import styles from './faq.module.css';
import { addressOf } from './parts/public-page.ts';
import { TextPage, TextPart } from './parts/text-page.tsx';

const questions = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export const loader = addressOf;

const schemaOf = (lang: Lang) => {
  const t = translatorOf(faqWords, lang);
  const mainEntity = questions.map((n) => ({ '@type': 'Question', name: t(`${n}.q`), acceptedAnswer: { '@type': 'Answer', text: t(`${n}.a`) } }));
  return { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity };
};

export const meta = ({ loaderData: url }: MetaArgs<typeof loader>) => {
  if (!url) return [];
  const t = translatorOf(faqWords, url.lang);
  return pageMeta({ title: t('title'), description: t('description'), url, schema: schemaOf(url.lang) });
};

export default function FaqPage() {
  const t = useWords(faqWords);
  const lang = useLang();
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <div className={styles['questions']}>
        {questions.map((n) => (
          <details key={n}>
            <summary>
              <h2>{t(`${n}.q`)}</h2>
              <IconChevronDown size={20} stroke={1.5} aria-hidden />
            </summary>
            <p>{t(`${n}.a`)}</p>
          </details>
        ))}
      </div>
      <TextPart title={t('more')}>
        <Link to={publicPath(lang, '/pomoc')}>{t('more.act')}</Link>
      </TextPart>
    </TextPage>
  );
}
