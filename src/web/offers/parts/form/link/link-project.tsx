/** The staff's tool on the form of a project: gives it to the account of whom it is for. */

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { offersCalls } from '../../../../../contract/offers/endpoints.ts';
import { linkWords } from '../../../../../words/offers/link.ts';
import { browserAsk } from '../../../../kit/calls/browser-client.ts';
import { useCommandId } from '../../../../kit/calls/use-command-id.ts';
import { useRefusalText } from '../../../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../../../kit/dialog/confirm.tsx';
import { useToast } from '../../../../kit/dialog/toasts.tsx';
import { TextField } from '../../../../kit/form/text-field.tsx';
import { Button } from '../../../../kit/parts/button.tsx';
import { Card } from '../../../../kit/parts/card.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import styles from './link-project.module.css';

/** `flush` saves first what is being typed: it goes with the project. */
export const LinkProject = ({ offerId, flush }: { readonly offerId: string; readonly flush?: () => Promise<boolean> }) => {
  const t = useWords(linkWords);
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const named = useCommandId();
  // An answer that was lost is asked for at once: the notice of what the call did takes a creator's project away, and the tool with it.
  const give = async (input: { readonly offerId: string; readonly email: string }) => {
    const command = named(input);
    const answer = await browserAsk(offersCalls.linkProjectOffer, command);
    return answer.ok || answer.refusal.kind !== 'network' ? answer : browserAsk(offersCalls.linkProjectOffer, command);
  };
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const link = async (): Promise<void> => {
    const to = email.trim();
    if (!(await confirm({ title: t('confirm.title', { email: to }), text: t('confirm.text'), act: t('act') }))) return;
    setBusy(true);
    // The page does not read itself again: a creator's project is no longer theirs, and they would be told so on the way out.
    const answer = flush && !(await flush()) ? null : await give({ offerId, email: to });
    setBusy(false);
    if (answer === null) return toast.bad(t('unsaved'), t('failed'));
    if (!answer.ok) {
      toast.bad(refusalText(answer.refusal), t('failed'));
      return setError(refusalText(answer.refusal));
    }
    toast.good(answer.value.message);
    await navigate('/moja-tablica/my-offers/unsigned-offers');
  };
  return (
    <div className={styles['card']}>
      <Card>
        <form
          className={styles['tool']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void link();
          }}
        >
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
          <div className={styles['row']}>
            <TextField
              name="link-email"
              label={t('email')}
              value={email}
              onChange={(text) => {
                setEmail(text);
                setError(undefined);
              }}
              error={error}
              inputMode="email"
              autoComplete="off"
            />
            <Button type="submit" disabled={email.trim() === ''} busy={isBusy && t('busy')}>
              {t('act')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
};
