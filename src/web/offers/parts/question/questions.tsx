import { questionWords } from '../../../../words/offers/question.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './question.module.css';

type Question = NonNullable<OfferViewData['questions']['items']>[number];

/** Questions about the offer with their answers: readers see them without names, the owner's side sees who asks and answers. */
export const Questions = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(questionWords);
  const { answered, items } = offer.questions;
  if (items === null || items.length === 0) return null;
  const mayAnswer = offer.isOwner && offer.allowed.includes('answer');
  return (
    <>
      <ul className={styles['list']}>
        {items.map((question) => (
          <li key={question.id}>
            <OneQuestion question={question} />
            {mayAnswer && <AnswerForm questionId={question.id} answer={question.answer} />}
          </li>
        ))}
      </ul>
      {answered > items.length && <p>{t('newest', { n: items.length })}</p>}
      <p>{t('closing')}</p>
    </>
  );
};

const OneQuestion = ({ question: { title, description, askedAt, answer, answeredAt, mine, asker } }: { readonly question: Question }) => {
  const t = useWords(questionWords);
  const f = useFormat();
  const who = mine ? t('mine') : asker;
  return (
    <>
      <h3>{title}</h3>
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
