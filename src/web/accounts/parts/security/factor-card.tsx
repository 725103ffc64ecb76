/** The second factor of the account: on or off, and what can be done about it. */

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { securityCalls } from '../../../../contract/accounts/endpoints/security.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { SignedIn } from '../../../../domain/accounts/types.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { securityWords } from '../../../../words/accounts/security.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Badge } from '../../../kit/parts/badge.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { CodeEntry } from './code-entry.tsx';
import { FactorSetUp } from './factor-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './security.module.css';

/** How the account is protected, as the server knows it. */
export type Security = OutputOf<typeof securityCalls.getSecurity>;

type OpenDialog = 'setUp' | 'disable' | 'renew' | readonly string[];

/** With passkeys the app goes and the second factor stays; without, it goes with the app. */
const disableWords = {
  app: { title: 'factor.disable.app', text: 'factor.disable.app.text', done: 'factor.disabled.app' },
  factor: { title: 'factor.disable.title', text: 'factor.disable.text', done: 'factor.disabled' },
} as const;

export const FactorCard = ({ me, security }: { readonly me: SignedIn; readonly security: Security }) => {
  const t = useWords(securityWords);
  const { secondFactor, hasPassword, passkeys } = security;
  const hasPasskeys = passkeys.length > 0;
  const setUpTitle = secondFactor?.hasApp ? 'factor.replace.title' : 'factor.addApp.title';
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const close = (): void => setOpen(null);
  const showCodes = (codes: readonly string[]): void => {
    setOpen(codes);
    void revalidate();
  };
  const finish = (text: string): void => {
    toast.good(text);
    void revalidate();
    close();
  };
  const disable = disableWords[hasPasskeys ? 'app' : 'factor'];
  const begin = secondFactor ? 'code' : hasPassword ? 'password' : 'nothing';
  return (
    <Card
      title={t(open === 'disable' ? disable.title : open === 'setUp' && secondFactor ? setUpTitle : 'factor.title')}
      end={<Badge tone={secondFactor ? 'green' : 'grey'}>{t(secondFactor ? 'factor.on' : 'factor.off')}</Badge>}
    >
      {open === null && <Summary me={me} security={security} choose={setOpen} />}
      {open === 'setUp' && <FactorSetUp begin={begin} security={security} cancel={close} done={showCodes} />}
      {open === 'disable' && (
        <CodeEntry
          danger
          hasPasskeys={hasPasskeys}
          text={t(disable.text)}
          act={t(disable.title)}
          send={(proof) => browserAsk(securityCalls.switchOffSecondFactor, proof)}
          done={() => finish(t(disable.done))}
          cancel={close}
        />
      )}
      {open === 'renew' && (
        <CodeEntry
          hasPasskeys={hasPasskeys}
          text={t('codes.renew.text')}
          act={t('codes.renew.act')}
          send={(proof) => browserAsk(securityCalls.renewRecoveryCodes, proof)}
          done={({ recoveryCodes }) => showCodes(recoveryCodes)}
          cancel={close}
        />
      )}
      {typeof open === 'object' && open !== null && <RecoveryCodes codes={open} email={me.email} close={close} />}
    </Card>
  );
};

type SummaryProps = { readonly me: SignedIn; readonly security: Security; readonly choose: (open: OpenDialog) => void };

const Summary = ({ me, security: { secondFactor, passkeys }, choose }: SummaryProps) => {
  const t = useWords(securityWords);
  const f = useFormat();
  if (!secondFactor)
    return (
      <>
        <FactorDue me={me} />
        <p className={styles['text']}>{t('factor.text')}</p>
        <div className={styles['acts']}>
          <Button kind="main" onClick={() => choose('setUp')}>
            {t('factor.set')}
          </Button>
        </div>
      </>
    );
  const { hasApp } = secondFactor;
  const mayDisable = passkeys.length > 0 || !me.claims.includes('admin');
  return (
    <>
      <p>{t(hasApp ? 'factor.since' : 'factor.since.keys', { at: f.instant(secondFactor.since) })}</p>
      <p className={styles['text']}>{t('factor.left', { n: secondFactor.recoveryCodes, of: accountNumbers.recoveryCodes })}</p>
      <div className={styles['acts']}>
        <Button onClick={() => choose('renew')}>{t('codes.renew')}</Button>
        <Button onClick={() => choose('setUp')}>{t(hasApp ? 'factor.replace' : 'factor.addApp')}</Button>
        {hasApp && mayDisable && (
          <Button onClick={() => choose('disable')}>{t(passkeys.length > 0 ? 'factor.disable.app' : 'factor.disable')}</Button>
        )}
      </div>
    </>
  );
};

/** Tells an admin until when, or that the claim rests: then it is not among the claims. */
const FactorDue = ({ me: { secondFactorDue, claims } }: { readonly me: SignedIn }) => {
  const t = useWords(securityWords);
  const f = useFormat();
  if (secondFactorDue === null) return null;
  const isOver = !claims.includes('admin');
  return (
    <div className={styles['note']}>
      <Note tone={isOver ? 'red' : 'amber'}>{isOver ? t('factor.overdue') : t('factor.due', { due: f.instant(secondFactorDue) })}</Note>
    </div>
  );
};
