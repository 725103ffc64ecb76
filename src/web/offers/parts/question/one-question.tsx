import { questionWords } from '../../../../words/offers/question.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';
import styles from './question.module.css';

type Question = NonNullable<OfferViewData['questions']['items']>[number];

type OneQuestionProps = {
  readonly question: Omit<Question, 'id'>;
  readonly heading?: 'h2' | 'h3';
};

/** A question with its answer, and who asks for those who may know it. */
export const OneQuestion = ({ question, heading: Heading = 'h3' }: OneQuestionProps) => {
  const { title, description, askedAt, answer, answeredAt, mine, asker } = question;
  const t = useWords(questionWords);
  const f = useFormat();
  const who = mine ? t('mine') : asker;
  return (
    <>
      <Heading>{title}</Heading>
      <p className={styles['when']}>{who ? `${who}, ${f.instant(askedAt)}` : f.instant(askedAt)}</p>
      <p className={styles['text']}>{description}</p>
      {answer === null || answeredAt === null ? (
        <p className={styles['when']}>{t('waiting')}</p>
      ) : (
        <div className={styles['answer']}>
          <b>{t('answered', { when: f.instant(answeredAt) })}</b>
          <p className={styles['text']}>{answer}</p>
        </div>
      )}
    </>
  );
};
