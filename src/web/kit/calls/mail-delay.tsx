/** Says beside the place for a mailed code or link that mail does not go out at the moment, or came back. */

import { useEffect, useState } from 'react';
import { kitCalls } from '../../../contract/kit/endpoints.ts';
import { mailDelayWords } from '../../../words/kit/mail-delay.ts';
import { useWords } from '../words/words.ts';
import { browserAsk } from './browser-client.ts';

const everyMs = 10_000;

type Props = {
  readonly className?: string | undefined;
  /** What is waited for: a code, unless it is a link. */
  readonly awaits?: 'code' | 'link';
  /** Somebody waits for a mail that does not go to the account of this browser, such as whoever came by a mailed link. */
  readonly anybody?: boolean;
};

/** Asks from time to time while somebody waits; shows nothing as long as mail goes out. */
export const MailDelay = ({ className, awaits = 'code', anybody = false }: Props) => {
  const t = useWords(mailDelayWords);
  const [state, setState] = useState<'none' | 'delayed' | 'returned'>('none');
  useEffect(() => {
    const look = async (): Promise<void> => {
      const answer = await browserAsk(kitCalls.getMailDelay, { anybody });
      if (answer.ok) setState(answer.value.returned ? 'returned' : answer.value.delayed ? 'delayed' : 'none');
    };
    const timer = setInterval(() => void look(), everyMs);
    return () => clearInterval(timer);
  }, [anybody]);
  return (
    <p role="status" className={className}>
      {state === 'delayed' && `${t('delayed')} ${t(`delayed.${awaits}`)}`}
      {state === 'returned' && t('returned')}
    </p>
  );
};
