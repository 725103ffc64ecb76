import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { writingNumbers } from '../../../../domain/kit/numbers.ts';
import { questionWords } from '../../../../words/offers/question.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useCommandId } from '../../../kit/calls/use-command-id.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { LetterForm } from '../../../kit/letter/letter-form.tsx';
import { useWords } from '../../../kit/words/words.ts';

type QuestionFormProps = { readonly offerId: string; readonly offerName: string; readonly email: string };

/** Asks the owner a question; the answer comes by mail and stands below the offer. */
export const QuestionForm = ({ offerId, offerName, email }: QuestionFormProps) => {
  const t = useWords(questionWords);
  const act = useAct();
  const named = useCommandId();
  const toast = useToast();
  const refusalText = useRefusalText();
  const send = async ({ title, description }: Readonly<Record<'title' | 'description', string>>) => {
    const answer = await act(offersCalls.askQuestion, named({ offerId, offerName, title, description, tenant: email }));
    if (!answer.ok) {
      toast.bad(refusalText(answer.refusal), t('failed'));
      return {};
    }
    toast.good(t('sent.text', { email }), t('sent'));
    return null;
  };
  return (
    <LetterForm
      entries={[
        { name: 'title', label: t('subject'), maxLength: writingNumbers.titleMax },
        { name: 'description', label: t('question'), paragraph: true, maxLength: writingNumbers.questionMax },
      ]}
      texts={{ act: t('act'), busy: t('busy'), required: t('required'), incomplete: t('incomplete') }}
      onSend={send}
    />
  );
};
