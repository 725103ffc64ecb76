/** A password field, and the meter of a new password. */

import { IconCheck, IconCircle, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { PasswordOwner } from '../../../../domain/accounts/rules/guessable-passwords.ts';
import { passwordStrength } from '../../../../domain/accounts/rules/people.ts';
import { accountWords } from '../../../../words/accounts/pages.ts';
import { Field } from '../../../kit/parts/native-field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './password-entry.module.css';
import { useGuessable } from './use-guessable.ts';

type PasswordEntryProps = {
  readonly name: string;
  readonly label: string;
  readonly initial?: string;
  readonly onInput?: (value: string) => void;
  readonly error?: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly focusFirst?: boolean;
};

/** A password with an eye to see it. */
export const PasswordEntry = ({ name, label, initial = '', onInput, error, autoComplete, focusFirst }: PasswordEntryProps) => {
  const t = useWords(accountWords);
  const [shown, setShown] = useState(false);
  const Eye = shown ? IconEyeOff : IconEye;
  return (
    <Field
      label={label}
      error={error}
      end={
        <button type="button" className={styles['eye']} aria-label={t(shown ? 'password.hide' : 'password.show')} onClick={() => setShown(!shown)}>
          <Eye size={20} stroke={1.5} aria-hidden />
        </button>
      }
    >
      {(wiring) => (
        <input
          {...wiring}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          data-autofocus={focusFirst || undefined}
          defaultValue={initial}
          onInput={(event) => onInput?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
};

const criteria = [
  ['length', 'strength.length'],
  ['cases', 'strength.case'],
  ['digit', 'strength.digit'],
  ['special', 'strength.special'],
] as const;

/** Four criteria as four bars and as a list; of a password that is guessed first it says so. */
export const StrengthMeter = ({ password, owner }: { readonly password: string; readonly owner: PasswordOwner }) => {
  const t = useWords(accountWords);
  const isGuessed = useGuessable(password, owner);
  const strength = passwordStrength(password, isGuessed);
  return (
    <div className={styles['meter']}>
      <div role="img" aria-label={t('strength.label', { n: strength.score })} className={styles['bars']} data-weak={isGuessed || undefined}>
        {criteria.map(([key], at) => (
          <i key={key} data-on={at < strength.score || undefined} />
        ))}
      </div>
      <ul>
        {criteria.map(([key, text]) => (
          <li key={key} data-on={strength[key] || undefined}>
            {strength[key] ? <IconCheck size={16} stroke={1.75} aria-hidden /> : <IconCircle size={14} stroke={1.5} aria-hidden />}
            {t(text)}
          </li>
        ))}
      </ul>
      <p role="status">{isGuessed && t('strength.guessable')}</p>
    </div>
  );
};
