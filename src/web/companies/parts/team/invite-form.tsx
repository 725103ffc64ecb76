import { useState } from 'react';
import { teamCalls } from '../../../../contract/companies/endpoints/team.ts';
import { parseEmail } from '../../../../domain/kit/identifiers.ts';
import { teamWords } from '../../../../words/companies/team.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './team.module.css';

/** The creator mails somebody the way to the company; who joins it, a moderator decides. */
export const InviteForm = () => {
  const t = useWords(teamWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const send = async (): Promise<void> => {
    const to = parseEmail(email);
    if (to === null) return setError(t('invite.wrong'));
    const answer = await act(teamCalls.inviteToCompany, { email: to });
    if (!answer.ok) return setError(refusalText(answer.refusal));
    toast.good(t('invite.done', { email: to }));
    setEmail('');
  };
  return (
    <form
      className={styles['invite']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        name="invite-email"
        label={t('invite.email')}
        hint={t('invite.hint')}
        value={email}
        onChange={(text) => {
          setEmail(text);
          setError(undefined);
        }}
        error={error}
        inputMode="email"
        autoComplete="off"
      />
      <Button type="submit" busy={act.busy && t('invite.busy')}>
        {t('invite.act')}
      </Button>
    </form>
  );
};
