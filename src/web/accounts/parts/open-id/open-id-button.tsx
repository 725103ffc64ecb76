import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { openIdCalls } from '../../../../contract/accounts/endpoints/open-id.ts';
import { openIdWords } from '../../../../words/accounts/open-id.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { withoutSignIn } from '../../../kit/page/addresses.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import auth from '../auth.module.css';
import { keepChoice } from './choice-before.ts';
import styles from './open-id.module.css';

/** The provider's name; null while none is known, or where none is configured. */
const useProvider = (): string | null => {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    void browserAsk(openIdCalls.getSignInWays, {}).then((answer) => setName(answer.ok ? (answer.value.openId?.name ?? null) : null));
  }, []);
  return name;
};

type OpenIdButtonProps = {
  readonly origin: string | null;
  /** Whether the provider shall ask who somebody is although they are signed in there. */
  readonly again?: boolean;
};

/** The way in with an account of another service, where one is configured. The browser leaves for it and comes back to this page. */
export const OpenIdButton = ({ origin, again = false }: OpenIdButtonProps) => {
  const t = useWords(openIdWords);
  const lang = useLang();
  const { pathname, search } = useLocation();
  const name = useProvider();
  const refusalText = useRefusalText();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (name === null) return null;
  const leave = async (): Promise<void> => {
    setLeaving(true);
    const answer = await browserAsk(openIdCalls.startOpenId, { at: pathname + withoutSignIn(search), from: origin, lang, again });
    if (answer.ok) {
      keepChoice(new URLSearchParams(search).get('keep'), Date.now());
      return location.assign(answer.value.url);
    }
    setLeaving(false);
    setProblem(refusalText(answer.refusal));
  };
  return (
    <div className={styles['way']}>
      <p>{t('or')}</p>
      {problem && (
        <div role="alert" className={auth['alert']}>
          <Note tone="red">{problem}</Note>
        </div>
      )}
      <Button size="l" full onClick={() => void leave()} busy={isLeaving && t('busy')}>
        {t('act', { name })}
      </Button>
    </div>
  );
};
