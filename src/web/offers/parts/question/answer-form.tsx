import { useState } from 'react';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { writingNumbers } from '../../../../domain/kit/numbers.ts';
import { questionWords } from '../../../../words/offers/question.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useCommandId } from '../../../kit/calls/use-command-id.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { LetterForm } from '../../../kit/letter/letter-form.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';

type AnswerFormProps = { readonly questionId: string; readonly answer: string | null };

/** The owner answers a question; an answer that was given can be corrected. */
export const AnswerForm = ({ questionId, answer }: AnswerFormProps) => {
  const t = useWords(questionWords);
  const act = useAct();
  const named = useCommandId();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [isCorrecting, setCorrecting] = useState(false);
  const send = async ({ answer: text }: Readonly<Record<'answer', string>>) => {
    const given = await act(offersCalls.answerQuestion, named({ questionId, answer: text }));
    if (!given.ok) {
      toast.bad(refusalText(given.refusal), t('answer.failed'));
      return {};
    }
    toast.good(t('answer.sent'));
    setCorrecting(false);
    return null;
  };
  if (answer !== null && !isCorrecting)
    return (
      <Button type="button" kind="quiet" onClick={() => setCorrecting(true)}>
        {t('answer.correct')}
      </Button>
    );
  return (
    <LetterForm
      entries={[
        { name: 'answer', label: t('answer'), paragraph: true, maxLength: writingNumbers.answerMax, ...(answer === null ? {} : { initial: answer }) },
      ]}
      texts={{ act: t('answer.act'), busy: t('busy'), required: t('required') }}
      onSend={send}
    >
      {answer !== null && (
        <Button type="button" kind="quiet" onClick={() => setCorrecting(false)}>
          {t('answer.keep')}
        </Button>
      )}
    </LetterForm>
  );
};
