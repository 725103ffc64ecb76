/** Questions and answers. */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { faqCalls } from '../../contract/content/endpoints/faq.ts';
import { faqEntries, faqSections } from '../../domain/content/rules/faq.ts';
import { writingNumbers } from '../../domain/kit/numbers.ts';
import { faqWords } from '../../words/content/faq.ts';
import { faqPageWords } from '../../words/content/faq-page.ts';
import { faqTextsOf } from '../../words/content/faq-texts.ts';
import type { Lang } from '../../words/kit/words.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './parts/faq/faq.module.css';
import { FaqGroups } from './parts/faq/faq-groups.tsx';
import { FaqSearch } from './parts/faq/faq-search.tsx';
import { addressOf } from './parts/public-page.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const { searchParams } = args.url;
  return {
    ...addressOf(args),
    query: (searchParams.get('q') ?? '').trim().slice(0, writingNumbers.faqQuestionMax),
    section: faqSections.find((section) => section === searchParams.get('s')) ?? null,
    ...orErrorPage(await ask(args.context)(faqCalls.getFaqSettings, {})),
  };
};

const schemaOf = (lang: Lang) => {
  const mainEntity = faqTextsOf(translatorOf(faqWords, lang)).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity };
};

export const meta = ({ loaderData: url }: MetaArgs<typeof loader>) => {
  if (!url) return [];
  const t = translatorOf(faqWords, url.lang);
  return pageMeta({ title: t('title'), description: t('description'), url, schema: schemaOf(url.lang) });
};

export default function FaqPage() {
  const { query, section, ai } = useLoaderData<typeof loader>();
  const t = useWords(faqWords);
  const p = useWords(faqPageWords);
  const texts = faqTextsOf(t);
  const sectionIds = new Set<string>(faqEntries.filter((entry) => section === null || entry.section === section).map(({ id }) => id));
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <div className={styles['top']}>
        <h1>{p('heading')}</h1>
        <FaqSearch texts={texts} query={query} ai={ai} />
      </div>
      <nav className={styles['sections']} aria-label={p('sections')}>
        <span aria-hidden>{p('sections')}</span>
        <Link to="?" preventScrollReset aria-current={section === null ? 'page' : undefined}>
          {p('sections.all')}
        </Link>
        {faqSections.map((one) => (
          <Link key={one} to={`?s=${one}`} preventScrollReset aria-current={section === one ? 'page' : undefined}>
            {t(`section.${one}`)}
          </Link>
        ))}
      </nav>
      <FaqGroups texts={texts.filter(({ id }) => sectionIds.has(id))} query={query} />
    </main>
  );
}
