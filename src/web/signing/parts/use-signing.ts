import { useState } from 'react';
import type { Answer } from '../../../contract/kit/client.ts';
import { signWords } from '../../../words/signing/sign.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useWords } from '../../kit/words/words.ts';
import { type SigningSubject, useSigningCode } from './use-signing-code.ts';

/** The state of a signing: which consents are ticked, the code, and sending both. Nothing is sent before all is there; what is missing is said. */
export const useSigning = (
  subject: SigningSubject,
  keys: readonly string[],
  send: (code: string) => Promise<Answer<unknown>>,
  onCosigner?: () => unknown,
) => {
  const t = useWords(signWords);
  const refusalText = useRefusalText();
  const signing = useSigningCode(subject, onCosigner);
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const [tried, setTried] = useState(false);
  const consented = keys.every((key) => ticked[key]);
  const sign = async (): Promise<void> => {
    setTried(true);
    if (signing.sent === null) return signing.setError(t('code.first'));
    if (signing.code.length < 6) return signing.setError(t('code.missing'));
    if (!consented) return;
    const answer = await send(signing.code);
    if (!answer.ok) signing.setError(refusalText(answer.refusal));
  };
  const tick = (key: string, value: boolean): void => setTicked((before) => ({ ...before, [key]: value }));
  return { signing, sign, consented, tick, isTicked: (key: string) => ticked[key] ?? false, tried };
};
