import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { faqCalls } from '../../../../contract/content/endpoints/faq.ts';
import type { InputOf } from '../../../../contract/kit/call.ts';
import { faqPageWords } from '../../../../words/content/faq-page.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './faq.module.css';

type OpinionInput = InputOf<typeof faqCalls.sendFaqOpinion>;
type OpinionProps = {
  readonly label: string;
  /** What the opinion is about: a question of the page, or an answer. */
  readonly about:
    | Omit<Extract<OpinionInput, { readonly entryId: unknown }>, 'helpful'>
    | Omit<Extract<OpinionInput, { readonly answer: unknown }>, 'helpful'>;
};

/** Asks whether an answer helped. The choice stays visible and can be changed. */
export const Opinion = ({ label, about }: OpinionProps) => {
  const t = useWords(faqPageWords);
  const toast = useToast();
  const refusalText = useRefusalText();
  const labelId = useId();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (helpful: boolean): Promise<void> => {
    if (isSending || choice === helpful) return;
    setSending(true);
    const answer = await browserAsk(faqCalls.sendFaqOpinion, { ...about, helpful });
    setSending(false);
    if (answer.ok) setChoice(helpful);
    else toast.bad(refusalText(answer.refusal), t('opinion.failed'));
  };
  return (
    <fieldset className={styles['opinion']} aria-labelledby={labelId}>
      <span id={labelId}>{label}</span>
      <Button size="s" aria-pressed={choice === true} onClick={() => void send(true)}>
        <IconThumbUp size={16} stroke={1.5} aria-hidden />
        {t('yes')}
      </Button>
      <Button size="s" aria-pressed={choice === false} onClick={() => void send(false)}>
        <IconThumbDown size={16} stroke={1.5} aria-hidden />
        {t('no')}
      </Button>
      <span role="status">{choice === null ? '' : t('thanks')}</span>
    </fieldset>
  );
};
