import { questionWords } from '../../../../words/offers/question.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';
import { AnswerForm } from './answer-form.tsx';
import { OneQuestion } from './one-question.tsx';
import styles from './question.module.css';

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
