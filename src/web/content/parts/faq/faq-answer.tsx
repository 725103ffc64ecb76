import { IconMessageCircle, IconSearch, IconSparkles } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { faqCalls } from '../../../../contract/content/endpoints/faq.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { Answer as CallAnswer } from '../../../../contract/kit/client.ts';
import { type FaqText, faqEntries } from '../../../../domain/content/rules/faq.ts';
import { faqWords } from '../../../../words/content/faq.ts';
import { faqPageWords } from '../../../../words/content/faq-page.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { Skeleton } from '../../../kit/parts/states.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { entryPath } from './entry-path.ts';
import styles from './faq.module.css';
import { Opinion } from './opinion.tsx';

type FaqAnswerData = OutputOf<typeof faqCalls.askFaq>;
type FaqAnswerProps = {
  readonly question: string;
  readonly texts: readonly FaqText[];
  /** What the address asks for. */
  readonly query: string;
};

/** The answer to a question of one's own: who wrote it, what it rests on, and whether it helped. A failure leaves the matches above it. */
export const FaqAnswer = ({ question, texts, query }: FaqAnswerProps) => {
  const t = useWords(faqPageWords);
  const refusalText = useRefusalText();
  const [answer, setAnswer] = useState<CallAnswer<FaqAnswerData> | null>(null);
  const place = useRef<HTMLElement>(null);
  // The matches above it take the height of a phone.
  useEffect(() => {
    const end = place.current?.getBoundingClientRect().bottom ?? 0;
    if (end > window.innerHeight) place.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    let isWanted = true;
    void browserAsk(faqCalls.askFaq, { question }).then((came) => isWanted && setAnswer(came));
    return () => {
      isWanted = false;
    };
  }, [question]);
  return (
    <section ref={place} className={styles['reply']} aria-live="polite" aria-busy={answer === null}>
      {answer === null && (
        <>
          <p className={styles['working']}>{t('working')}</p>
          <Skeleton lines={3} />
        </>
      )}
      {answer?.ok === false && <Note tone="amber">{refusalText(answer.refusal)}</Note>}
      {answer?.ok && answer.value.author !== null && (
        <Reply question={question} answered={answer.value} author={answer.value.author} texts={texts} query={query} />
      )}
    </section>
  );
};

type ReplyProps = FaqAnswerProps & { readonly answered: FaqAnswerData; readonly author: NonNullable<FaqAnswerData['author']> };

const Reply = ({ question, texts, query, answered: { answer, sources, isInstead }, author }: ReplyProps) => {
  const t = useWords(faqPageWords);
  const lang = useLang();
  const Icon = author === 'ai' ? IconSparkles : IconSearch;
  return (
    <>
      <header className={author === 'ai' ? styles['byAi'] : styles['byText']}>
        <h2>
          <Icon size={18} stroke={1.5} aria-hidden />
          {t(`${author}.head`)}
        </h2>
        <span>{t(`${author}.note`)}</span>
      </header>
      {isInstead && <Note tone="amber">{t('instead')}</Note>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets paragraphs, bold words and numbers of sources through, nothing else */}
      <div className={styles['words']} dangerouslySetInnerHTML={{ __html: answer }} />
      <Sources sources={sources} texts={texts} query={query} />
      <footer>
        <Opinion label={t('helpful.answer')} about={{ question, answer, author }} />
        <Link to={publicPath(lang, '/pomoc#report')}>
          <IconMessageCircle size={18} stroke={1.5} aria-hidden />
          {t('human')}
        </Link>
        <small>{t('opinion.note')}</small>
      </footer>
    </>
  );
};

type SourcesProps = Pick<FaqAnswerProps, 'texts' | 'query'> & Pick<FaqAnswerData, 'sources'>;

const Sources = ({ sources, texts, query }: SourcesProps) => {
  const t = useWords(faqWords);
  const p = useWords(faqPageWords);
  const lang = useLang();
  return (
    <div className={styles['sources']}>
      <h3>{p('sources')}</h3>
      <ol>
        {sources.map((id) => (
          <li key={id}>
            <Link to={entryPath(lang, id, query)} preventScrollReset>
              {texts.find((text) => text.id === id)?.question}
            </Link>
            <small>{t(`group.${faqEntries.find((entry) => entry.id === id)?.group ?? 'general'}`)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
};
