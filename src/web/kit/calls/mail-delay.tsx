/** Says beside the place for a mailed code that mail does not go out at the moment. */

import { useEffect, useState } from 'react';
import { kitCalls } from '../../../contract/kit/endpoints.ts';
import { mailDelayWords } from '../../../words/kit/mail-delay.ts';
import { useWords } from '../words/words.ts';
import { browserAsk } from './browser-client.ts';

const everyMs = 10_000;

/** Asks from time to time while somebody waits; shows nothing as long as mail goes out. */
export const MailDelay = ({ className }: { readonly className?: string | undefined }) => {
  const t = useWords(mailDelayWords);
  const [isDelayed, setDelayed] = useState(false);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const answer = await browserAsk(kitCalls.getMailDelay, {});
      if (answer.ok) setDelayed(answer.value.delayed);
    };
    const timer = setInterval(() => void look(), everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <p role="status" className={className}>
      {isDelayed && t('delayed')}
    </p>
  );
};
