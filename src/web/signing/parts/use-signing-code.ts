import { useState } from 'react';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { signingCalls } from '../../../contract/signing/endpoints.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';

type Sent = OutputOf<typeof signingCalls.requestSigningCode>;
/** The document to sign and the address that its code is sent to. */
export type SigningSubject = { readonly offerId: string; readonly purpose: 'offer' | 'lease' | 'protocol'; readonly proxyToken?: string };

/** The code of a signing act: asked for, typed, and why the last try failed. */
export const useSigningCode = (subject: SigningSubject) => {
  const [sent, setSent] = useState<Sent | null>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const refusalText = useRefusalText();
  const request = async (): Promise<void> => {
    setBusy(true);
    const answer = await browserAsk(signingCalls.requestSigningCode, subject);
    setBusy(false);
    setError(answer.ok ? undefined : refusalText(answer.refusal));
    if (!answer.ok) return;
    setSent(answer.value);
    setCode('');
  };
  const type = (digits: string): void => {
    setCode(digits);
    setError(undefined);
  };
  return { sent, code, type, busy, error, setError, request };
};

/** The code of a signature: whether it was sent, what was typed, and how to ask again. */
export type SigningCode = ReturnType<typeof useSigningCode>;
