/** The console's list of opinions on the answers of the FAQ. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { faqCalls } from '../../../contract/content/endpoints/faq.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { faqWords } from '../../../words/content/faq.ts';
import { opinionWords } from '../../../words/content/opinions.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const { waiting, page } = listQuery(args.url);
  return orErrorPage(await ask(args.context)(faqCalls.listFaqOpinions, { helpful: !waiting, page }));
};

type Opinion = OutputOf<typeof faqCalls.listFaqOpinions>['items'][number];

export default function OpinionsPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(opinionWords);
  const f = useFormat();
  return (
    <ConsoleTable
      title={t('title')}
      text={t('text')}
      views={[t('view.no'), t('view.yes')]}
      list={list}
      keyOf={({ id }) => id}
      empty={t('empty')}
      columns={[
        { head: t('about'), cell: (opinion) => <About opinion={opinion} /> },
        { head: t('answer'), named: true, cell: ({ answer }) => (answer === null ? '–' : plainOf(answer)) },
        { head: t('when'), named: true, cell: ({ createdAt }) => f.instant(createdAt) },
      ]}
    />
  );
}

const About = ({ opinion: { entryId, question, author } }: { readonly opinion: Opinion }) => {
  const t = useWords(opinionWords);
  const q = useWords(faqWords);
  return (
    <div className={styles['letter']}>
      <b>{entryId === null ? question : q(`${entryId}.q`)}</b>
      <small>{t(`by.${author ?? 'page'}`)}</small>
    </div>
  );
};

/** The words of an answer without its marks. Whoever sent the opinion wrote what stands here, so it is shown as letters only. */
const plainOf = (html: string): string =>
  html
    .replace(/<\/p>\s*<p>/g, ' ')
    .replace(/<sup>.*?<\/sup>/g, '')
    .replace(/<[^>]*>/g, '');
