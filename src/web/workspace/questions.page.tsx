/** The questions about the offers of one's side, to be answered in place. */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import type { OutputOf } from '../../contract/kit/call.ts';
import { workspaceCalls } from '../../contract/workspace/endpoints.ts';
import { offerPath } from '../../domain/kit/page/deal-paths.ts';
import { boardQuestionWords } from '../../words/workspace/questions.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { ownTopics } from '../kit/live/own-topics.ts';
import { useLive } from '../kit/live/use-live.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { Link } from '../kit/page/link.tsx';
import { Pager } from '../kit/page/pager.tsx';
import { pageIn } from '../kit/page/pages.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { AnswerForm } from '../offers/parts/question/answer-form.tsx';
import { OneQuestion } from '../offers/parts/question/one-question.tsx';
import board from './board.module.css';
import styles from './questions.module.css';

export const loader = async (args: LoaderFunctionArgs) => {
  const viewer = requireSession(args);
  const waiting = args.url.searchParams.get('view') !== 'others';
  const list = orErrorPage(await ask(args.context)(workspaceCalls.listQuestions, { waiting, page: pageIn(args.url) }));
  return { list, waiting, topics: ownTopics(viewer), lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(boardQuestionWords, loaderData.lang)('title'), noindex: true }) : [];

const views = ['waiting', 'others'] as const;

export default function QuestionsPage() {
  const { list, waiting, topics } = useLoaderData<typeof loader>();
  const t = useWords(boardQuestionWords);
  useLive(topics);
  const view = waiting ? 'waiting' : 'others';
  return (
    <>
      <header className={board['head']}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('text')}</p>
        </div>
      </header>
      <nav className={styles['views']} aria-label={t('views')}>
        {views.map((each) => (
          <Link key={each} to={each === 'waiting' ? '?' : `?view=${each}`} aria-current={each === view ? 'page' : undefined}>
            {t(`view.${each}`)}
          </Link>
        ))}
      </nav>
      {list.total === 0 ? (
        <Empty
          title={t(`${view}.empty`)}
          text={t(`${view}.empty.text`)}
          action={<ButtonLink to="/moja-tablica/my-offers/active-offers">{t('empty.act')}</ButtonLink>}
        />
      ) : (
        <>
          <p className={styles['count']}>{t('count', { n: list.total })}</p>
          <ul className={styles['list']}>
            {list.items.map((question) => (
              <Item key={question.id} question={question} />
            ))}
          </ul>
          <Pager page={list.page} pages={list.pages} />
        </>
      )}
    </>
  );
}

type Question = OutputOf<typeof workspaceCalls.listQuestions>['items'][number];

const Item = ({ question }: { readonly question: Question }) => {
  const t = useWords(boardQuestionWords);
  const lang = useLang();
  const { id, offer, answer, mayAnswer } = question;
  return (
    <li>
      <p className={styles['offer']}>
        <Link to={publicPath(lang, `${offerPath(offer.id)}#ask`)}>{t('offer', { name: offer.name, number: String(offer.number) })}</Link>
      </p>
      <OneQuestion question={question} heading="h2" />
      {mayAnswer && <AnswerForm questionId={id} answer={answer} />}
      {!mayAnswer && answer === null && <p className={styles['closed']}>{t('closed')}</p>}
    </li>
  );
};
