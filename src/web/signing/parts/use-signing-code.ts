import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { signingCalls } from '../../../contract/signing/endpoints.ts';
import type { SigningPurpose } from '../../../domain/signing/rules.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';

type SentCode = NonNullable<OutputOf<typeof signingCalls.getSentCode>['sent']>;
/** The document to sign and the address that its code is sent to. */
export type SigningSubject = { readonly offerId: string; readonly purpose: SigningPurpose; readonly proxyToken?: string };

/** The code of a signing act: asked for, typed, and why the last try failed. `onCosigner` is told when a second signer has to be chosen first. */
export const useSigningCode = (subject: SigningSubject, onCosigner?: () => unknown) => {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const refusalText = useRefusalText();
  const { offerId, purpose, proxyToken } = subject;
  // A page that was loaded again, on a phone that was away reading the mail, shows the place for the code that was sent.
  useEffect(() => {
    let isGone = false;
    const known = { offerId, purpose, ...(proxyToken === undefined ? {} : { proxyToken }) };
    void browserAsk(signingCalls.getSentCode, known).then((answer) => {
      const before = answer.ok ? answer.value.sent : null;
      if (!isGone && before !== null) setSent((now) => now ?? before);
    });
    return () => {
      isGone = true;
    };
  }, [offerId, purpose, proxyToken]);
  const request = async (): Promise<void> => {
    setBusy(true);
    const answer = await browserAsk(signingCalls.requestSigningCode, subject);
    setBusy(false);
    setError(answer.ok ? undefined : refusalText(answer.refusal));
    if (!answer.ok && answer.refusal.code === 'company.cosigner_needed') onCosigner?.();
    if (!answer.ok) return;
    setSent(answer.value);
    setCode('');
  };
  const type = (digits: string): void => {
    setCode(digits);
    setError(undefined);
  };
  return { sent, code, type, busy, error, setError, request, isByLink: proxyToken !== undefined };
};

/** The code of a signature: whether it was sent, what was typed, and how to ask again. */
export type SigningCode = ReturnType<typeof useSigningCode>;
