/** The two steps of the sign-up. */

import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './auth.module.css';
import { storedCampaign } from './campaign/campaign.ts';
import { emailProblem, newPasswordProblem, repeatProblem, requiredProblem } from './check-entries.ts';
import { EmailEntry } from './email-entry.tsx';
import { PasswordEntry, StrengthMeter } from './password/password-entry.tsx';
import { guessableText } from './password/use-guessable.ts';
import type { AuthFormProps } from './sign-in-form.tsx';
import { SignUpTerms } from './sign-up-terms.tsx';
import { useSentForm } from './use-sent-form.ts';

/** The fields of a sign-up; kept by the dialog between its two steps. */
export type SignUpEntry = {
  readonly password: string;
  readonly repeat: string;
  readonly consent: boolean;
  readonly firstName: string;
  readonly lastName: string;
};
/** An empty sign-up. */
export const noEntry: SignUpEntry = { password: '', repeat: '', consent: false, firstName: '', lastName: '' };

/** What the server refused of step 1 when step 2 was sent. */
export type RefusedEntries = { readonly email?: string | undefined; readonly password?: string | undefined };

type StepProps = AuthFormProps & { readonly entry: SignUpEntry; readonly change: (patch: Partial<SignUpEntry>) => void };

/** Step 1: e-mail and password. Nothing is sent yet. */
export const SignUpCredentials = ({ email, setEmail, go, entry, change, done, refused }: StepProps & { readonly refused: RefusedEntries }) => {
  const t = useWords(accountWords);
  const lang = useLang();
  const { firstName, lastName } = entry;
  const { texts, form } = useSentForm<'email' | 'password' | 'repeat'>({
    check: ({ email: address, password, repeat }) => ({
      email: emailProblem(address),
      password: newPasswordProblem(password),
      repeat: repeatProblem(password, repeat),
    }),
    send: async ({ email: address, password, repeat }) => {
      // A password manager may fill fields in without an event.
      setEmail(address);
      change({ password, repeat });
      const message = await guessableText(password, { firstName, lastName, email: address }, lang);
      if (message === null) return { ok: true, value: null };
      return { ok: false, refusal: { code: 'password.guessable', kind: 'invalid', field: 'password', message } };
    },
    done,
  });
  return (
    <form {...form}>
      <EmailEntry email={email} setEmail={setEmail} error={texts.email ?? refused.email} autoComplete="email" />
      <PasswordEntry
        name="password"
        label={t('field.password')}
        initial={entry.password}
        onInput={(password) => change({ password })}
        error={texts.password ?? refused.password}
        autoComplete="new-password"
      />
      <StrengthMeter password={entry.password} owner={{ firstName, lastName, email }} />
      <PasswordEntry
        name="repeat"
        label={t('field.repeat')}
        initial={entry.repeat}
        onInput={(repeat) => change({ repeat })}
        error={texts.repeat}
        autoComplete="new-password"
      />
      <label className={styles['tick']}>
        <input type="checkbox" checked={entry.consent} onChange={(event) => change({ consent: event.currentTarget.checked })} />
        <span>
          {t('up.consent')} <i>{t('up.optional')}</i>
        </span>
      </label>
      <Button type="submit" kind="main" size="l" full>
        {t('up.next')}
      </Button>
      <p className={styles['switch']}>
        {t('up.have')}{' '}
        <button type="button" className={styles['link']} onClick={() => go('in')}>
          {t('up.have.link')}
        </button>
      </p>
    </form>
  );
};

/** Step 2: the name; then the account is made and the code is on its way. */
export const SignUpName = ({
  email,
  entry,
  change,
  done,
  refuse,
  back,
}: StepProps & { readonly refuse: (refused: RefusedEntries) => void; readonly back: () => void }) => {
  const t = useWords(accountWords);
  const lang = useLang();
  const { password, consent: marketingConsent } = entry;
  const { texts, busy, form } = useSentForm<'firstName' | 'lastName' | 'email' | 'password'>({
    check: ({ firstName, lastName }) => ({ firstName: requiredProblem(firstName), lastName: requiredProblem(lastName) }),
    send: ({ firstName, lastName }) => {
      const campaignData = storedCampaign();
      return browserAsk(accountsCalls.signUp, {
        email,
        password,
        firstName,
        lastName,
        marketingConsent,
        lang,
        ...(campaignData && { campaignData }),
      });
    },
    done,
    failed: t('up.failed'),
  });
  const elsewhere = texts.email ?? texts.password;
  return (
    <form {...form}>
      <p className={styles['lead']}>{t('up.name.hint')}</p>
      {(texts.form ?? elsewhere) && (
        <div role="alert" className={styles['alert']}>
          <Note tone="red">
            {texts.form ?? elsewhere}{' '}
            {elsewhere && (
              <button type="button" className={styles['link']} onClick={() => refuse({ email: texts.email, password: texts.password })}>
                {t('up.fix')}
              </button>
            )}
          </Note>
        </div>
      )}
      <Field label={t('field.firstName')} error={texts.firstName}>
        {(wiring) => (
          <input
            {...wiring}
            name="firstName"
            autoComplete="given-name"
            data-autofocus
            defaultValue={entry.firstName}
            onInput={(event) => change({ firstName: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('field.lastName')} error={texts.lastName}>
        {(wiring) => (
          <input
            {...wiring}
            name="lastName"
            autoComplete="family-name"
            defaultValue={entry.lastName}
            onInput={(event) => change({ lastName: event.currentTarget.value })}
          />
        )}
      </Field>
      <Button type="submit" kind="main" size="l" full busy={busy && t('up.busy')}>
        {t('up.act')}
      </Button>
      <p className={styles['switch']}>
        <button type="button" className={styles['link']} onClick={back}>
          {t('up.back')}
        </button>
      </p>
      <SignUpTerms />
    </form>
  );
};
