/** The address of an account, where it is the first thing that is asked for. */

import { accountWords } from '../../../words/accounts/pages.ts';
import { Field } from '../../kit/parts/native-field.tsx';
import { useWords } from '../../kit/words/words.ts';

type EmailEntryProps = {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly error: string | undefined;
  /** `username` where somebody signs in with it, `email` where it is new to us. */
  readonly autoComplete: 'username' | 'email';
};

/** An e-mail address that stays when the person goes to another form of the dialog. */
export const EmailEntry = ({ email, setEmail, error, autoComplete }: EmailEntryProps) => {
  const t = useWords(accountWords);
  return (
    <Field label={t('field.email')} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          name="email"
          type="email"
          autoComplete={autoComplete}
          data-autofocus
          defaultValue={email}
          onInput={(event) => setEmail(event.currentTarget.value)}
        />
      )}
    </Field>
  );
};
