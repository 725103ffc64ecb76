/** Sets a second factor up: the password, the app, the recovery codes. */

import { useState } from 'react';
import { securityCalls } from '../../../../contract/accounts/endpoints/security.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { accountWords } from '../../../../words/accounts/pages.ts';
import { securityWords } from '../../../../words/accounts/security.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { CopyButton } from '../../../kit/parts/copy-button.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { requiredProblem } from '../check-entries.ts';
import { FormProblem } from '../form-problem.tsx';
import { useSignInAgain } from '../open-id/use-sign-in-again.tsx';
import { PasswordEntry } from '../password/password-entry.tsx';
import { useSentForm } from '../use-sent-form.ts';
import { CodeEntry } from './code-entry.tsx';
import styles from './security.module.css';

type Security = OutputOf<typeof securityCalls.getSecurity>;
type App = OutputOf<typeof securityCalls.startSecondFactor>;
type Steps = { readonly cancel: () => void; readonly done: (codes: readonly string[]) => void };

/** What lets somebody begin: a proof where a factor is on, else the password of whoever has one. */
export type Begin = 'code' | 'password' | 'nothing';

/** The steps in their order; nothing counts before the last one. */
export const FactorSetUp = ({ begin, security, cancel, done }: Steps & { readonly begin: Begin; readonly security: Security }) => {
  const t = useWords(securityWords);
  const [app, setApp] = useState<App | null>(null);
  if (app) return <Confirm app={app} cancel={cancel} done={done} />;
  if (begin !== 'code') return <Start asksPassword={begin === 'password'} cancel={cancel} done={setApp} />;
  return (
    <CodeEntry
      hasPasskeys={security.passkeys.length > 0}
      text={t(security.secondFactor?.hasApp ? 'factor.replace.text' : 'factor.addApp.text')}
      act={t('factor.next')}
      send={(proof) => browserAsk(securityCalls.startSecondFactor, proof)}
      done={setApp}
      cancel={cancel}
    />
  );
};

type StartProps = { readonly asksPassword: boolean; readonly cancel: () => void; readonly done: (app: App) => void };

const Start = ({ asksPassword, cancel, done }: StartProps) => {
  const t = useWords(securityWords);
  const again = useSignInAgain();
  const { texts, busy, form } = useSentForm<'password', App>({
    check: ({ password }) => (asksPassword ? { password: requiredProblem(password) } : {}),
    send: async ({ password }) => again.heard(await browserAsk(securityCalls.startSecondFactor, asksPassword ? { password } : {})),
    done,
  });
  return (
    <form className={styles['entry']} {...form}>
      <FormProblem text={texts.form} />
      {again.way}
      {asksPassword && <PasswordEntry name="password" label={t('factor.password')} error={texts.password} autoComplete="current-password" />}
      <div className={styles['acts']}>
        <Button onClick={cancel}>{t('factor.cancel')}</Button>
        <Button type="submit" kind="main" busy={busy && t('factor.busy')}>
          {t('factor.next')}
        </Button>
      </div>
    </form>
  );
};

const Confirm = ({ app: { secret, picture }, cancel, done }: Steps & { readonly app: App }) => {
  const t = useWords(securityWords);
  const account = useWords(accountWords);
  const { texts, busy, form } = useSentForm<'code', OutputOf<typeof securityCalls.confirmSecondFactor>>({
    check: ({ code }) => ({ code: requiredProblem(code) }),
    send: ({ code }) => browserAsk(securityCalls.confirmSecondFactor, { code }),
    done: ({ recoveryCodes }) => done(recoveryCodes),
  });
  return (
    <div className={styles['setUp']}>
      <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={t('factor.picture')} width={220} height={220} />
      <form {...form}>
        <p>{t('factor.scan')}</p>
        <p className={styles['text']}>{t('factor.secret')}</p>
        <p className={styles['secret']}>
          <code>{secret.match(/.{4}/g)?.join(' ')}</code>
          <CopyButton value={secret} of={t('factor.secret.name')} />
        </p>
        <FormProblem text={texts.form} />
        <Field label={t('factor.enter')} error={texts.code}>
          {(wiring) => <input {...wiring} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} />}
        </Field>
        <div className={styles['acts']}>
          <Button onClick={cancel}>{t('factor.cancel')}</Button>
          <Button type="submit" kind="main" busy={busy && account('code.busy')}>
            {t('factor.enable')}
          </Button>
        </div>
      </form>
    </div>
  );
};
